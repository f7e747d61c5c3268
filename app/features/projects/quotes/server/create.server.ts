import { invalid, notFound } from "#app/platform/api/errors.ts";
import { once } from "#app/platform/api/once.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { dropFiles, storeEach } from "#app/platform/media/store-each.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { canonicalCity } from "#app/platform/places/places.ts";
import { normalizePhone } from "#app/platform/rules/phone.ts";
import type { QuoteInput } from "../quotes.contract.ts";
import { type Reach, reachOf } from "../quotes.reach.ts";
import { checkQuote } from "../quotes.rules.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTOS, type QuoteField, type QuoteProblem } from "../quotes.ts";
import { acknowledgementTo } from "./acknowledgement.server.ts";
import { notifyQuoteRequest } from "./mails.server.ts";

const PER_PERSON = { max: 5, windowSeconds: 3600 };

type Created = { id: string; createdAt: string; reach: Reach };

type Problems = Partial<Record<QuoteField, QuoteProblem>>;

/** The request that this key created earlier, if any. Only its sender knows the key. */
async function findByKey(key: string): Promise<Created | null> {
  const row = await db.selectFrom("quote_requests").select(["id", "created_at", "reach"]).where("idempotency_key", "=", key).executeTakeFirst();
  return row ? { id: row.id, createdAt: row.created_at.toISOString(), reach: row.reach as Reach } : null;
}

export const createQuote = (input: QuoteInput, context: ProcedureContext): Promise<Created> =>
  once(
    () => findByKey(input.idempotencyKey),
    () => insertQuote(input, context),
  );

async function insertQuote(input: QuoteInput, { viewer, language, ip }: ProcedureContext): Promise<Created | null> {
  const problems = checkQuote(input);
  const city = canonicalCity(input.city);
  if (!city) problems.city ??= "city";
  if (input.photos.length > MAX_PHOTOS) problems.photos = "tooMany";
  if (Object.keys(problems).length > 0) throw invalid<Problems>(problems);
  const vendor = await db
    .selectFrom(listings().as("v"))
    .select(["id", "name", "name_ar", "slug", "contact_email", "organization_id"])
    .where("id", "=", input.vendorId)
    .where("is_public", "=", true)
    .executeTakeFirst();
  if (!vendor) throw notFound();
  // after validation: an invalid form does not count as sent
  await enforceLimit(`quote:${callerOf(viewer, ip)}`, PER_PERSON);
  const photos = await storeEach(input.photos, "photos", (photo) =>
    storeImage(photo.stream(), { isPublic: false, ownerId: viewer?.id ?? null, maxBytes: MAX_PHOTO_BYTES }),
  );
  const acknowledged = await acknowledgementTo(input.contactEmail.toLowerCase(), viewer);
  const reach = reachOf({ hasTeam: vendor.organization_id !== null, contactEmail: vendor.contact_email });
  const created = await db.transaction().execute(async (trx) => {
    const { photos: _, idempotencyKey, vendorId, projectType, budgetMin, budgetMax, startWhen, contactName, contactEmail, contactPhone, description } = input;
    const row = await trx
      .insertInto("quote_requests")
      .values({
        id: newId(),
        idempotency_key: idempotencyKey,
        vendor_id: vendorId,
        requester_id: viewer?.id ?? null,
        project_type: projectType,
        city: city ?? input.city,
        budget_min: budgetMin,
        budget_max: budgetMax,
        start_when: startWhen,
        description,
        contact_name: contactName,
        contact_email: contactEmail.toLowerCase(),
        contact_phone: normalizePhone(contactPhone) ?? (contactPhone || null),
        language,
        reach,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning(["id", "created_at"])
      .executeTakeFirst();
    if (!row) return null;
    if (photos.length > 0)
      await trx
        .insertInto("quote_request_photos")
        .values(photos.map(({ id }, position) => ({ quote_request_id: row.id, file_id: id, position })))
        .execute();
    await notifyQuoteRequest(trx, { ...input, id: row.id, city: city ?? input.city }, vendor, {
      reach,
      language,
      requesterId: viewer?.id ?? null,
      acknowledged,
    });
    return { id: row.id, createdAt: row.created_at.toISOString(), reach };
  });
  // the second of two clicks: its copies of the photographs are not used
  if (!created) await dropFiles(photos.map(({ id }) => id));
  return created;
}
