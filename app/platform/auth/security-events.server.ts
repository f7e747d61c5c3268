import { log } from "#app/platform/env/log.server.ts";

/** What changed about the way into an account. Its owner is told, so that someone else's doing does not go unnoticed. */
export type SecurityChange = "password" | "two_factor_on" | "two_factor_off" | "backup_codes" | "passkey_added" | "passkey_removed" | "email";

export type SecurityEvent = {
  userId: string;
  change: SecurityChange;
  /** The address until now, where the address is what changed. */
  formerEmail?: string;
};

type Listener = (event: SecurityEvent) => Promise<void>;
const holder = globalThis as typeof globalThis & { diwanSecurityListener?: Listener };

/** The server hands in who tells people; this module knows no feature. */
export function onSecurityChange(listener: Listener): void {
  holder.diwanSecurityListener = listener;
}

/** The change is done already: that telling of it fails is logged, not answered. */
export async function announceSecurityChange(event: SecurityEvent): Promise<void> {
  await holder.diwanSecurityListener?.(event).catch((error) => log.error({ err: error, change: event.change }, "a security change could not be told"));
}
