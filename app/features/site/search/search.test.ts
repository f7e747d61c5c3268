import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { PROFESSIONAL_TYPES, SPECIALIZATIONS } from "#app/features/people/profiles/public.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { correctWords } from "#app/platform/text/correct-words.server.ts";

const as = (language = "en", viewer: Viewer | null = null) => serverClient({ viewer, language, requestId: "test", ip: "192.0.2.9" }).search;

async function professional(name: string, more: object = {}, role: "professional" | "homeowner" = "professional"): Promise<string> {
  const { id } = await putAccount(db, { email: `${newId()}@example.com`, name, password: "a good long password", role });
  await db
    .updateTable("profiles")
    .set({ role, ...more })
    .where("id", "=", id)
    .execute();
  return id;
}

const suggested = async (words: string, language = "en") => (await as(language).suggest({ words })).map(({ kind, title }) => `${kind}: ${title}`);
const found = async (words: string, language = "en") => {
  const all = await as(language).all({ words });
  const named = [...all.products, ...all.vendors, ...all.professionals];
  return [...all.ideas.map(({ title }) => title), ...named.map(({ name }) => name), ...all.threads.map(({ title }) => title)];
};

beforeAll(async () => {
  const vendor = (name: string, name_ar: string, more: object = {}) => ({
    id: newId(),
    slug: newId(),
    name,
    name_ar,
    city: "Riyadh",
    status: "Verified",
    ...more,
  });
  await db
    .insertInto("vendors")
    .values([
      vendor("Majlis Makers", "صنّاع المجالس"),
      vendor("Noor Lighting", "النور للإضاءة", { city: "Jeddah" }),
      vendor("Hidden Majlis", "المخفي", { status: "Pending" }),
    ])
    .execute();
  await db.transaction().execute((trx) =>
    insertIdeas(trx, [
      { title: "Walnut majlis", titleAr: "مجلس بخشب الجوز", style: "traditional", roomType: "majlis", authorId: null, uploadSource: "manual" },
      { title: "Bright oven wall", style: "modern", roomType: "kitchen", tags: ["marble"], authorId: null, uploadSource: "bulk" },
    ]),
  );
  await db.updateTable("design_ideas").set({ status: "unpublished" }).where("title", "=", "nothing").execute();
  await professional("Lama Bakhsh", {
    professional_type: "kitchen_bathroom_designer",
    city: "Jeddah",
    username: "lama.bakhsh",
    company_name: "Lama Studio",
    company_details: JSON.stringify({ nameAr: "استوديو لمى" }),
  });
  await professional("Turki Secretive", {
    professional_type: "architect",
    city: "Abha",
    company_name: "Quiet Company",
    bio: "I speak Klingon",
    visibility: JSON.stringify({ city: "signed_in", company: "nobody", bio: "nobody", avatar: "nobody" }),
  });
  await professional("Closed Architect", { professional_type: "architect", visibility: JSON.stringify({ profile: "signed_in" }) });
  await professional("Reem Architect", { professional_type: "architect" }, "homeowner");
  const suspended = await professional("Suspended Architect", { professional_type: "architect" });
  await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", suspended).execute();
  await sql`select directory_compact()`.execute(db);
  await sql`select directory_rebuild_words()`.execute(db);
  await sql`select idea_words_learn()`.execute(db);
  await sql`select idea_words_rebuild()`.execute(db);
});

test.each([
  ["Straße der Möbel", "strasse"],
  ["łóżko dębowe", "lozko"],
  ["Ξύλινος καναπές", "ΚΑΝΑΠΕΣ"],
  ["Đèn phòng khách", "den phong"],
  ["Grønn bænk", "gronn baenk"],
  ["Œuvre d'art", "oeuvre"],
  ["Işıklı lamba", "ISIKLI"],
  ["Зелёная ёлка", "зеленая елка"],
  ["میز ۱۲ نفره", "ميز 12"],
  ["ｶﾞﾗｽ ＴＡＢＬＥ", "ガラス table"],
  ["लकड़ी का फर्नीचर", "फर्नीचर लकडी"],
  ["เก้าอี้ ไม้สัก", "เก้าอี้ ไม้สัก"],
])("%s is found by %s", async (title, words) => {
  await aVendor({ name: title });
  expect(await found(words)).toContain(title);
  expect(await suggested(words)).toContain(`vendor: ${title}`);
});

describe("suggestions", () => {
  test("rooms, ideas and vendors while the word is still being typed", async () => {
    expect(await suggested("maj")).toEqual(["listing: Majlis", "idea: Walnut majlis", "vendor: Majlis Makers"]);
  });

  test.each(["مجلس", "المجلس", "مجالس", "المجالس", "مَجلِس", "والمجلس"])("%s leads to the majlis in both languages", async (words) => {
    expect(await suggested(words, "ar")).toContain("listing: مجلس");
    expect(await suggested(words, "en")).toContain("listing: Majlis");
  });

  test("an idea without Arabic texts is found by its room and style in Arabic", async () => {
    expect(await suggested("مطبخ حديث", "ar")).toContain("idea: Bright oven wall");
    expect(await found("المطابخ")).toContain("Bright oven wall");
  });

  test("without words the rooms that most look for; one letter asks for listings alone", async () => {
    const start = await as().suggest({ words: "  " });
    expect(start).toHaveLength(6);
    expect(new Set(start.map(({ kind }) => kind))).toEqual(new Set(["listing"]));
    expect((await as().suggest({ words: "k" })).map(({ title }) => title)).toContain("Kitchen");
  });

  test("a line says what it is and where it leads", async () => {
    const lines = await as("ar").suggest({ words: "lama" });
    expect(lines).toEqual([
      { kind: "professional", id: lines[0]?.id, title: "Lama Bakhsh", note: "تصميم مطابخ وحمامات · جدة", to: "/profile/lama.bakhsh", photo: null },
    ]);
  });

  test.each(["' or 1=1 --", "\u0001\u0002", "\\", "a:*&|!(", "%_%", "<script>", "مجلس".repeat(200), "a ".repeat(5_000), "🏠🏠", "!!!"])(
    "%# is only words",
    async (words) => {
      expect(Array.isArray(await as().suggest({ words }))).toBe(true);
      expect((await as().all({ words })).corrected).toBeNull();
      expect((await as().list({ words, kind: "vendor" })).next).toBeNull();
    },
  );
});

describe("all kinds", () => {
  test("counts and the best of each kind", async () => {
    const all = await as().all({ words: "majlis" });
    expect(all.counts).toMatchObject({ idea: { total: 1 }, product: { total: 0 }, vendor: { total: 1 }, professional: { total: 0 }, thread: { total: 0 } });
    expect(all.ideas.map(({ title }) => title)).toEqual(["Walnut majlis"]);
    expect(all.vendors.map(({ name }) => name)).toEqual(["Majlis Makers"]);
    expect(all.listings[0]).toMatchObject({ kind: "listing", to: "/ideas/majlis" });
  });

  test("what is not public is not found", async () => {
    expect(await found("hidden")).toEqual([]);
    await db.updateTable("design_ideas").set({ status: "unpublished" }).where("title", "=", "Bright oven wall").execute();
    expect(await found("marble")).toEqual([]);
    await db.updateTable("design_ideas").set({ status: "published" }).where("title", "=", "Bright oven wall").execute();
    expect(await found("marble")).toEqual(["Bright oven wall"]);
  });

  test("mistyped words are put right where nothing matches as given", async () => {
    const all = await as().all({ words: "marbel" });
    expect(all.corrected).toBe("marble");
    expect(all.ideas.map(({ title }) => title)).toEqual(["Bright oven wall"]);
    expect((await as().all({ words: "lightning" })).corrected).toBe("lighting");
    expect(await as().all({ words: "xqzv" })).toMatchObject({ corrected: null, ideas: [], vendors: [] });
  });

  test("a name in Arabic is not taken for a common word that is near", async () => {
    await sql`insert into idea_words (word, ideas) values ('هنا', 50), ('مطبخ', 50) on conflict do nothing`.execute(db);
    expect((await as("ar").all({ words: "رنا" })).corrected).toBeNull();
    expect(await correctWords("مطبج", sql`select word, variants, ideas n from idea_words`)).toBe("مطبخ");
  });

  test("nothing that matches still offers rooms", async () => {
    expect((await as().all({ words: "xqzv" })).listings.length).toBeGreaterThan(3);
    expect((await as().all({ words: "" })).listings.length).toBeGreaterThan(3);
  });
});

describe("professionals", () => {
  test("by name, company, trade in either language and city", async () => {
    for (const words of ["bakhsh", "lama studio", "kitchen designer", "مصمم مطابخ", "جدة مطابخ"]) expect(await found(words), words).toContain("Lama Bakhsh");
    expect((await as("en").all({ words: "bakhsh" })).professionals).toMatchObject([{ company: "Lama Studio" }]);
    expect((await as("ar").all({ words: "bakhsh" })).professionals).toMatchObject([{ company: "استوديو لمى" }]);
  });

  test("only parts that everybody may see find a profile, and only those are shown, to any viewer", async () => {
    const id = await professional("Watching Person");
    const viewer: Viewer = {
      id,
      name: "W",
      email: "w@example.com",
      role: "professional",
      roleIsFallback: false,
      permissions: [],
      language: null,
      theme: null,
    };
    for (const client of [as(), as("en", viewer)]) {
      const [turki] = (await client.all({ words: "turki" })).professionals;
      expect(turki).toMatchObject({ name: "Turki Secretive", trade: "Architect", company: null, city: null, photo: null });
      for (const words of ["klingon", "quiet company", "abha"]) expect((await client.all({ words })).professionals, words).toEqual([]);
    }
  });

  test("closed pages, other roles and suspended accounts are not there", async () => {
    expect((await as().all({ words: "architect" })).professionals.map(({ name }) => name)).toEqual(["Turki Secretive"]);
  });

  test("every trade and specialization has words to be found by", async () => {
    const { rows } = await sql<{
      code: string;
      words: string;
    }>`select code, trade_words(array[code]) words from unnest(${[...PROFESSIONAL_TYPES, ...SPECIALIZATIONS]}::text[]) code`.execute(db);
    expect(rows.filter(({ words }) => words === "").map(({ code }) => code)).toEqual(["other"]);
  });

  test("a change of the profile still counts as one version", async () => {
    const id = await professional("Version Person");
    const version = () => db.selectFrom("profiles").select("version").where("id", "=", id).executeTakeFirstOrThrow();
    const before = await version();
    await db
      .updateTable("profiles")
      .set({ visibility: JSON.stringify({ bio: "nobody" }) })
      .where("id", "=", id)
      .execute();
    expect(await version()).toEqual(before);
  });
});

test("products on sale, by what both languages call them", async () => {
  const seller = (await aVendor({ name: "Areen" })).id;
  await aProduct({ vendorId: seller, name: "Channeled ottoman", nameAr: "مقعد مضلّع" });
  await aProduct({ vendorId: seller, name: "Ottoman in the making", status: "draft" });
  await aProduct({ vendorId: (await aVendor({ status: "Pending" })).id, name: "Ottoman of nobody" });
  expect((await as().all({ words: "ottoman" })).counts.product).toEqual({ total: 1, isCapped: false });
  expect(await found("مضلع", "ar")).toEqual(["مقعد مضلّع"]);
  expect(await suggested("ottom")).toEqual(["product: Channeled ottoman"]);
  const page = await as().list({ words: "ottoman", kind: "product" });
  expect(page).toMatchObject({ products: [{ name: "Channeled ottoman", vendor: "Areen" }], vendors: [], next: null });
  expect((await as().list({ words: "ottoman", kind: "product", page: 2 })).products).toEqual([]);
});

describe("forum", () => {
  test("visible threads by title and question", async () => {
    const thread = (title: string, status: string) => ({
      id: newId(),
      topic: "majlis",
      slug: newId(),
      idempotency_key: newId(),
      title,
      body: "Which carpet outlives the guests?",
      status,
    });
    await db
      .insertInto("forum_threads")
      .values([thread("Carpets and guests", "visible"), thread("Waiting carpet", "pending"), thread("Hidden carpet", "hidden")])
      .execute();
    const { threads, counts } = await as().all({ words: "carpet" });
    expect(threads).toMatchObject([{ title: "Carpets and guests", excerpt: "Which carpet outlives the guests?", answers: 0 }]);
    expect(counts.thread).toEqual({ total: 1, isCapped: false });
    expect(await suggested("carpet")).toEqual(["thread: Carpets and guests"]);
  });
});

test("a kind is listed page by page, each result once", async () => {
  await db
    .insertInto("vendors")
    .values(Array.from({ length: 30 }, (_, n) => ({ id: newId(), slug: newId(), name: `Paged Joiner ${n}`, city: "Tabuk", status: "Verified" })))
    .execute();
  const first = await as().list({ words: "paged joiner", kind: "vendor" });
  const second = await as().list({ words: "paged joiner", kind: "vendor", page: first.next ?? 0 });
  expect([first.vendors.length, first.next, second.vendors.length, second.next]).toEqual([24, 2, 6, null]);
  expect(new Set([...first.vendors, ...second.vendors].map(({ id }) => id)).size).toBe(30);
  expect((await as().list({ words: "paged joiner", kind: "vendor", page: 9 })).vendors).toEqual([]);
});
