import { createECDH, hkdfSync } from "node:crypto";
import { env } from "#app/platform/env/env.server.ts";

const CURVE = "prime256v1";
/** Of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** So many more bits than the order has that the remainder is as good as evenly spread (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48;

export type VapidKeys = { publicKey: string; privateKey: string };
let known: VapidKeys | undefined;

/**
 * The pair of keys by which push services know who sends (RFC 8292), made from the product's secret: the same in every process and after every start. Another
 * secret has another pair; the sessions, and with them all subscriptions, end with the old one.
 */
export function vapidKeys(secret = env.secret): VapidKeys {
  if (known && secret === env.secret) return known;
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "web push", SEED_BYTES)).toString("hex");
  const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n;
  const secretKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secretKey);
  const keys = { publicKey: pair.getPublicKey("base64url"), privateKey: secretKey.toString("base64url") };
  if (secret === env.secret) known = keys;
  return keys;
}

/** Whom push services may write to about the messages: the address of our mails. */
export const vapidSubject = (): string => `mailto:${/<([^>]+)>/.exec(env.mailFrom)?.[1] ?? env.mailFrom}`;

/** Whether a browser's keys can encrypt a message: a point on the curve, and 16 bytes. */
export function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== 65 || Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
