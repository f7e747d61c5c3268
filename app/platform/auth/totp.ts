import { createHmac } from "node:crypto";
import { isSameSecret } from "#app/platform/api/api-key.server.ts";

const PERIOD_MS = 30_000;
const DIGITS = 6;

/** The code of an authenticator app at a step of time (RFC 6238). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step that a code belongs to: this one, or its neighbors, for clocks that differ and codes that expire while being typed. */
export function stepOf(code: string, secret: string, now: number): number | undefined {
  const current = Math.floor(now / PERIOD_MS);
  return [current - 1, current, current + 1].find((step) => isSameSecret(code, codeAt(secret, step)));
}
