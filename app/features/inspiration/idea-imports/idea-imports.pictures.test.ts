import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createRouterClient } from "@orpc/server";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { UploadRefused } from "./items/upload-refused.ts";
import { storeFile } from "./parts/part-files.server.ts";
import { openUpload } from "./run/open-upload.server.ts";
import type { Fetch } from "./run/pictures.server.ts";
import { runUpload } from "./run/run-upload.server.ts";
import { bulkDesignUpload, refuseSender } from "./server/function.server.ts";
import { ideaImportsRouter } from "./server/procedures.server.ts";
import { uploadList } from "./server/uploads.server.ts";
import { rawZip } from "./testing/raw-zip.ts";

const admin = await aUser("admin", { name: "Sara" });
const api = createRouterClient(ideaImportsRouter, { context: { viewer: admin, language: "en", requestId: "r", ip: "127.0.0.1" } });
const by = { actor: admin, requestId: "r", language: "en" };
const calm = new AbortController().signal;

async function run(type: "csv" | "json" | "zip", bytes: Buffer, fetchImage?: Fetch) {
  const id = await uploadList(by, { fileName: `ideas.${type}`, bytes, type });
  await runUpload(id, { signal: calm, ...(fetchImage && { fetchImage }) });
  return api.get({ id });
}
const ideas = async () =>
  (
    await sql<{ title: string; photos: string[]; alt: string; is_public: boolean; owner_id: string | null; families: string[] }>`
      select i.title, array(select f.storage_key from design_idea_photos p join files f on f.id = p.file_id where p.idea_id = i.id order by p.position) photos,
        f.alt_en alt, f.is_public, f.owner_id, i.color_families families from design_ideas i left join files f on f.id = i.cover_id order by i.title`.execute(
      db,
    )
  ).rows;
const files = async () => (await db.selectFrom("files").select("id").execute()).length;
const picture = (background: string, format: "jpeg" | "png" = "jpeg") =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .withExif({ IFD0: { Artist: "Owner Name" } })
    .toFormat(format)
    .toBuffer();

let red: Buffer;
let blue: Buffer;
let server: Server;
let address: string;
const asked: string[] = [];
const local: Fetch = (url, options) => guardedFetch(url, { ...options, mayConnect: (ip) => ip === "127.0.0.1", mayUsePort: () => true });

beforeAll(async () => {
  [red, blue] = [await picture("#b3322b"), await picture("#3f6ca6", "png")];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/red.jpg") response.end(red);
    else if (request.url === "/page") response.end("<html>no picture</html>");
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  asked.length = 0;
  await sql`truncate design_ideas, bulk_design_uploads, rate_limits, files restart identity cascade`.execute(db);
});

describe("photographs", () => {
  test("of a ZIP: those that are right go in, each other is its item's error", async () => {
    const rows = [
      "title,style,room_type,image_url,images",
      'Two,modern,majlis,photos/red.jpg,"مجلس.png;photos/red.jpg"',
      "Disguised,modern,majlis,fake.jpg,",
      "Missing,modern,majlis,none.jpg,",
      "Outside,modern,majlis,../red.jpg,",
      "Plain,modern,majlis,,",
      "Cut,modern,majlis,cut.jpg,",
    ];
    const bytes = rawZip([
      { name: "set/ideas.csv", data: rows.join("\n") },
      { name: "set/photos/red.jpg", data: red, method: 0 },
      { name: "set/مجلس.png", data: blue },
      { name: "set/fake.jpg", data: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
      { name: "set/cut.jpg", data: red.subarray(0, red.length - 200) },
    ]);
    const done = await run("zip", bytes);
    expect(done).toMatchObject({ status: "completed", totalItems: 6, successfulItems: 2, failedItems: 4, processedItems: 6 });
    expect(done.errorLog.map(({ item, error }) => `${item} | ${error}`)).toEqual([
      "Row 3: Disguised | This is not a JPEG, PNG, WebP or AVIF image: fake.jpg",
      "Row 4: Missing | The ZIP file has no image by this name: none.jpg",
      "Row 5: Outside | The image path leads outside the ZIP file: ../red.jpg",
      "Row 7: Cut | The image is damaged or incomplete: cut.jpg",
    ]);
    const [plain, two] = await ideas();
    expect(plain).toMatchObject({ title: "Plain", photos: [] });
    expect(two).toMatchObject({ title: "Two", alt: "Two", is_public: true, owner_id: null });
    expect(two?.photos).toEqual([expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.png$/)]);
    expect(two?.families).toContain("red");
    expect(await files()).toBe(2);
    // Again: the ideas exist, and nothing is stored again.
    const again = await run("zip", bytes);
    expect(again).toMatchObject({ successfulItems: 2, existingItems: 2, failedItems: 4 });
    expect([await files(), (await ideas()).length]).toEqual([2, 2]);
  });

  test("at an address, through the guarded fetcher only", async () => {
    const item = (title: string, image_url: string) => ({ title, style: "modern", room_type: "attic", image_url });
    const list = [
      item("Good", `${address}/red.jpg`),
      item("Page", `${address}/page`),
      item("Gone", `${address}/gone`),
      item("File", "photo.jpg"),
      item("Old", "ftp://x/a.jpg"),
    ];
    const bytes = Buffer.from(JSON.stringify(list));
    const guarded = await run("json", bytes);
    expect(guarded.errorLog.map(({ code }) => code)).toEqual(["image_forbidden", "image_forbidden", "image_forbidden", "image_address", "image_address"]);
    expect([asked, await ideas()]).toEqual([[], []]);
    const done = await run("json", bytes, local);
    expect(done).toMatchObject({ successfulItems: 1, failedItems: 4 });
    expect(done.errorLog.map(({ item: label, code, value }) => [label, code, value])).toEqual([
      ["Item 2: Page", "image_unsupported", `${address}/page`],
      ["Item 3: Gone", "image_status", `404 ${address}/gone`],
      ["Item 4: File", "image_address", "photo.jpg"],
      ["Item 5: Old", "image_address", "ftp://x/a.jpg"],
    ]);
    await run("json", bytes, local);
    expect(asked.filter((path) => path === "/red.jpg")).toHaveLength(1);
  });
});

describe("the function", () => {
  const call = async (body: unknown, waitMs = 20_000) => {
    const answering = bulkDesignUpload(body, admin, { requestId: "r", waitMs });
    await expect.poll(async () => (await api.list({})).items.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const [upload] = (await api.list({})).items;
    if (waitMs > 1000 && upload) await runUpload(upload.id, { signal: calm });
    return { upload, answer: await answering };
  };
  const data = [
    { title: "One", style: "rustic", room_type: "garage" },
    { title: "Two", style: "?", room_type: "garage" },
  ];

  test("answers with the counts and each item's error", async () => {
    const { answer, upload } = await call({ uploadType: "csv", data, fileName: "list.csv" });
    expect(upload).toMatchObject({ fileName: "list.csv", uploadType: "csv" });
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        upload_id: upload?.id,
        status: "completed",
        total_items: 2,
        successful_items: 1,
        failed_items: 1,
        errors: [{ item: "Row 3: Two", error: "style has an unknown value: ?" }],
      },
    });
  });
  test("does not wait for ever", async () => {
    const { answer } = await call({ uploadType: "json", data, fileName: "x" }, 300);
    expect(answer).toMatchObject({ status: 202, body: { success: true, status: "processing", total_items: 0 } });
  });
  test("refuses who may not and what is no list", async () => {
    expect(refuseSender(null)).toMatchObject({ status: 401, body: { error: "Authentication required" } });
    expect(refuseSender({ ...admin, role: "vendor" })).toMatchObject({ status: 403 });
    expect(refuseSender(admin)).toBeNull();
    for (const [body, status] of [
      [null, 400],
      [{ uploadType: "xml", data, fileName: "x" }, 400],
      [{ uploadType: "json", data: [], fileName: "x" }, 422],
      [{ uploadType: "json", data: {}, fileName: "x" }, 422],
    ] as const)
      expect(await bulkDesignUpload(body, admin, { requestId: "r" })).toMatchObject({ status, body: { success: false } });
  });
});

// A bounded, seeded run: whatever is sent, the file is read to its end or refused, and nothing hangs or breaks.
describe("whatever is sent", () => {
  const dice = (seed: number) => {
    let state = seed >>> 0;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (state >>> 8) % below;
    };
  };
  const pieces = [
    '"',
    ",",
    "[",
    "]",
    "{",
    "}",
    ":",
    "\\",
    "title",
    "style",
    "room_type",
    '{"title":"a","style":"modern"}',
    "\n",
    "\u0000",
    "ء",
    "\ud800",
    "1e999",
    "null",
    "title,style,room_type\n",
    "\ufeff",
    "PK\u0003\u0004",
  ];
  const zip = () =>
    rawZip([
      { name: "ideas.json", data: '[{"title":"a","style":"modern","room_type":"attic","image":"a.jpg"},{"title":"b"}]' },
      { name: "a.jpg", data: "not a picture".repeat(20) },
    ]);
  const rounds: [string, "csv" | "json" | "zip", (next: (below: number) => number) => Buffer][] = [
    [
      "CSV",
      "csv",
      (next) => Buffer.from(`${next(2) ? "title,style,room_type\n" : ""}${Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join("")}`),
    ],
    [
      "JSON",
      "json",
      (next) => Buffer.from(`${next(2) ? "[" : ""}${Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join("")}${next(2) ? "]" : ""}`),
    ],
    [
      "ZIP",
      "zip",
      (next) => {
        const bytes = zip();
        for (let change = 0; change <= next(6); change += 1) bytes[next(bytes.length)] = next(256);
        return next(4) === 0 ? bytes.subarray(0, next(bytes.length) + 1) : bytes;
      },
    ],
  ];
  test.each(rounds)(
    "%s",
    async (_, type, make) => {
      const next = dice(20_261_121);
      for (let round = 0; round < 300; round += 1) {
        const bytes = make(next);
        const id = newId();
        try {
          const upload = await openUpload({ id, byteSize: bytes.length, partHashes: await storeFile(id, bytes) }, type, calm);
          for await (const { row } of upload.items()) expect(row).toBeGreaterThan(0);
          await Promise.resolve(upload.archive?.find("a.jpg", 10_000).read()).catch((error: { code?: string }) => expect(error.code).toMatch(/^image_/));
        } catch (error) {
          expect([error instanceof UploadRefused, (error as { code?: string }).code?.startsWith("image_")], bytes.toString("hex")).toContain(true);
        }
      }
    },
    60_000,
  );
  test("the whole way", async () => {
    const next = dice(4711);
    for (let round = 0; round < 12; round += 1) {
      const [, type, make] = rounds[round % 3] ?? rounds[0] ?? ["", "csv", () => Buffer.alloc(1)];
      const { status, totalItems, processedItems, successfulItems, failedItems } = await run(type, Buffer.concat([make(next), Buffer.from(" ")]));
      expect(["completed", "failed"]).toContain(status);
      if (status === "completed") expect([processedItems, successfulItems + failedItems]).toEqual([totalItems, totalItems]);
    }
  }, 60_000);
});
