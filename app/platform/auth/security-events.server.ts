import { log } from "#app/platform/env/log.server.ts";

/** A change of a sign-in method. The owner is notified, so that an attacker's change does not go unnoticed. */
export type SecurityChange = "password" | "two_factor_on" | "two_factor_off" | "backup_codes" | "passkey_added" | "passkey_removed" | "email";

export type SecurityEvent = {
  userId: string;
  change: SecurityChange;
  /** The address until now, where the address is what changed. */
  formerEmail?: string;
};

type Listener = (event: SecurityEvent) => Promise<void>;
const holder = globalThis as typeof globalThis & { diwanSecurityListener?: Listener };

/** The composition root registers the listener; this module depends on no feature. */
export function onSecurityChange(listener: Listener): void {
  holder.diwanSecurityListener = listener;
}

/** The change is already committed: a failed notification is logged only. */
export async function announceSecurityChange(event: SecurityEvent): Promise<void> {
  await holder.diwanSecurityListener?.(event).catch((error) => log.error({ err: error, change: event.change }, "could not notify of a security change"));
}
