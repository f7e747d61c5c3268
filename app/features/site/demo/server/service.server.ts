import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Kysely, sql } from "kysely";
import { ensureDemoAccounts } from "#app/features/people/account/public.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { warmImagesJob } from "#app/platform/media/warm-images.jobs.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { demoDay, demoDirectory } from "../demo-data.ts";
import { DemoImages, demoPhotos } from "../demo-photos.ts";
import { seededId } from "../seeded.ts";
import { insertBookings } from "./demo-bookings.server.ts";
import { insertBoardPieces, insertBriefPieces } from "./demo-chosen-pieces.server.ts";
import { insertDemoDelivery } from "./demo-delivery.server.ts";
import { insertBoards, insertDesigns } from "./demo-designs.server.ts";
import { insertConsents, insertFeedback } from "./demo-feedback.server.ts";
import { insertForum } from "./demo-forum.server.ts";
import { insertIdeabooks } from "./demo-ideabooks.server.ts";
import { insertDemoIdeas } from "./demo-ideas.server.ts";
import { insertMessages } from "./demo-messages.server.ts";
import { storeModels } from "./demo-models.server.ts";
import { insertNotifications } from "./demo-notifications.server.ts";
import { insertDemoOrders } from "./demo-orders.server.ts";
import { insertPicturedPieces } from "./demo-pictured-pieces.server.ts";
import { insertPackages, insertPortfolios } from "./demo-portfolios.server.ts";
import { insertDemoProducts } from "./demo-products.server.ts";
import { insertProfiles } from "./demo-profiles.server.ts";
import { insertProjectTalk } from "./demo-project-talk.server.ts";
import { insertProjects } from "./demo-projects.server.ts";
import { insertRedesigns } from "./demo-redesigns.server.ts";
import { insertRequests } from "./demo-requests.server.ts";
import { insertDemoSale } from "./demo-sale.server.ts";
import { insertSaved } from "./demo-saved.server.ts";
import { insertSchedule } from "./demo-schedule.server.ts";
import { insertTeam } from "./demo-team.server.ts";
import { insertTrust } from "./demo-trust.server.ts";
import { insertViews } from "./demo-views.server.ts";
import { insertWishlists } from "./demo-wishlists.server.ts";
import { insertCategories, insertFiles, insertQuotes, insertVendors } from "./rows.server.ts";

// The marker that the demo was loaded: without it, removed demo vendors would return on the next start.
const markId = seededId("loaded", new Date(0));
const folder = resolve("demo/media");
const PICTURES_AT_ONCE = 50;

/** Loads the demo the first time; later, and with DEMO=0, it does nothing. One transaction: a kill leaves nothing. */
export async function loadDemo(): Promise<void> {
  if (!env.demo || (await isLoaded(db))) return;
  const started = performance.now();
  const accounts = await ensureDemoAccounts();
  if (!(await isEmpty(db))) return;
  // Before the transaction: its connection must not sit idle while pictures are processed.
  const media = await storeMedia();
  const wasLoadedHere = await db.transaction().execute(async (trx) => {
    // A second process that starts at the same time waits here, however long the first one needs, and then finds the mark.
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('diwan demo'))`.execute(trx);
    if (await isLoaded(trx)) return false;
    // An existing directory gets only the demo's accounts, not its vendors.
    if (!(await isEmpty(trx))) return false;
    await insertAll(trx, accounts, media);
    await recordAudit(trx, { actor: null, action: "demo.loaded", entityType: "demo", entityId: markId });
    return true;
  });
  if (!wasLoadedHere) return;
  // After so many inserts, update planner statistics and the search vocabulary now.
  await sql`analyze vendors, vendor_categories, vendor_photos, reviews, files, categories, design_ideas, ideabooks, ideabook_items, products, product_variants, orders, order_lines, checkouts`.execute(
    db,
  );
  await sql`select directory_compact()`.execute(db);
  await sql`select directory_rebuild_words()`.execute(db);
  await sql`select idea_words_rebuild()`.execute(db);
  await sql`select product_words_rebuild()`.execute(db);
  await sql`select professional_words_rebuild()`.execute(db);
  await invalidatePages(["vendors", "categories", "ideas", "forum", "products"]);
  await enqueue(warmImagesJob, {});
  log.debug({ ms: Math.round(performance.now() - started) }, "demo loaded");
}

async function insertAll(
  trx: Kysely<DB>,
  accounts: Awaited<ReturnType<typeof ensureDemoAccounts>>,
  { images, stored, models }: Awaited<ReturnType<typeof storeMedia>>,
): Promise<void> {
  const newest = demoDay();
  const { ranked } = demoDirectory(newest);
  const photos = demoPhotos(ranked, images);
  const files = await insertFiles(trx, { ranked, photos, images, stored, newest, ownerId: accounts.vendor ?? null });
  const categoryIds = await insertCategories(trx, files, newest);
  await insertVendors(trx, { ranked, photos, categoryIds, files });
  const own = ranked.find(({ index }) => index === 0)?.vendor;
  await insertProfiles(trx, { accounts, company: { name: own?.name ?? "", nameAr: own?.nameAr ?? "", city: own?.city ?? "Riyadh" }, newest });
  if (own) await insertTeam(trx, { accounts, company: { id: own.id, name: own.name, nameAr: own.nameAr }, newest });
  await insertQuotes(trx, { ranked, homeownerId: accounts.homeowner ?? null, newest });
  await insertTrust(trx, { accounts, ranked, newest });
  const ideas = await insertDemoIdeas(trx, { accounts, images, stored, newest });
  await insertPortfolios(trx, { images, stored, newest });
  await insertPackages(trx, accounts.professional);
  const products = await insertDemoProducts(trx, { ranked, images, stored, models, newest });
  await insertPicturedPieces(trx, { ideas, products });
  await insertDemoDelivery(trx);
  await insertDemoOrders(trx, { accounts, ownVendor: own?.id, newest });
  await insertDemoSale(trx, own?.id);
  await insertViews(trx, newest);
  await insertIdeabooks(trx, { accounts, newest });
  await insertProjects(trx, { accounts, images, stored, newest });
  await insertBriefPieces(trx, accounts.homeowner);
  await insertRequests(trx, { accounts, ownVendor: own?.id, newest });
  await insertSchedule(trx, { accounts, newest });
  await insertRedesigns(trx, { accounts, stored, newest });
  await insertSaved(trx, { accounts, ranked, newest });
  await insertWishlists(trx, { homeownerId: accounts.homeowner ?? null, products, newest });
  await insertNotifications(trx, { accounts, ranked, newest });
  await insertConsents(trx, { accounts, newest });
  await insertFeedback(trx, { accounts, newest });
  await insertForum(trx, { accounts, images, stored, newest });
  await insertMessages(trx, { accounts, ranked, stored, newest });
  await insertProjectTalk(trx, { homeownerId: accounts.homeowner ?? null, newest });
  await insertBookings(trx, { accounts, newest });
  await insertDesigns(trx, { accounts, stored, newest });
  await insertBoards(trx, { accounts, newest });
  await insertBoardPieces(trx);
  // People of the demo know their dashboards.
  await sql`insert into tours_seen (user_id, role, is_finished) select user_id, role, true from user_directory on conflict do nothing`.execute(trx);
}

async function storeMedia() {
  const { images } = DemoImages.parse(JSON.parse(await readFile(resolve(folder, "index.json"), "utf8")));
  const stored = new Map<string, Awaited<ReturnType<typeof storeImageBytes>>>();
  // In portions: the queue for pictures refuses what would wait too long.
  for (let at = 0; at < images.length; at += PICTURES_AT_ONCE) {
    const portion = images.slice(at, at + PICTURES_AT_ONCE);
    for (const [file, bytes] of await Promise.all(
      portion.map(async ({ file }) => [file, await storeImageBytes(await readFile(resolve(folder, file)))] as const),
    ))
      stored.set(file, bytes);
  }
  return { images, stored, models: await storeModels(folder) };
}

async function isLoaded(executor: Kysely<DB>): Promise<boolean> {
  return (
    (await executor.selectFrom("audit_events").select("id").where("entity_type", "=", "demo").where("entity_id", "=", markId).executeTakeFirst()) !== undefined
  );
}

async function isEmpty(executor: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`select from vendors union all select from categories limit 1`.execute(executor);
  return rows.length === 0;
}
