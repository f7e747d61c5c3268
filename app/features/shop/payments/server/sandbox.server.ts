import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { newRandomId } from "#app/platform/database/random-id.ts";
import { env } from "#app/platform/env/env.server.ts";
import type { PaymentProvider, ProviderStatus } from "./provider.server.ts";

/** A message older than this is a replay. */
const WINDOW_SECONDS = 300;
export const SIGNATURE_HEADER = "x-sandbox-signature";

const Webhook = z.object({ id: z.uuid(), type: z.string().max(40), checkout: z.uuid() });

const sign = (seconds: number, body: string): Buffer =>
  createHmac("sha256", createHmac("sha256", env.secret).update("sandbox webhooks").digest()).update(`${seconds}.${body}`).digest();

/** A message as the sandbox sends it, with its signature. */
export function sandboxWebhook(checkout: string, type: string, at = new Date()): { headers: Headers; body: string } {
  const body = JSON.stringify({ id: newId(), type, checkout });
  const seconds = Math.floor(at.getTime() / 1000);
  return { headers: new Headers({ [SIGNATURE_HEADER]: `t=${seconds},v1=${sign(seconds, body).toString("hex")}` }), body };
}

function isGenuine(header: string | null, body: string): boolean {
  const [, seconds = "", signature = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  const given = Buffer.from(signature, "hex");
  const right = sign(Number(seconds), body);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return Math.abs(Date.now() / 1000 - Number(seconds)) <= WINDOW_SECONDS;
}

const STATES: Record<string, ProviderStatus["state"]> = { approved: "paid", declined: "declined" };

async function readOne(ref: string) {
  const row = await db.selectFrom("sandbox_payments").selectAll().where("id", "=", ref).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A provider of our own, with a page to pay on that takes no money: for demos, tests and development. */
export const sandboxProvider: PaymentProvider = {
  async createCheckout({ amount, currency, returnUrl }) {
    const ref = newRandomId();
    await db.insertInto("sandbox_payments").values({ id: ref, amount, currency, return_url: returnUrl }).execute();
    return { ref, payUrl: `${env.siteUrl}/pay/sandbox/${ref}` };
  },
  async fetchStatus(ref) {
    const { outcome, amount, currency } = await readOne(ref);
    return { state: STATES[outcome] ?? "open", amount, currency };
  },
  async refund({ ref, refundId, amount }) {
    await db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto("sandbox_refunds")
        .values({ key: refundId, sandbox_id: ref, amount })
        .onConflict((conflict) => conflict.doNothing())
        .returning("key")
        .executeTakeFirst();
      if (!added) return;
      await trx
        .updateTable("sandbox_payments")
        .set((eb) => ({ refunded: eb("refunded", "+", amount) }))
        .where("id", "=", ref)
        .execute();
    });
  },
  parseWebhook(headers, body) {
    if (!isGenuine(headers.get(SIGNATURE_HEADER), body)) return null;
    const { id, type, checkout } = Webhook.parse(JSON.parse(body));
    return { eventId: id, ref: checkout, kind: type };
  },
};
