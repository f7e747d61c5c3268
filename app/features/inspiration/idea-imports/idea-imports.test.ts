import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { connectLive, subscribe } from "#app/platform/live/live.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { killedProcess } from "#app/platform/testing/killed-process.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { MAX_ITEMS, PART_BYTES, UPLOAD_TOPIC } from "./idea-imports.ts";
import { productWords } from "./items/product-words.server.ts";
import { runUpload } from "./run/run-upload.server.ts";
import { uploadPartRoutes } from "./server/parts.server.ts";
import { ideaImportsRouter } from "./server/procedures.server.ts";

const admin = await aUser("admin");
const editor = await aUser("homeowner", { permissions: ["content_manager"] });
const as = clientOf(ideaImportsRouter);
const api = as(admin);
const calm = new AbortController().signal;

let sender: Viewer | null = admin;
const parts = uploadPartRoutes({ viewerOf: async () => sender });
const put = (id: string, offset: number | string, body: Buffer | string) =>
  parts.request(`/api/v1/design-idea-uploads/${id}/parts?offset=${offset}`, { method: "PUT", body: new Uint8Array(Buffer.from(body)) });

async function send(name: string, text: string | Buffer): Promise<string> {
  const bytes = Buffer.from(text);
  const { id } = await api.begin({ fileName: name, byteSize: bytes.length, isFresh: true });
  for (let at = 0; at < bytes.length; at += PART_BYTES) expect((await put(id, at, bytes.subarray(at, at + PART_BYTES))).status).toBe(200);
  return id;
}
async function run(name: string, text: string | Buffer, options: Partial<Parameters<typeof runUpload>[1]> = {}) {
  const id = await send(name, text);
  await api.start({ id, again: true });
  await runUpload(id, { signal: calm, words: productWords, ...options });
  return api.get({ id });
}
const json = (...items: object[]) => JSON.stringify(items);
const item = (n: number, more: object = {}) => ({ title: `Idea ${n}`, style: "Modern", room_type: "living room", ...more });
const ideas = () => db.selectFrom("design_ideas").selectAll().orderBy("title").execute();
const errorsOf = async (id: string) => (await api.listErrors({ id, limit: 1000 })).items.map((entry) => `${entry.item} | ${entry.error}`);
const counts = ({ status, totalItems, successfulItems, failedItems, processedItems, existingItems }: Awaited<ReturnType<typeof run>>) => [
  status,
  totalItems,
  successfulItems,
  failedItems,
  processedItems,
  existingItems,
];

beforeEach(async () => {
  sender = admin;
  await sql`truncate design_ideas, bulk_design_uploads, rate_limits restart identity cascade`.execute(db);
});

describe("access", () => {
  test("content managers only; whose file it is matters while it is sent", async () => {
    await expect(as(null).list({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    for (const role of ["homeowner", "professional", "vendor"] as const)
      await expect(as(aViewer(role)).begin({ fileName: "x.csv", byteSize: 1 })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(editor).list({})).resolves.toEqual({ items: [], next: null });
    const id = await send("x.json", json(item(1)));
    await expect(as(editor).start({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(editor).cancel({ id })).rejects.toMatchObject({ code: "STATUS_CONFLICT" });
    for (const call of [api.get, api.cancel, api.listErrors, api.errorsFile, api.start])
      await expect(call({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("parts: who, where and how much", async () => {
    const { id } = await api.begin({ fileName: "x.csv", byteSize: PART_BYTES + 3 });
    for (const [viewer, status] of [
      [null, 401],
      [aViewer("vendor"), 403],
      [editor, 404],
    ] as const) {
      sender = viewer;
      expect((await put(id, 0, "abc")).status).toBe(status);
    }
    sender = admin;
    expect((await put(id, 0, "abc")).status).toBe(422);
    expect((await put(id, "x", "abc")).status).toBe(422);
    expect((await put("nonsense", 0, "abc")).status).toBe(404);
    const early = await put(id, PART_BYTES, "abc");
    expect([early.status, await early.json()]).toEqual([409, { code: "WRONG_OFFSET", receivedBytes: 0 }]);
    const first = Buffer.alloc(PART_BYTES, "a");
    expect(await (await put(id, 0, first)).json()).toEqual({ receivedBytes: PART_BYTES });
    // The answer was lost: the part is sent again.
    expect(await (await put(id, 0, first)).json()).toEqual({ code: "WRONG_OFFSET", receivedBytes: PART_BYTES });
    await expect(api.start({ id })).rejects.toMatchObject({ code: "INCOMPLETE", data: { receivedBytes: PART_BYTES } });
    // A returning sender resumes where it stopped.
    const again = await api.begin({ fileName: "x.csv", byteSize: PART_BYTES + 3 });
    expect(again).toMatchObject({ id, receivedBytes: PART_BYTES, partHashes: [expect.stringMatching(/^[0-9a-f]{64}$/)] });
    expect((await put(id, PART_BYTES, "abcd")).status).toBe(422);
    expect((await put(id, PART_BYTES, "abc")).status).toBe(200);
    expect((await put(id, PART_BYTES + 3, "")).status).toBe(409);
  });

  test.each([
    ["photo.png", 10, "wrongType"],
    ["ideas.csv", 300 * 1024 * 1024, "tooLarge"],
    ["ideas.zip", 3 * 1024 ** 3, "tooLarge"],
  ])("refuses %s of %d bytes", async (fileName, byteSize, file) => {
    await expect(api.begin({ fileName, byteSize })).rejects.toMatchObject({ code: "INVALID", data: { fields: { file } } });
  });
});

describe("items", () => {
  test("CSV with all fields, in any order and spelling", async () => {
    const done = await run(
      "ideas.csv",
      [
        "Title;Style;Room Type;color_palette;tags;estimated_cost;difficulty_level;time_estimate;description;title_ar;region",
        'مجلس;Art-Deco;home office;"#ffffff,#0a0B0c;navy";a;"12,500.50";HARD;2-3 weeks;"two\nlines";عنوان;Najd',
        "Plain;حديث;غرفة نوم;;;0;;;;;",
        ";;;;;;;;;;",
        "Bad;gothic;;red;;-5;x;;;;",
      ].join("\r\n"),
    );
    expect(counts(done)).toEqual(["completed", 3, 2, 1, 3, 0]);
    expect(await ideas()).toMatchObject([
      { title: "Plain", style: "modern", room_type: "bedroom", estimated_cost: null, difficulty_level: "medium", upload_source: "bulk", author_id: admin.id },
      {
        title: "مجلس",
        title_ar: "عنوان",
        style: "art_deco",
        room_type: "home_office",
        region: "najd",
        style_tags: ["#FFFFFF", "#0A0B0C", "#000080"],
        tags: ["a"],
        estimated_cost: 1_250_050,
        difficulty_level: "hard",
        estimated_time: "2-3 weeks",
        content: "two\nlines",
        image_generation_status: "pending",
      },
    ]);
    expect(await errorsOf(done.id)).toEqual([
      "Row 5: Bad | Missing required field 'room_type'",
      "Row 5: Bad | style has an unknown value: gothic",
      "Row 5: Bad | estimated_cost can’t be negative: -5",
      "Row 5: Bad | difficulty_level has an unknown value: x",
    ]);
    expect((await as(admin, "ar").get({ id: done.id })).errorLog[0]).toMatchObject({ item: "الصف 5: Bad", error: "الحقل المطلوب 'room_type' ناقص" });
  });

  test("JSON: objects, lists and what is neither", async () => {
    const done = await run(
      "ideas.json",
      json(item(1, { tags: ["x", "y; z"], estimated_cost: 5000, color_palette: "#FFF, #000" }), 7 as never, item(2, { tags: { a: 1 } }), { title: "" }),
    );
    expect(counts(done)).toEqual(["completed", 4, 1, 3, 4, 0]);
    expect(await ideas()).toMatchObject([{ tags: ["x", "y; z"], estimated_cost: 500_000, style_tags: ["#FFFFFF", "#000000"] }]);
    expect(await errorsOf(done.id)).toEqual([
      "Item 2 | The item is not an object: 7",
      'Item 3: Idea 2 | tags must be text, a number or a list of these: {"a":1}',
      "Item 4 | Missing required field 'title'",
      "Item 4 | Missing required field 'style'",
      "Item 4 | Missing required field 'room_type'",
    ]);
    const report = await api.errorsFile({ id: done.id });
    expect(report.name).toBe(`errors_ideas.json_${done.id.slice(0, 8)}.csv`);
    expect((await report.text()).split("\r\n").slice(0, 2)).toEqual(["Item,Error", "Item 2,The item is not an object: 7"]);
  });

  test.each([
    ["nothing", "x.csv", "", "No valid data found in file"],
    ["no rows", "x.csv", "title,style,room_type\n,,\n", "No valid data found in file"],
    ["a header without its fields", "x.csv", "title,city\na,b\n", "Missing required fields: style, room_type"],
    ["an open quotation mark", "x.csv", 'title,style,room_type\n"a,modern,attic\n', "Row 2: a quotation mark is opened and never closed"],
    ["a ZIP that calls itself CSV", "x.csv", "PK\u0003\u0004 nothing", "The file cannot be read as CSV or JSON"],
    ["an empty list", "x.json", "[]", "No valid data found in file"],
    ["no list", "x.json", "{}", "No valid data found in file"],
    ["a list that breaks off", "x.json", '[{"title":1},', "The file cannot be read as CSV or JSON"],
    ["something behind the list", "x.json", '[{"title":1}] x', "The file cannot be read as CSV or JSON"],
    ["a list without end", "x.json", `${"[".repeat(5000)}`, "The file cannot be read as CSV or JSON"],
    ["too many items", "x.json", json(...Array.from({ length: MAX_ITEMS + 1 }, () => ({}))), `The file has more than ${MAX_ITEMS} items`],
    ["a CSV that calls itself ZIP", "x.zip", "title,style,room_type\na,modern,attic\n", "The ZIP file is damaged or incomplete"],
  ])("refuses the whole of %s", async (_, name, text, message) => {
    const done = await run(name, text || " ");
    expect([done.status, done.failure?.message, done.processedItems]).toEqual(["failed", message, 0]);
    expect(await ideas()).toEqual([]);
  });
});

describe("the same again", () => {
  test("a known file is reported; existing ideas are not duplicated, deleted ones come back", async () => {
    const text = json(item(1), item(2), item(2), item(2, { description: "another" }));
    const first = await run("ideas.json", text);
    expect(counts(first)).toEqual(["completed", 4, 4, 0, 4, 1]);
    const id = await send("renamed.json", text);
    await expect(api.start({ id })).rejects.toMatchObject({
      code: "KNOWN_FILE",
      data: { id: first.id, fileName: "ideas.json", status: "completed", successfulItems: 4 },
    });
    await db.updateTable("design_ideas").set({ deleted_at: new Date() }).where("title", "=", "Idea 1").execute();
    await api.start({ id, again: true });
    await runUpload(id, { signal: calm });
    expect(counts(await api.get({ id }))).toEqual(["completed", 4, 4, 0, 4, 3]);
    expect((await ideas()).filter(({ deleted_at }) => !deleted_at)).toHaveLength(3);
    const log = await db.selectFrom("audit_events").select("action").where("entity_id", "=", id).orderBy("id").execute();
    expect(log.map(({ action }) => action)).toEqual(["idea_import.started", "idea_import.completed"]);
    // Nothing of the files is stored.
    expect(await storage.exists(`idea-imports/${id}/0-${"0".repeat(16)}`)).toBe(false);
    expect((await db.selectFrom("bulk_design_uploads").select("are_parts_stored").execute()).every((row) => !row.are_parts_stored)).toBe(true);
  });
});

describe("interruptions", () => {
  const many = (count: number) => json(...Array.from({ length: count }, (_, n) => item(n, n % 50 === 0 ? { style: "gothic" } : {})));
  const finished = ["completed", 1000, 980, 20, 1000, 0];

  test("a stopped upload goes on behind its checkpoint, two runs at once do no harm", async () => {
    const id = await send("ideas.json", many(1000));
    await api.start({ id });
    for (const stopAt of [300, 700]) {
      const stop = new AbortController();
      await expect(runUpload(id, { signal: stop.signal, batchItems: 100, onBatch: (done) => (done >= stopAt ? stop.abort() : undefined) })).rejects.toThrow();
      expect(await api.get({ id })).toMatchObject({ status: "processing", processedItems: stopAt });
    }
    await Promise.all([runUpload(id, { signal: calm, batchItems: 100 }), runUpload(id, { signal: calm, batchItems: 100 })]);
    expect(counts(await api.get({ id }))).toEqual(finished);
    expect(await ideas()).toHaveLength(980);
  });

  test("a killed process loses and doubles nothing", async () => {
    const id = await send("ideas.json", many(1000));
    await api.start({ id });
    const module = new URL("./run/run-upload.server.ts", import.meta.url).href;
    const code = `const { runUpload } = await import(${JSON.stringify(module)});
      await runUpload(${JSON.stringify(id)}, { signal: new AbortController().signal, batchItems: 50, onBatch: (done) => { process.stdout.write(done + "\\n"); return new Promise((next) => setTimeout(next, 20)); } });`;
    await killedProcess(code, 2);
    expect((await api.get({ id })).processedItems).toBeGreaterThanOrEqual(100);
    await runUpload(id, { signal: calm });
    expect(counts(await api.get({ id }))).toEqual(finished);
    const titles = (await ideas()).map(({ title }) => title);
    expect(new Set(titles).size).toBe(980);
    expect((await api.listErrors({ id, limit: 1000 })).items).toHaveLength(20);
  }, 120_000);

  test("cancel stops behind the items at hand; a watcher sees the end", async () => {
    const id = await send("ideas.json", many(500));
    await api.start({ id });
    const seen: string[] = [];
    const watching = (async () => {
      for await (const { status } of await api.watch({ id })) seen.push(status);
    })();
    await runUpload(id, { signal: calm, batchItems: 100, onBatch: async (done) => void (done === 200 && (await api.cancel({ id }))) });
    await watching;
    expect(seen.at(0)).toBe("processing");
    expect(seen.at(-1)).toBe("cancelled");
    expect(await api.get({ id })).toMatchObject({ status: "cancelled", processedItems: 200 });
    expect(await ideas()).toHaveLength(196);
    await expect(api.cancel({ id })).rejects.toMatchObject({ code: "STATUS_CONFLICT" });
    await runUpload(id, { signal: calm });
    expect((await api.get({ id })).processedItems).toBe(200);
    expect((await api.list({ limit: 1 })).items).toMatchObject([{ id, errorLog: [{ row: 1 }, { row: 51 }, { row: 101 }, { row: 151 }] }]);
  });
});

describe("the end", () => {
  const audit = (id: string) => db.selectFrom("audit_events").select(["action", "actor_name", "changes"]).where("entity_id", "=", id).orderBy("id").execute();
  const href = "/admin/design-ideas-upload?tab=history";

  async function started(by: Viewer, text: string): Promise<string> {
    sender = by;
    const { id } = await as(by).begin({ fileName: "list.json", byteSize: Buffer.byteLength(text), isFresh: true });
    await put(id, 0, text);
    await as(by).start({ id });
    return id;
  }

  test("is news for who sent the file, and is on record under their name with the counts", async () => {
    const [sara, omar] = [await aUser("admin"), await aUser("admin")];
    const id = await started(sara, json(item(1), item(2, { style: "gothic" })));
    await runUpload(id, { signal: calm });
    expect(await noticesOf(sara)).toEqual([{ kind: "import_finished", params: { file: "list.json", rows: 2, errors: 1 }, href }]);
    expect(await noticesOf(omar)).toEqual([]);
    const file_name = [null, "list.json"];
    expect(await audit(id)).toEqual([
      { action: "idea_import.started", actor_name: sara.name, changes: { file_name } },
      {
        action: "idea_import.completed",
        actor_name: sara.name,
        changes: { file_name, successful_items: [null, 1], existing_items: [null, 0], failed_items: [null, 1] },
      },
    ]);
  });

  test("names who sent the file in the reader's language", async () => {
    const sara = await aUser("admin");
    await db.updateTable("profiles").set({ full_name_ar: "سارة" }).where("id", "=", sara.id).execute();
    const id = await started(sara, json(item(1)));
    expect((await as(admin, "ar").list({})).items).toMatchObject([{ id, startedBy: "سارة" }]);
    expect(await api.get({ id })).toMatchObject({ startedBy: sara.name });
  });

  test("of a file that cannot be read is news, too, and nothing was completed", async () => {
    const sara = await aUser("admin");
    const id = await started(sara, "[{ broken");
    await runUpload(id, { signal: calm });
    expect(await api.get({ id })).toMatchObject({ status: "failed" });
    expect(await noticesOf(sara)).toEqual([{ kind: "import_failed", params: { file: "list.json" }, href }]);
    expect((await audit(id)).map(({ action }) => action)).toEqual(["idea_import.started"]);
  });

  test("by a colleague is theirs on record, and nobody's news; a watcher sees it at once", async () => {
    const [sara, omar] = [await aUser("admin"), await aUser("admin")];
    const id = await started(sara, json(item(1)));
    const signals: string[] = [];
    await connectLive();
    const stop = subscribe(UPLOAD_TOPIC, (changed) => signals.push(changed));
    await as(omar).cancel({ id });
    await vi.waitFor(() => expect(signals).toContain(id));
    stop();
    for (const person of [sara, omar]) expect(await noticesOf(person)).toEqual([]);
    expect(await audit(id)).toMatchObject([{}, { action: "idea_import.cancelled", actor_name: omar.name, changes: { file_name: [null, "list.json"] } }]);
  });
});

test("what has no photograph is a draft until it is published", async () => {
  const done = await run("list.json", json(item(1), item(2)));
  expect(done).toMatchObject({ status: "completed", successfulItems: 2, draftItems: 2 });
  expect((await ideas()).map(({ status }) => status)).toEqual(["unpublished", "unpublished"]);
  await db.updateTable("design_ideas").set({ status: "published" }).where("title", "=", "Idea 1").execute();
  expect(await api.get({ id: done.id })).toMatchObject({ draftItems: 1 });
});
