import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { serverClient } from "#app/api/server-client.server.ts";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { aProject } from "#app/features/people/portfolio/testing/a-project.ts";
import { insertDeliveries } from "#app/features/shop/delivery/public.server.ts";
import { EMPTY_COUPON } from "#app/features/shop/discounts/coupon.rules.ts";
import { EMPTY_SALE } from "#app/features/shop/discounts/sale.rules.ts";
import { insertProducts, type NewProduct } from "#app/features/shop/products/public.server.ts";
import { glb } from "#app/features/shop/products/testing/glb.ts";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { makePeople, type People, type SignedIn } from "./people.ts";
import { projectsOf } from "./world.projects.ts";

export const as = (viewer: Viewer | null) => serverClient({ viewer, language: "en", requestId: randomUUID(), ip: "192.0.2.1" });

export const DESIGN_SETTINGS = {
  ...{ brightness: 50, contrast: 50, saturation: 50, intensity: 100 },
  ...({ palette: "warm_neutrals", lighting: "natural_daylight", style: "modern" } as const),
};

export const BRIEF = { room: "majlis" as const, style: null, colors: [], budget: null, size: null, words: "A secret wish" };

/** Data of the matrix's homeowner, professional and vendor. Factories create a new record per call. */
export type World = Awaited<ReturnType<typeof makeWorld>>;

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#a84c26" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" });
}

async function makeVendors({ vendor, otherVendor }: People) {
  const owned = { id: newId(), name: "Owned Majlis", slug: "owned-majlis", status: "Verified" };
  const others = { id: newId(), name: "Other Majlis", slug: "other-majlis", status: "Verified" };
  await db.insertInto("vendors").values([owned, others]).execute();
  await giveVendor(owned.id, vendor.id);
  await giveVendor(others.id, otherVendor.id);
  return { owned, others };
}

const quoteRow = (vendorId: string, requester: Viewer) => ({
  id: newId(),
  idempotency_key: newId(),
  vendor_id: vendorId,
  requester_id: requester.id,
  project_type: "renovation",
  city: "Riyadh",
  start_when: "now",
  description: "A majlis for twenty guests",
  contact_name: "Secret Requester",
  contact_email: "secret-requester@matrix.example",
  language: "en",
});

async function anIdea(authorId: string): Promise<{ id: string; slug: string }> {
  const [made] = await insertIdeas(db, [{ title: `Idea ${randomUUID()}`, style: "modern", roomType: "majlis", authorId, uploadSource: "manual" }]);
  return made ?? { id: "", slug: "" };
}

export async function makeWorld() {
  const people = await makePeople();
  const { homeowner, professional, vendor, admin } = people;
  const { owned } = await makeVendors(people);
  const photo = await picture();
  const pdf = () => new File(["%PDF-1.7\n%%EOF\n"], "paper.pdf", { type: "application/pdf" });
  const draft = (body: string) => ({ idempotencyKey: randomUUID(), body });

  const quote = quoteRow(owned.id, homeowner);
  await db.insertInto("quote_requests").values(quote).execute();
  const { conversationId } = await as(homeowner).messages.start({ about: { vendor: owned.slug }, ...draft("A secret about the majlis") });

  const questionRow = () => {
    const id = newId();
    const text = { title: "How high should a majlis be", body: "We plan a majlis for twenty guests." };
    return { id, slug: `question-${id}`, topic: "majlis", author_id: homeowner.id, idempotency_key: id, ...text };
  };
  const question = questionRow();
  await db.insertInto("forum_threads").values(question).execute();
  const answerBy = async (author: string | null) => {
    const id = newId();
    await db
      .insertInto("forum_posts")
      .values({ id, thread_id: question.id, author_id: author, idempotency_key: id, body: `An answer ${id}` })
      .execute();
    return id;
  };

  const method = { kind: "standard" as const, steps: [{ upTo: null, fee: 5_000 }], freeAbove: null, daysMin: 2, daysMax: 4, assemblyFee: null, floorFee: 0 };
  await insertDeliveries(db, [{ vendorId: owned.id, zones: [{ areas: ["Riyadh"], methods: [method] }] }]);
  const [piece] = await insertProducts(db, [
    { vendorId: owned.id, name: "Sold sofa", category: "seating", status: "live", variants: [{ price: 250_000, stock: 10_000 }] },
  ]);
  const sold = await db
    .selectFrom("product_variants")
    .select("id")
    .where("product_id", "=", piece?.id ?? "")
    .executeTakeFirstOrThrow();
  const address = { buildingNumber: "3184", street: "Secret Road", district: "Al Malqa", city: "Riyadh", postalCode: "13521", additionalNumber: "7826" };
  /** The homeowner's, paid, of the vendor. */
  async function newCheckout() {
    const { checkoutId, next } = await as(homeowner).orders.place({
      ...{ lines: [{ variantId: sold.id, quantity: 1 }], city: "Riyadh", key: randomUUID(), expectedTotal: 255_000, paymentMethod: "card" },
      ...{ termsAccepted: true, language: "en", contact: { name: "Secret Buyer", email: "secret-buyer@matrix.example", phone: "0505032807" } },
      address: { ...address, shortCode: null, unit: null, note: null },
    });
    await db
      .updateTable("sandbox_payments")
      .set({ outcome: "approved" })
      .where("id", "=", next.slice(next.lastIndexOf("/") + 1))
      .execute();
    const { orders } = await as(homeowner).orders.getCheckout({ id: checkoutId });
    return { checkoutId, orderId: orders[0]?.id ?? "" };
  }
  const STEPS = ["paid", "accepted", "shipped", "delivered"] as const;
  let anOrder: ReturnType<typeof newCheckout> | undefined;

  return {
    people,
    question,
    newCheckout,
    /** One for a person who is refused. */
    anyOrder() {
      anOrder ??= newCheckout();
      return anOrder;
    },
    async newOrder(status: (typeof STEPS)[number]) {
      const { orderId: id } = await newCheckout();
      const reached = STEPS.indexOf(status);
      if (reached > 0) await as(vendor).orderSteps.accept({ id });
      if (reached > 1) await as(vendor).orderSteps.ship({ id });
      if (reached > 2) await as(vendor).orderSteps.deliver({ id });
      return id;
    },
    async parcelOf(id: string) {
      return (await as(vendor).orders.get({ id })).parcels[0]?.id ?? "";
    },
    async newQuestion() {
      const row = questionRow();
      await db.insertInto("forum_threads").values(row).execute();
      return row;
    },
    newAnswer: () => answerBy(homeowner.id),
    anonymousAnswer: () => answerBy(null),
    ownedVendor: owned,
    ...projectsOf(people, photo),
    quoteId: quote.id,
    conversationId,
    photo,
    pdf,
    draft,
    async newQuote() {
      const row = quoteRow(owned.id, homeowner);
      await db.insertInto("quote_requests").values(row).execute();
      return row.id;
    },
    /** The homeowner's request to it was answered. */
    async reviewedVendor() {
      await db.updateTable("quote_requests").set({ status: "answered" }).where("id", "=", quote.id).execute();
      return owned;
    },
    async newReview() {
      const id = newId();
      await db.insertInto("reviews").values({ id, subject_type: "vendor", subject_id: owned.id, author_name: "Reem", rating: 4 }).execute();
      return id;
    },
    /** The professional's. */
    async newProject(status: "draft" | "published" = "draft") {
      const { id, version } = await aProject(professional.id, { status, published_at: status === "published" ? new Date() : null });
      return { id, version };
    },
    /** The professional's, for 1,000 riyals. */
    async newPackage() {
      const id = newId();
      const row = { id, owner_id: professional.id, title: "Room plan", price: 1_000_00, days: 6, revisions: 1, included: "A plan", position: 1 };
      await db.insertInto("packages").values(row).execute();
      return id;
    },
    async packagesVersion(viewer: SignedIn | "visitor") {
      return viewer === "visitor" ? "" : (await as(people[viewer]).packages.list()).version;
    },
    async newNotification() {
      await notifyPerson(db, { userId: homeowner.id, kind: "role_changed", params: { role: "homeowner" } });
      const row = await db.selectFrom("notifications").select("id").where("user_id", "=", homeowner.id).orderBy("id", "desc").executeTakeFirstOrThrow();
      return row.id;
    },
    async removedNotification() {
      const id = await this.newNotification();
      await as(homeowner).notifications.remove({ id });
      return id;
    },
    async newUpload() {
      return (await as(homeowner).messages.upload({ file: photo })).id;
    },
    /** A message that the homeowner, or which of the two is named, got from the other. */
    async receivedMessage(by: "homeowner" | "vendor" = "homeowner") {
      const { id } = await as(by === "vendor" ? homeowner : vendor).messages.send({ id: conversationId, ...draft("An answer") });
      return id;
    },
    async versionOf(table: "vendors" | "design_ideas" | "categories" | "products", id: string) {
      const row = await db.selectFrom(table).select("updated_at").where("id", "=", id).executeTakeFirstOrThrow();
      return row.updated_at.toISOString();
    },
    async profileVersion() {
      return (await as(homeowner).profiles.getForEdit({ id: homeowner.id })).version;
    },
    async newReport() {
      const messageIds = [await this.receivedMessage()];
      return (await as(homeowner).messages.report({ id: conversationId, messageIds, reason: "spam" })).id;
    },
    /** One of a kind may wait. */
    async dropVerifications() {
      await db.deleteFrom("verification_requests").where("user_id", "=", professional.id).execute();
    },
    async newVerification() {
      await this.dropVerifications();
      return (await as(professional).verifications.submit({ kind: "licence", number: "LIC-2026-1", issuedBy: "Ministry", documents: [pdf()] })).id;
    },
    async newAiProvider() {
      await db.deleteFrom("ai_providers").execute();
      const id = newId();
      await db
        .insertInto("ai_providers")
        .values({ id, kind: "comfyui", name: `Provider ${id}`, base_url: "http://127.0.0.1:1", position: 1 })
        .execute();
      return id;
    },
    /** A vendor without an owner. */
    async newFreeVendor() {
      const id = newId();
      await db
        .insertInto("vendors")
        .values({ id, name: `Free ${id}`, slug: `free-${id}`, status: "Verified" })
        .execute();
      return id;
    },
    /** The vendor's, with one member besides. */
    async newOrganization() {
      // A person owns ten at most.
      await db.deleteFrom("organizations").where("name", "=", "Matrix").execute();
      const id = newId();
      await db.insertInto("organizations").values({ id, name: "Matrix" }).execute();
      const userId = await this.newPerson();
      const members = [
        { organization_id: id, user_id: vendor.id, role: "owner" },
        { organization_id: id, user_id: userId, role: "viewer" },
      ];
      await db.insertInto("organization_members").values(members).execute();
      return { id, userId };
    },
    async newOrganizationInvitation() {
      const { id } = await this.newOrganization();
      return as(vendor).organizations.invite({ id, email: `${randomUUID()}@matrix.example`, role: "viewer" });
    },
    /** The open request about the vendor's own entry; it replaces the former. */
    async newListingChange() {
      await db.deleteFrom("vendor_change_requests").where("vendor_id", "=", owned.id).execute();
      const id = newId();
      const changes = JSON.stringify({ licenseNumber: `L-${id}` });
      await db.insertInto("vendor_change_requests").values({ id, vendor_id: owned.id, requested_by: vendor.id, changes }).execute();
      return { id, vendorId: owned.id };
    },
    async newClaim() {
      const vendorId = await this.newFreeVendor();
      return (await as(vendor).vendorClaims.create({ vendorId, relation: "owner", note: "It is my shop on King Fahd Road, since 1999.", documents: [pdf()] }))
        .id;
    },
    async newFeedback() {
      return (await as(homeowner).feedback.create({ idempotencyKey: randomUUID(), kind: "idea", body: "A secret idea for the feedback", page: "/home" })).id;
    },
    async newContactMessage() {
      const message = { topic: "other", name: "Secret Sender", email: "secret-sender@matrix.example", body: "A secret matter" };
      return (await as(homeowner).contact.create({ ...message, idempotencyKey: randomUUID() })).id;
    },
    async newSession() {
      const row = { id: newId(), user_id: homeowner.id, token: randomUUID(), expires_at: new Date(Date.now() + 3_600_000) };
      await db.insertInto("sessions").values(row).execute();
      return row.id;
    },
    async newPerson() {
      const id = newId();
      const email = `${id}@matrix.example`;
      await db.insertInto("users").values({ id, name: "Somebody", email, email_verified: true }).execute();
      await db.insertInto("profiles").values({ id, full_name: "Somebody", email, role: "homeowner" }).execute();
      await db.insertInto("user_roles").values({ user_id: id, role: "homeowner" }).execute();
      return id;
    },
    newIdea: async () => (await anIdea(admin.id)).id,
    newIdeaSlug: async () => (await anIdea(admin.id)).slug,
    async newProductSlug() {
      const [product] = await insertProducts(db, [
        { vendorId: owned.id, name: `Sofa ${randomUUID()}`, category: "seating", status: "live", variants: [{ price: 250_000, stock: 3 }] },
      ]);
      return product?.slug ?? "";
    },
    /** A piece of the vendor's own; with a photograph, so that it can be published. */
    async newProduct(status: NewProduct["status"] = "draft") {
      const { id: file } = await as(vendor).vendorProducts.uploadPhoto({ photo });
      const [product] = await insertProducts(db, [
        { vendorId: owned.id, name: `Chair ${randomUUID()}`, category: "seating", status, photoIds: [file], variants: [{ price: 90_000, stock: 1 }] },
      ]);
      const id = product?.id ?? "";
      return { id, version: await this.versionOf("products", id) };
    },
    /** About a piece of the vendor. */
    async newSubjectQuestion() {
      const { id: subject_id } = await this.newProduct("live");
      const id = newId();
      await db.insertInto("questions").values({ id, subject_type: "product", subject_id, author_name: "Reem", body: "Does it come in oak?" }).execute();
      return id;
    },
    /** A mark of the vendor's piece in a photograph of an idea. */
    async newPieceMark() {
      const [idea_id, { id: product_id }, { id: file_id }] = [
        await this.newIdea(),
        await this.newProduct("live"),
        await as(vendor).vendorProducts.uploadPhoto({ photo }),
      ];
      const id = newId();
      await db.insertInto("pictured_pieces").values({ id, idea_id, file_id, product_id, x: 500, y: 500, marked_by: admin.id }).execute();
      return id;
    },
    giveModel: (id: string) => as(vendor).vendorProducts.uploadModel({ id, model: glb() }),
    async newProductImport(file: File) {
      return (await as(vendor).productImports.start({ vendorId: owned.id, file, category: "decor" })).id;
    },
    async newCoupon() {
      const { id, version } = await as(vendor).coupons.create({
        vendorId: owned.id,
        fields: { ...EMPTY_COUPON, code: `W-${randomUUID().slice(0, 8)}`, percent: 10 },
      });
      return { id, version };
    },
    async newSale() {
      const fields = { ...EMPTY_SALE, name: "Sale", percent: 10, startsOn: "2027-01-01", endsOn: "2027-01-07" };
      const { id, version } = await as(vendor).vendorSales.create({ vendorId: owned.id, fields });
      return { id, version };
    },
    async newDesign() {
      return (await as(homeowner).designEditor.create({ photo, settings: DESIGN_SETTINGS })).id;
    },
    async newBoard() {
      return (await as(homeowner).interiorCreator.create({ title: "A secret board", brief: BRIEF, ideaIds: [] })).id;
    },
    async newBoardPicture() {
      const row = {
        id: newId(),
        board_id: await this.newBoard(),
        owner_id: homeowner.id,
        engine: "openai",
        engine_name: "OpenAI",
        prompt: "",
        has_consent: true,
      };
      await db.insertInto("interior_pictures").values(row).execute();
      return row.id;
    },
    async newIdeabook() {
      return (await as(homeowner).ideabooks.create({ title: "A secret ideabook" })).id;
    },
    async newIdeabookItem() {
      return as(homeowner).ideabooks.addItem({ id: await this.newIdeabook(), ideaId: await this.newIdea() });
    },
    async newRedesign() {
      return (await as(homeowner).redesign.create({ photo })).id;
    },
    async newRedesignPicture() {
      const { id } = await as(homeowner).redesign.restyle({ id: await this.newRedesign(), style: "modern", consent: false });
      // The number of pending ones is limited.
      await db.updateTable("redesign_pictures").set({ state: "done" }).where("id", "=", id).execute();
      return id;
    },
    async sharedRedesign() {
      return (await as(homeowner).redesign.share({ id: await this.newRedesign() })).key;
    },
    async newCategory(parentId: string | null = null) {
      const name = `Category ${randomUUID()}`;
      return (await as(admin).categories.create({ name, nameAr: null, type: "Service", parentId })).id;
    },
    /** A file of the admin's, all here; it waits in the queue or has not been started. */
    async newIdeaUpload(status: "uploading" | "processing") {
      const id = newId();
      const values = { id, file_name: "ideas.csv", upload_type: "csv", status, byte_size: 1, received_bytes: 1, part_hashes: [id], created_by: admin.id };
      await db.insertInto("bulk_design_uploads").values(values).execute();
      return id;
    },
    /** A dry run that waits in the queue. */
    async newImport() {
      const file = new File([`title,placeId\nA vendor,${randomUUID()}\n`], "vendors.csv", { type: "text/csv" });
      return (await as(admin).vendorImports.start({ file, isDryRun: true })).id;
    },
  };
}
