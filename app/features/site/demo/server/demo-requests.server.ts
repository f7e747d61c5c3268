import { type Insertable, type Kysely, sql } from "kysely";
import { type QuotationContent, type QuotationLine, totalsOf } from "#app/features/projects/quotations/public.ts";
import { fitsFor } from "#app/features/projects/requests/public.server.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { bidExtra, bidIntros, bidStages, requestWords } from "../data/bids.ts";
import { type Seeded, seeded, seededId } from "../seeded.ts";

type Input = { accounts: Partial<Record<Role, string>>; ownVendor: string | undefined; newest: Date };
type Item = { number: number; name: string; quantity: number | null; unit: string | null };
type Side = { userId: string; vendorId: string | null };

const VALID_DAYS = 30;
const VAT = 1.15;
/** Of the bids, so many leave an item out, or offer something beside what was asked. */
const WITH_GAP = 0.3;
const WITH_EXTRA = 0.4;
const WARRANTIES = [null, 12, 12, 24, 24, 60];
/** Where the demo's professional and vendor work. */
const NEAR = ["Riyadh", "Dammam", "Buraydah"];
const OPEN_TO = ["architect", "interior_designer"];
const isArabic = (text: string) => /[\u0621-\u064a]/.test(text);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

async function placedProjects(trx: Kysely<DB>) {
  const { rows } = await sql<{
    id: string;
    ownerId: string;
    status: "open" | "in_progress" | "completed";
    title: string;
    work: string | null;
    property: string | null;
    occupancy: string | null;
    permits: string | null;
    styles: string[];
    about: string | null;
    city: string;
    district: string | null;
    builtYear: number | null;
    rooms: { kind: string; name: string | null; area: number | null }[];
    budgetMin: string;
    budgetMax: string;
    placedAt: Date;
    items: Item[];
    pieces: object[];
  }>`select p.id, p.owner_id "ownerId", p.status, p.title, p.work, p.property, p.occupancy, p.permits, p.styles, p.about, p.city, p.district,
      p.built_year "builtYear", (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'name', r.name, 'area', r.area) order by r.position), '[]')
        from project_rooms r where r.project_id = p.id) rooms, p.budget_min "budgetMin", p.budget_max "budgetMax", p.placed_at "placedAt",
      (select jsonb_agg(jsonb_build_object('number', i.number, 'name', i.name, 'quantity', i.quantity, 'unit', i.unit) order by i.number)
        from brief_items i where i.project_id = p.id) items,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'productId', c.product_id, 'name', c.name, 'seller', c.seller, 'quantity', c.quantity, 'note', c.note)
        order by c.position), '[]') from brief_pieces c where c.project_id = p.id) pieces
    from projects p where p.status in ('open', 'in_progress', 'completed') order by p.created_at desc, p.id`.execute(trx);
  return rows;
}

/** What each item costs in the market, in halalas before VAT: together the budget of the project. */
function marketPrices(items: readonly Item[], budget: number, random: Seeded): Map<number, number> {
  const weights = items.map(() => random.int(2, 6));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(items.map(({ number, quantity }, index) => [number, ((budget / VAT) * (weights[index] ?? 1)) / all / (quantity || 1)]));
}

const toRiyals = (halalas: number) => Math.round(halalas / 100) * 100;

function aBid(name: string, at: Date, input: { title: string; items: readonly Item[]; prices: ReadonlyMap<number, number>; random: Seeded }): QuotationContent {
  const { title, items, prices, random } = input;
  const word = isArabic(title) ? 1 : 0;
  const level = 0.86 + random.next() * 0.34;
  const missing = items.length > 2 && random.chance(WITH_GAP) ? random.pick(items).number : 0;
  const lineOf = (text: string, more: Partial<QuotationLine>): QuotationLine => ({
    ...{ id: seededId(`${name} ${text}`, at), item: null, text, note: "", kind: "included", nature: "both", vat: "standard", replaces: null },
    ...{ quantity: 1_000, unit: "job", unitPrice: null },
    ...more,
  });
  const lines = items
    .filter(({ number }) => number !== missing)
    .map(({ number, name: text, quantity, unit }) =>
      lineOf(text, {
        ...{ item: number, quantity: Math.round((quantity || 1) * 1_000), unit: (unit ?? "job") as QuotationLine["unit"] },
        unitPrice: toRiyals((prices.get(number) ?? 0) * level * (0.93 + random.next() * 0.14)),
      }),
    );
  if (random.chance(WITH_EXTRA)) lines.push(lineOf(bidExtra[word], { kind: "optional", unitPrice: random.int(6, 14) * 100_00 }));
  return {
    ...{ title, intro: random.pick(bidIntros)[word], terms: "", startsOn: dayOf(new Date(at.getTime() + 21 * DAY_MS)), weeks: random.int(3, 11) },
    ...{ validDays: VALID_DAYS, warrantyMonths: random.pick(WARRANTIES), chargesVat: true },
    groups: [{ id: seededId(`${name} group`, at), name: title, lines }],
    stages: bidStages.map(([text, due, share], index) => ({ id: seededId(`${name} stage ${index}`, at), text: text[word], due: due[word], share })),
  };
}

/** Requests for bids on the projects that are open or went on, with three to five bids each: sealed, opened to be compared, and awarded. */
export async function insertRequests(trx: Kysely<DB>, { accounts, ownVendor, newest }: Input): Promise<void> {
  const { homeowner, professional, vendor } = accounts;
  const people = await trx
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select("p.id")
    .where("u.is_demo", "=", true)
    .where("p.role", "=", "professional")
    .orderBy("u.email")
    .execute();
  const emails = new Map((await trx.selectFrom("users").select(["id", "email"]).execute()).map(({ id, email }) => [id, email.toLowerCase()]));
  const sides: Side[] = people.filter(({ id }) => id !== professional).map(({ id }) => ({ userId: id, vendorId: null }));
  const known: Side[] = [
    ...(professional ? [{ userId: professional, vendorId: null }] : []),
    ...(vendor && ownVendor ? [{ userId: vendor, vendorId: ownVendor }] : []),
  ];
  const categories = (
    await trx
      .selectFrom("vendor_categories as c")
      .innerJoin("categories as k", "k.id", "c.category_id")
      .select(sql<string>`coalesce(k.parent_id, k.id)`.as("id"))
      .where("c.vendor_id", "=", ownVendor ?? null)
      .distinct()
      .execute()
  ).map(({ id }) => id);
  const requests: Insertable<DB["requests"]>[] = [];
  const items: Insertable<DB["request_items"]>[] = [];
  const invitations: Insertable<DB["request_invitations"]>[] = [];
  const bids: Insertable<DB["bids"]>[] = [];
  const quotations: Insertable<DB["quotations"]>[] = [];
  const revisions: Insertable<DB["quotation_revisions"]>[] = [];
  const members: Insertable<DB["project_people"]>[] = [];
  const events: Insertable<DB["project_events"]>[] = [];
  for (const [n, project] of (await placedProjects(trx)).entries()) {
    const random = seeded(`request ${n}`);
    // The demo's homeowner has bids to compare; every other open request is sealed.
    const isSealed = project.status === "open" && project.ownerId !== homeowner && n % 4 !== 1;
    // To everybody who fits, so that the demo's professional and vendor find some that nobody invited them to.
    const isOpen = isSealed && NEAR.includes(project.city);
    const status = project.status !== "open" ? "awarded" : isSealed ? "open" : "closed";
    const sent = isSealed ? new Date(newest.getTime() - random.int(2, 6) * DAY_MS) : new Date(project.placedAt.getTime() + 3 * DAY_MS);
    const deadline = isSealed ? new Date(newest.getTime() + random.int(5, 12) * DAY_MS - 3 * 3_600_000) : new Date(sent.getTime() + 3 * DAY_MS);
    const id = seededId(`request ${n}`, sent);
    const [budgetMin, budgetMax] = [Number(project.budgetMin), Number(project.budgetMax)];
    const { title, city, district, work, property, occupancy, permits, styles, about, builtYear, rooms, ownerId } = project;
    const word = isArabic(title) ? 1 : 0;
    requests.push({
      ...{
        id,
        project_id: project.id,
        owner_id: ownerId,
        idempotency_key: id,
        kind: isOpen ? "open" : "invited",
        status,
        title,
        city,
        district,
        deadline,
        sent_at: sent,
      },
      ...{ words: random.pick(requestWords)[word], opened_at: isSealed ? null : deadline, created_at: sent, updated_at: isSealed ? sent : deadline },
      ...(isOpen && { trades: OPEN_TO, categories, fits: fitsFor({ trades: OPEN_TO, categories }, city) }),
      brief: JSON.stringify({ work, property, occupancy, permits, styles, about, builtYear, rooms, budgetMin, budgetMax, pieces: project.pieces }),
    });
    for (const item of project.items)
      items.push({
        ...item,
        id: seededId(`request ${n} item ${item.number}`, sent),
        request_id: id,
        room_kind: rooms[0]?.kind ?? null,
        room: null,
        note: null,
      });
    const asked = [...known.filter((_, index) => !isOpen && (n + index) % 2 === 0), ...random.sample(sides, 5)].filter(({ userId }) => userId !== ownerId);
    const bidders = asked.slice(0, random.int(3, 5));
    const prices = marketPrices(project.items, (budgetMin + budgetMax) / 2, random);
    for (const { userId, vendorId } of isOpen ? [] : asked)
      invitations.push({
        ...{ id: seededId(`request ${n} to ${vendorId ?? userId}`, sent), request_id: id, created_at: sent },
        ...{ user_id: vendorId ? null : userId, vendor_id: vendorId, seen_at: new Date(sent.getTime() + DAY_MS / 3) },
      });
    const arrived: { bidder: string; sum: number; at: Date }[] = [];
    for (const [place, { userId, vendorId }] of bidders.entries()) {
      const name = `bid ${n} ${place}`;
      const at = new Date(sent.getTime() + DAY_MS / 2 + place * 5 * 3_600_000);
      const content = aBid(name, at, { title, items: project.items, prices, random });
      const { net, vat, gross } = totalsOf(content, dayOf(at));
      arrived.push({ bidder: vendorId ?? userId, sum: gross, at });
      const bidId = seededId(name, at);
      const [quotationId, revisionId] = [seededId(`${name} quote`, at), seededId(`${name} revision`, at)];
      const validUntil = dayOf(new Date((isSealed ? newest : deadline).getTime() + VALID_DAYS * DAY_MS));
      bids.push({
        ...{ id: bidId, request_id: id, bidder_id: vendorId ? null : userId, vendor_id: vendorId, created_at: at, updated_at: at },
        ...{
          status: status === "awarded" ? (place === 0 ? "accepted" : "declined") : "submitted",
          revision: 1,
          total: gross,
          valid_until: validUntil,
          submitted_at: at,
        },
      });
      quotations.push({
        ...{
          id: quotationId,
          author_id: userId,
          vendor_id: vendorId,
          idempotency_key: quotationId,
          language: word ? "ar" : "en",
          title,
          gross,
          sent_number: 1,
        },
        ...{ link_key: `demo-${quotationId}`, bid_id: bidId, created_at: at, updated_at: at },
      });
      revisions.push({
        ...{ id: revisionId, quotation_id: quotationId, number: 1, content: JSON.stringify(content), net, vat, gross, saved_by: userId, saved_at: at },
        ...{ sent_at: at, priced_on: dayOf(at), valid_until: validUntil },
      });
    }
    const winner = status === "awarded" ? bidders[0] : undefined;
    if (winner)
      members.push({
        ...{ id: seededId(`request ${n} winner`, deadline), project_id: project.id, user_id: winner.userId, role: "professional", status: "accepted" },
        ...{ email: emails.get(winner.userId) ?? "", token: seededId(`request ${n} token`, deadline), invited_by: ownerId, expires_at: deadline },
        ...{ answered_at: deadline, created_at: deadline },
      });
    const past = [
      { kind: "bids.asked", at: sent, by: ownerId, data: {} },
      ...(isSealed ? [] : arrived.map(({ at, ...data }) => ({ kind: "bids.received", at, by: null, data }))),
      ...(isSealed ? [] : [{ kind: "bids.opened", at: deadline, by: null, data: {} }]),
      ...(winner && arrived[0]
        ? [{ kind: "bids.awarded", at: deadline, by: ownerId, data: { bidder: arrived[0].bidder, sum: arrived[0].sum, others: arrived.length - 1 } }]
        : []),
    ];
    for (const { kind, at, by, data } of past)
      events.push({
        ...{ id: seededId(`request ${n} ${kind} ${"bidder" in data ? data.bidder : ""}`, at), project_id: project.id, actor_id: by, kind },
        ...{ data: JSON.stringify({ request: title, ...data }), created_at: at },
      });
  }
  await trx.insertInto("requests").values(requests).execute();
  await trx.insertInto("request_items").values(items).execute();
  await trx.insertInto("request_invitations").values(invitations).execute();
  await trx.insertInto("bids").values(bids).execute();
  await trx.insertInto("quotations").values(quotations).execute();
  await trx.insertInto("quotation_revisions").values(revisions).execute();
  await trx.insertInto("project_people").values(members).execute();
  await trx.insertInto("project_events").values(events).execute();
  await sql`insert into request_files (request_id, file_id, name, position)
    select r.id, f.file_id, f.name, 1 from requests r join project_files f on f.project_id = r.project_id where f.kind = 'inspiration'`.execute(trx);
}
