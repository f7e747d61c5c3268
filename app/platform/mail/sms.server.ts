import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";

/** A text message; `to` in E.164. */
type Sms = { to: string; text: string; language: string };
type QueuedSms = Sms & {
  /** The same at every attempt, so that the receiving service can detect retries. */
  id: string;
  at: string;
};

const TIMEOUT_MS = 10_000;

/**
 * How text messages leave: with SMS_URL as `POST` of `{ id, to, text, language }` in JSON to that https address, with `Authorization: Bearer SMS_TOKEN`
 * where a token is set and `Idempotency-Key: <id>`; any status of 200 to 299 means accepted. Without SMS_URL as files in the outbox folder.
 */
async function deliver({ at, ...sms }: QueuedSms): Promise<void> {
  if (env.smsUrl) {
    const response = await fetch(env.smsUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": sms.id,
        ...(env.smsToken && { Authorization: `Bearer ${env.smsToken}` }),
      },
      body: JSON.stringify(sms),
      // A redirect would send number and code to an address that nobody configured.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The text message service answered ${response.status}`);
    return;
  }
  const folder = join(env.dataDir, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${at.replaceAll(":", "-")}-${sms.id}.sms.txt`);
  await writeFile(`${file}.part`, `To: ${sms.to}\nLanguage: ${sms.language}\n\n${sms.text}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

export const smsJob = defineJob<QueuedSms>({ name: "sms", handler: deliver, expireInSeconds: 30, retryLimit: 4, concurrency: 2 });

/** Queues a text message; with `trx` it goes out only if that commits. */
export async function sendSms(sms: Sms, options: { trx?: Kysely<DB> } = {}): Promise<void> {
  await enqueue(smsJob, { ...sms, id: newId(), at: new Date().toISOString() }, options);
}
