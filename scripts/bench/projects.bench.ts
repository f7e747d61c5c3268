import { sql } from "kysely";
import type { QuotationContent } from "#app/features/projects/quotations/public.ts";
import { emptyLine } from "#app/features/projects/quotations/rules/edits.ts";
import { connect, db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { CARDS_OF_PAGE } from "#app/platform/list/page-sizes.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { measure, professionalsDatabase } from "./database.ts";

const RUNS = 21;
const BIDS = 10;
const LINES = 200;

/** The directory of professionals, the jobs that fit one of them, and the comparison of long bids, among 200,000 professionals, 500,000 projects and 2,000,000 bids. */
export async function run(): Promise<void> {
  const database = await professionalsDatabase();
  connect(database.url);
  await import("#app/api/router.server.ts");
  const { listProfessionals } = await import("#app/features/directory/professionals/server/list.server.ts");
  const { listFacets } = await import("#app/features/directory/professionals/server/facets.server.ts");
  const { EMPTY_SEARCH } = await import("#app/features/directory/professionals/professionals.search.ts");
  const { fittingJobs, listJobs } = await import("#app/features/projects/requests/server/list.server.ts");
  const { compareRequest } = await import("#app/features/projects/requests/server/compare.server.ts");
  try {
    const cases: [string, Partial<typeof EMPTY_SEARCH>][] = [
      ["directory: first page", {}],
      ["directory: trade and region", { profession: "architect", place: "SA-01" }],
      ["directory: city, best reviewed first", { place: "Abha", sort: "rating" }],
      ["directory: words", { search: "reem alharbi" }],
    ];
    for (const [name, given] of cases) {
      const search = { ...EMPTY_SEARCH, ...given };
      await measure(name, RUNS, () => listProfessionals({ ...search, limit: CARDS_OF_PAGE }, "en"));
      await measure(`${name}: counts beside it`, RUNS, () => listFacets(search, "ar"));
    }
    const professional = await viewerOf(sql`p.professional_type = 'architect' and p.city = 'Riyadh'`, "professional");
    await measure("jobs that fit me, the first to close", RUNS, () => fittingJobs(professional, 3, "en"));
    await measure("jobs that fit me, a page with counts", RUNS, () => listJobs(professional, { tab: "fits" }, "en"));
    const household = await viewerOf(sql`p.role = 'homeowner'`, "homeowner");
    const id = await longRequest(household.id);
    await measure(`${BIDS} bids of ${LINES} lines compared`, RUNS, () => compareRequest(id, household, "en"));
  } finally {
    await disconnect();
    await database.stop();
  }
}

async function viewerOf(where: ReturnType<typeof sql>, role: "professional" | "homeowner") {
  const { rows } = await sql<{ id: string }>`select p.id from profiles p where p.username like 'bench.%' and ${where} order by p.id limit 1`.execute(db);
  return aViewer(role, { id: rows[0]?.id ?? "" });
}

/** A request of that person with as many long bids, made anew each time. */
async function longRequest(ownerId: string): Promise<string> {
  const [project] = (await sql<{ id: string }>`select id from projects where owner_id = ${ownerId} limit 1`.execute(db)).rows;
  const id = newId();
  const past = new Date(Date.now() - 1_000);
  const items = Array.from({ length: LINES }, (_, n) => ({ id: newId(), request_id: id, number: n + 1, name: `Item ${n + 1}`, quantity: 10, unit: "m2" }));
  await db.transaction().execute(async (trx) => {
    const owner = { project_id: project?.id ?? "", owner_id: ownerId, idempotency_key: id };
    await trx
      .insertInto("requests")
      .values({ id, ...owner, kind: "invited", status: "closed", title: "All of it", city: "Riyadh", deadline: past, sent_at: past, opened_at: past })
      .execute();
    await trx.insertInto("request_items").values(items).execute();
    const { rows } = await sql<{ id: string }>`select id from professionals order by id limit ${BIDS}`.execute(trx);
    for (const [place, bidder] of rows.entries()) {
      const [bidId, quotationId] = [newId(), newId()];
      const sent = { sent_at: past, priced_on: "2026-11-01", valid_until: "2027-11-01" };
      await trx
        .insertInto("bids")
        .values({ id: bidId, request_id: id, bidder_id: bidder.id, status: "submitted", revision: 1, total: 1_000_000, submitted_at: past })
        .execute();
      await trx
        .insertInto("quotations")
        .values({
          id: quotationId,
          author_id: bidder.id,
          idempotency_key: quotationId,
          language: "en",
          title: "All of it",
          sent_number: 1,
          link_key: quotationId,
          bid_id: bidId,
        })
        .execute();
      await trx
        .insertInto("quotation_revisions")
        .values({ id: newId(), quotation_id: quotationId, number: 1, content: JSON.stringify(content(place)), ...sent })
        .execute();
    }
  });
  return id;
}

const content = (place: number): QuotationContent => ({
  ...{ title: "All of it", intro: "", terms: "", startsOn: null, weeks: 8, validDays: 30, chargesVat: true },
  groups: [
    {
      ...{ id: newId(), name: "Everything" },
      lines: Array.from({ length: LINES }, (_, n) =>
        emptyLine({ item: n + 1, text: `Item ${n + 1}`, quantity: 10_000, unit: "m2", unitPrice: 10_000 + n * 10 + place }),
      ),
    },
  ],
  stages: [{ id: newId(), text: "On signing", due: "", share: 10_000 }],
});
