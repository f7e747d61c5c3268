import { createHash } from "node:crypto";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";

const PER_ADDRESS = { max: 10, windowSeconds: DAY_SECONDS };

/** Counts an invitation or a quote to a mailbox that may be a stranger's, across senders and what they send. @throws TOO_MANY_REQUESTS */
export const countInvitation = (address: string): Promise<void> =>
  enforceLimit(`invited:${createHash("sha256").update(address).digest("base64url")}`, PER_ADDRESS);
