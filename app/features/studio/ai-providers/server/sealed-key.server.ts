import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "#app/platform/env/env.server.ts";

const IV = 12;
const TAG = 16;
let derived: Buffer | undefined;
const sealingKey = (): Buffer => {
  derived ??= Buffer.from(hkdfSync("sha256", env.secret, "", "diwan ai-provider keys", 32));
  return derived;
};

/** A provider's key as it lies in the database: AES-256-GCM, bound to its row so that it opens in no other. */
export function sealKey(key: string, providerId: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(), iv).setAAD(Buffer.from(providerId));
  const sealed = Buffer.concat([cipher.update(key, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** null: it was encrypted with another secret, or tampered with. */
export function openKey(sealed: Buffer, providerId: string): string | null {
  try {
    const decipher = createDecipheriv("aes-256-gcm", sealingKey(), sealed.subarray(0, IV)).setAAD(Buffer.from(providerId));
    decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** What is shown of it. */
export const hintOf = (key: string): string => (key.length >= 12 ? key.slice(-4) : "");
