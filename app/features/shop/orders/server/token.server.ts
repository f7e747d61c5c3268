import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#app/platform/env/env.server.ts";

const BYTES = 24;
const digestOf = (checkoutId: string): Buffer => createHmac("sha256", env.secret).update(`checkout ${checkoutId}`).digest().subarray(0, BYTES);

/** Opens a checkout without an account. Made of its id, so that the same checkout has the same one. */
export const tokenOf = (checkoutId: string): string => digestOf(checkoutId).toString("base64url");

export function isTokenOf(checkoutId: string, token: string): boolean {
  const given = Buffer.from(token, "base64url");
  return given.length === BYTES && timingSafeEqual(given, digestOf(checkoutId));
}

/** The page of thanks, for holders of the link. */
export const orderedPath = (checkoutId: string): string => `/ordered/${checkoutId}?token=${tokenOf(checkoutId)}`;
