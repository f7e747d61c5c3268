import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { killedProcess } from "#app/platform/testing/killed-process.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { runImport } from "./run/run-import.server.ts";
import { vendorImportsRouter } from "./server/procedures.server.ts";
import { TEMPLATE_HEADERS } from "./vendor-imports.ts";

const admin = await aUser("admin");
const as = clientOf(vendorImportsRouter);
const api = as(admin);
const calm = new AbortController().signal;

type Row = Partial<Record<(typeof TEMPLATE_HEADERS)[number], string>>;
const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (...rows: Row[]) =>
  [TEMPLATE_HEADERS.join(","), ...rows.map((row) => TEMPLATE_HEADERS.map((header) => quoted(row[header] ?? "")).join(","))].join("\r\n");
const fixture = (name: string) => readFileSync(new URL(`../../../../e2e/fixtures/${name}`, import.meta.url));

async function run(text: string | Buffer, isDryRun = false, batchRows = 1000) {
  const { id } = await api.start({ file: new File([text as BlobPart], "vendors.csv"), isDryRun });
  await runImport(id, { signal: calm, batchRows });
  return api.get({ id });
}
const counts = ({ created, updated, skipped, unchanged, errors, categoriesCreated }: Awaited<ReturnType<typeof run>>) => ({
  created,
  updated,
  skipped,
  unchanged,
  errors,
  categoriesCreated,
});
const errorsOf = async (id: string) => (await api.listErrors({ id })).items.map(({ text }) => text);
const vendor = (column: "vendor_id" | "name" | "google_place_id", value: string) =>
  db.selectFrom("vendors").selectAll().where(column, "=", value).executeTakeFirstOrThrow();
/** Everything an import may write, to the last bit. */
const snapshot = async () =>
  (
    await sql<{
      all: string;
    }>`select md5(coalesce(string_agg(v::text, '|' order by v.id), '')) || md5((select coalesce(string_agg(l::text, '|' order by l::text), '') from vendor_categories l)) || (select count(*) from categories) "all" from vendors v`.execute(
      db,
    )
  ).rows[0]?.all;

beforeEach(async () => {
  await sql`truncate vendors, categories, vendor_imports restart identity cascade`.execute(db);
  await sql`truncate rate_limits`.execute(db);
});

describe("access and refusals", () => {
  test("content managers only", async () => {
    await expect(as(null).list({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    for (const role of ["homeowner", "professional", "vendor"] as const)
      await expect(as(aViewer(role)).start({ file: new File(["x"], "x.csv") })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(aViewer("homeowner", { permissions: ["content_manager"] })).list({})).resolves.toEqual({ items: [], next: null });
  });

  test.each([
    ["", "CSV file must contain at least a header row and one data row"],
    [TEMPLATE_HEADERS.join(","), "CSV file must contain at least a header row and one data row"],
    [`${TEMPLATE_HEADERS.join(",")}\r\n,,,,\r\n\r\n`, "CSV file must contain at least a header row and one data row"],
    ["name,city\nx,y", /^Missing required headers: vendor_id, categories, vendor_type, coverage_areas/],
    ["%PDF-1.7\u0000\u0001", "Please select a valid CSV file"],
  ])("refuses %j", async (text, message) => {
    await expect(api.start({ file: new File([text], "vendors.csv") })).rejects.toMatchObject({
      code: "INVALID_FILE",
      defined: true,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
    const [refused] = (await api.list({})).items;
    expect(refused).toMatchObject({ fileName: "vendors.csv", status: "failed", isApplicable: false, created: 0, failure: expect.stringMatching(message) });
    expect(refused?.completedAt).not.toBeNull();
  });

  test("what is not there is not found", async () => {
    for (const call of [api.get, api.cancel, api.listErrors, api.errorsFile, api.apply])
      await expect(call({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the two example files", () => {
  test("template: counts, errors, data; twice changes nothing; a dry run says the same", async () => {
    const file = fixture("vendors-template.csv");
    const dry = await run(file, true);
    expect(await db.selectFrom("vendors").select("id").execute()).toEqual([]);
    const first = await run(file);
    expect(counts(first)).toEqual(counts(dry));
    expect(first).toMatchObject({
      status: "completed",
      format: "template",
      totalRows: 2501,
      processedRows: 2501,
      errors: 4,
      created: 2496,
      updated: 1,
      skipped: 4,
      categoriesCreated: 24,
    });
    expect(first.created + first.updated + first.skipped).toBe(2501);
    expect(await db.selectFrom("vendors").select("id").execute()).toHaveLength(first.created);
    expect(await errorsOf(first.id)).toEqual([
      "Row 51: Missing required field 'name'",
      "Row 101: [invalid_number] rating is not a number: not a number",
      "Row 151: [not_whole] review_count must be a whole number: 12.7",
      "Row 501: Missing required field 'name'",
    ]);
    expect(await vendor("vendor_id", "V00010")).toMatchObject({
      description: "same vendor_id as an earlier row: an update",
      contact_phone: "+966588703586",
      min_project_value: 2_500_000,
      languages: ["Arabic", "English"],
    });
    expect(await vendor("vendor_id", "V00001")).toMatchObject({ city: "Jeddah", slug: "wahat-smart-home", status: "Verified", is_featured: false });
    const before = await snapshot();
    const second = await run(file);
    expect(counts(second)).toMatchObject({ created: 0, updated: 0, skipped: 2501, errors: 4, categoriesCreated: 0 });
    expect(await snapshot()).toBe(before);
    expect(counts(await run(file, true))).toEqual(counts(second));
  });

  test("scraped listings", async () => {
    const file = fixture("scraped-listings.csv");
    const dry = await run(file, true);
    const first = await run(file);
    expect(counts(first)).toEqual(counts(dry));
    expect(first).toMatchObject({ status: "completed", format: "scraped", created: 1199, skipped: 1, errors: 1, categoriesCreated: 8 });
    expect((await sql<{ n: number }>`select count(*) n from vendors where status = 'Inactive'`.execute(db)).rows[0]?.n).toBeGreaterThan(0);
    expect(await vendor("google_place_id", "ChIJ00000000ef0aead5f1608435")).toMatchObject({
      name: "Fann Lighting Taif 1",
      city: "Taif",
      address: "Olaya St, الطائف",
      rating: 4.3,
      review_count: 1671,
      latitude: 21.315638,
    });
    expect(counts(await run(file))).toEqual({ created: 0, updated: 0, skipped: 1200, unchanged: 1199, errors: 1, categoriesCreated: 0 });
  });
});

describe("identity", () => {
  test("vendor_id, else place, else name; blank cells erase nothing; categories are added, never doubled", async () => {
    await run(
      csv(
        { vendor_id: "A", google_place_id: "P", name: "Dar Noor", contact_phone: "0501234567", categories: "Kitchens", rating: "4" },
        { name: "بيت الخشب", categories: "نجارة" },
      ),
    );
    const noor = await vendor("vendor_id", "A");
    const again = await run(csv({ google_place_id: "P", name: "Dar Noor II", categories: " KITCHENS ;Doors" }, { name: "  بَيت   الخشب ", city: "الرياض" }));
    expect(counts(again)).toEqual({ created: 0, updated: 2, skipped: 0, unchanged: 0, errors: 0, categoriesCreated: 1 });
    const after = await vendor("vendor_id", "A");
    expect(after).toMatchObject({ id: noor.id, name: "Dar Noor II", slug: "dar-noor", contact_phone: "+966501234567", rating: 4, status: "Pending" });
    expect(after.category_ids).toHaveLength(2);
    expect(after.updated_at > noor.updated_at).toBe(true);
    expect(await db.selectFrom("vendors").select("id").execute()).toHaveLength(2);
    expect(
      (await db.selectFrom("audit_events").select("action").where("entity_id", "=", again.id).orderBy("id").execute()).map(({ action }) => action),
    ).toEqual(["vendor_import.started", "vendor_import.completed"]);
  });

  test("rows of one file: the last wins, an earlier one makes the vendor but never updates it", async () => {
    const file = csv({ vendor_id: "A", name: "One", city: "Jeddah" }, { vendor_id: "A", name: "Two" }, { vendor_id: "A", name: "Three", tags: "x" });
    const first = await run(file);
    expect(counts(first)).toEqual({ created: 1, updated: 1, skipped: 1, unchanged: 0, errors: 0, categoriesCreated: 0 });
    expect(await vendor("vendor_id", "A")).toMatchObject({ name: "Three", city: "Jeddah", tags: ["x"], slug: "one" });
    expect(counts(await run(file))).toEqual({ created: 0, updated: 0, skipped: 3, unchanged: 1, errors: 0, categoriesCreated: 0 });
  });

  test("ids that belong to two vendors are the row's error, and nothing else stops", async () => {
    await run(csv({ vendor_id: "A", google_place_id: "P", name: "One" }, { vendor_id: "B", google_place_id: "Q", name: "Two" }));
    const result = await run(
      csv(
        { vendor_id: "A", google_place_id: "Q", name: "One" },
        { vendor_id: "C", google_place_id: "P", name: "New" },
        { vendor_id: "B", name: "Two", city: "Abha" },
      ),
    );
    expect(counts(result)).toMatchObject({ created: 0, updated: 1, skipped: 2, errors: 2 });
    expect(await errorsOf(result.id)).toEqual([
      "Row 2: [identity_conflict] vendor_id and google_place_id belong to different vendors: A, Q",
      "Row 3: [identity_conflict] vendor_id and google_place_id belong to different vendors: C, P",
    ]);
  });

  test("a vendor's rating from reviews stays; a removed one stays removed; a min above the stored max is refused", async () => {
    await run(csv({ vendor_id: "A", name: "One", price_range_max_sar: "100" }, { vendor_id: "B", name: "Two" }));
    const [one, two] = [await vendor("vendor_id", "A"), await vendor("vendor_id", "B")];
    await db.insertInto("reviews").values({ id: newId(), subject_type: "vendor", subject_id: one.id, author_name: "R", rating: 5 }).execute();
    await db.updateTable("vendors").set({ deleted_at: new Date() }).where("id", "=", two.id).execute();
    const result = await run(
      csv(
        { vendor_id: "A", name: "One", rating: "2", review_count: "900" },
        { vendor_id: "B", name: "Two!" },
        { vendor_id: "A", name: "One", price_range_min_sar: "500" },
      ),
    );
    expect(counts(result)).toMatchObject({ updated: 0, skipped: 3, errors: 2 });
    expect(await vendor("vendor_id", "A")).toMatchObject({ rating: 5, review_count: 1, price_range_min: null });
  });

  test("what a file says of a vendor with reviews waits beside them, and returns with the last one", async () => {
    await run(csv({ vendor_id: "A", name: "One", rating: "4", review_count: "30" }));
    const { id } = await vendor("vendor_id", "A");
    await db.insertInto("reviews").values({ id: newId(), subject_type: "vendor", subject_id: id, author_name: "R", rating: 5 }).execute();
    const file = csv({ vendor_id: "A", name: "One", rating: "2", review_count: "900" });
    expect(counts(await run(file))).toMatchObject({ updated: 1 });
    expect(await vendor("vendor_id", "A")).toMatchObject({ rating: 5, review_count: 1, imported_rating: 2, imported_review_count: 900 });
    expect(counts(await run(file))).toMatchObject({ updated: 0 });
    await db.deleteFrom("reviews").where("subject_id", "=", id).execute();
    expect(await vendor("vendor_id", "A")).toMatchObject({ rating: 2, review_count: 900 });
  });

  test("slugs: Unicode, unique within the file and beside former ones", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ vendor_id: `N${index}`, name: "النور للأثاث" }));
    await run(csv(...rows, { vendor_id: "S", name: "x", slug: "My Own Slug" }, { vendor_id: "E", name: "★★★" }));
    const slugs = (await db.selectFrom("vendors").select("slug").execute()).map(({ slug }) => slug).sort();
    expect(new Set(slugs)).toEqual(
      new Set(["النور-للأثاث", ...Array.from({ length: 29 }, (_, index) => `النور-للأثاث-${index + 2}`), "my-own-slug", "vendor"]),
    );
  });

  test("whatever the file says: twice changes nothing, and a dry run predicts the result (seeded)", async () => {
    let seed = Number(process.env.FUZZ_SEED ?? 4711);
    const one = (list: readonly string[]) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return list[(seed >>> 8) % list.length] ?? "";
    };
    const file = () =>
      csv(
        ...Array.from({ length: 1 + Number(one(["1", "3", "6", "9"])) }, () => ({
          vendor_id: one(["", "", "A", "B", "C"]),
          google_place_id: one(["", "", "P", "Q", "R"]),
          name: one(["X", "x.", "Y", "Z", ""]),
          city: one(["", "Jeddah", "Abha"]),
          categories: one(["", "K", "k;L"]),
          price_range_min_sar: one(["", "", "5"]),
          price_range_max_sar: one(["", "", "3", "9"]),
          vendor_type: one(["", "Product", "?"]),
        })),
      );
    for (let round = 0; round < Number(process.env.FUZZ_ROUNDS ?? 50); round += 1) {
      if (round % 3 === 0) await sql`truncate vendors, categories cascade`.execute(db);
      await sql`truncate rate_limits`.execute(db);
      const text = file();
      const were = JSON.stringify(
        await db
          .selectFrom("vendors")
          .select(["vendor_id", "google_place_id", "name", "city", "vendor_type", "price_range_min", "price_range_max"])
          .orderBy("id")
          .execute(),
        null,
        1,
      );
      const batchRows = Number(one(["1", "2", "1000"]));
      const dry = counts(await run(text, true, batchRows));
      const first = counts(await run(text, false, batchRows));
      expect(first, were + text).toEqual(dry);
      const before = await snapshot();
      const second = counts(await run(text, false, Number(one(["1", "2", "1000"]))));
      expect(second, were + text).toMatchObject({ created: 0, updated: 0, categoriesCreated: 0 });
      expect(await snapshot(), were + text).toBe(before);
    }
  }, 120_000);
});

describe("interruptions", () => {
  const many = (count: number) =>
    csv(
      ...Array.from({ length: count }, (_, index) => ({
        vendor_id: `V${index}`,
        name: `Vendor ${index}`,
        categories: `Category ${index % 7}`,
        rating: index % 50 === 0 ? "bad" : "4",
      })),
    );
  const finished = { created: 2940, updated: 0, skipped: 60, unchanged: 0, errors: 60, categoriesCreated: 7 };

  test("a stopped import goes on behind its checkpoint", async () => {
    const { id } = await api.start({ file: new File([many(3000)], "vendors.csv") });
    for (const stops of [1, 3, 2]) {
      const stop = new AbortController();
      const stopAt = (await api.get({ id })).processedRows + stops * 100;
      const onBatch = (done: number) => (done >= stopAt ? stop.abort() : undefined);
      await expect(runImport(id, { signal: stop.signal, batchRows: 100, onBatch })).rejects.toThrow();
      expect((await api.get({ id })).status).toBe("processing");
    }
    const { processedRows } = await api.get({ id });
    expect(processedRows).toBeGreaterThanOrEqual(600);
    expect(processedRows).toBeLessThan(3000);
    await Promise.all([runImport(id, { signal: calm, batchRows: 100 }), runImport(id, { signal: calm, batchRows: 100 })]);
    const end = await api.get({ id });
    expect(end.status).toBe("completed");
    expect(counts(end)).toEqual(finished);
    expect(await db.selectFrom("vendors").select("id").execute()).toHaveLength(2940);
    expect((await api.listErrors({ id, limit: 1000 })).items).toHaveLength(60);
    expect(await db.selectFrom("audit_events").select("id").where("entity_id", "=", id).where("action", "=", "vendor_import.completed").execute()).toHaveLength(
      1,
    );
  });

  test("a killed process loses and doubles nothing", async () => {
    const { id } = await api.start({ file: new File([many(3000)], "vendors.csv") });
    const module = new URL("./run/run-import.server.ts", import.meta.url).href;
    const code = `const { runImport } = await import(${JSON.stringify(module)});
      await runImport(${JSON.stringify(id)}, { signal: new AbortController().signal, batchRows: 50, onBatch: (done) => { process.stdout.write(done + "\\n"); return new Promise((next) => setTimeout(next, 20)); } });`;
    await killedProcess(code, 3);
    const { processedRows, status } = await api.get({ id });
    expect(status).toBe("processing");
    expect(processedRows).toBeGreaterThanOrEqual(150);
    await runImport(id, { signal: calm });
    const end = await api.get({ id });
    expect(end.status).toBe("completed");
    expect(counts(end)).toEqual(finished);
    expect((await api.listErrors({ id, limit: 1000 })).items).toHaveLength(60);
  }, 60_000);

  test("cancel stops behind the batch at hand", async () => {
    const { id } = await api.start({ file: new File([many(500)], "vendors.csv") });
    await runImport(id, { signal: calm, batchRows: 100, onBatch: async (done) => void (done === 200 && (await api.cancel({ id }))) });
    expect(await api.get({ id })).toMatchObject({ status: "cancelled", processedRows: 200 });
    expect(await db.selectFrom("vendors").select("id").execute()).toHaveLength(196);
    await expect(api.cancel({ id })).rejects.toMatchObject({ code: "STATUS_CONFLICT" });
    await runImport(id, { signal: calm });
    expect((await api.get({ id })).processedRows).toBe(200);
  });
});

describe("watching and files", () => {
  test("a watcher sees the progress and the end", async () => {
    const { id } = await api.start({ file: new File([csv({ name: "One" }, { name: "Two" }, { name: "", city: "x" })], "vendors.csv") });
    const updates = (await api.watch({ id }))[Symbol.asyncIterator]();
    // The import begins once someone watches.
    const first = await updates.next();
    if (first.done) throw new Error("There is nothing to watch.");
    const seen: number[] = [first.value.processedRows];
    const watching = (async () => {
      for (let update = await updates.next(); !update.done; update = await updates.next()) seen.push(update.value.processedRows);
    })();
    await runImport(id, { signal: calm, batchRows: 1, onBatch: () => new Promise((next) => setTimeout(next, 150)) });
    await watching;
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(3);
    expect(seen.length).toBeGreaterThan(2);
  });

  test("the error list is safe for spreadsheets, the template imports cleanly, a dry run can be applied", async () => {
    const bad = await run(csv({ name: "=cmd()", rating: "x,y" }));
    const list = await api.errorsFile({ id: bad.id });
    expect(list.name).toBe(`errors_vendors_${bad.id.slice(0, 8)}.csv`);
    // two imports a moment apart have different labels
    expect((await run(csv({ name: "=cmd()", rating: "x,z" }))).id.slice(0, 8)).not.toBe(bad.id.slice(0, 8));
    expect(await list.text()).toBe(
      `Row,Name,Code,Column,Value,Error\r\n2,'=cmd(),invalid_number,rating,"x,y","Row 2: [invalid_number] rating is not a number: x,y"\r\n`,
    );
    const template = await (await api.templateFile({})).text();
    const dry = await run(template, true);
    expect(counts(dry)).toMatchObject({ created: 3, errors: 0 });
    expect(dry.examples.map(({ name }) => name)).toContain("مفروشات الواحة");
    const real = await api.apply({ id: dry.id });
    await runImport(real.id, { signal: calm });
    expect(counts(await api.get({ id: real.id }))).toEqual(counts(dry));
    await expect(api.apply({ id: real.id })).rejects.toMatchObject({ code: "NOT_APPLICABLE" });
    expect((await api.list({ limit: 2 })).items.map(({ id }) => id)).toEqual([real.id, dry.id]);
  });

  test("UTF-16, semicolons and windows-1256 arrive intact", async () => {
    const text = csv({ vendor_id: "A", name: "مفروشات الرياض" }).replaceAll(",", ";");
    expect(await run(Buffer.from(`\uFEFF${text}`, "utf16le"))).toMatchObject({ created: 1 });
    expect(await vendor("vendor_id", "A")).toMatchObject({ name: "مفروشات الرياض" });
  });
});
