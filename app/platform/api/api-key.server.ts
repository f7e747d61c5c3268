import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#app/platform/env/env.server.ts";

/** The key that pages send with the connection test: public, the same for all clients, derived from the secret. */
export function publicApiKey(): string {
  key ??= createHmac("sha256", env.secret).update("public-api-key").digest("base64url").slice(0, 32);
  return key;
}

/** Every page carries it. */
let key: string | undefined;

/** Compares two texts in constant time. */
export function isSameSecret(given: string, wanted: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}

export const isPublicApiKey = (given: string | undefined): boolean => isSameSecret(given ?? "", publicApiKey());
