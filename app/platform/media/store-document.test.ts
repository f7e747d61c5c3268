import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { documentUrl } from "./document.ts";
import { mediaRoutes } from "./media.routes.server.ts";
import { storeDocument, storeDocuments } from "./store-document.server.ts";

const person = (id: string) => ({ id, role: "vendor" }) as Viewer;
const owner = person("019a0000-0000-7000-8000-000000000011");
let viewer: Viewer | null = null;
const routes = mediaRoutes({ viewerOf: async () => viewer });
const get = (id: string) => routes.request(documentUrl(id).replace("/media", ""));
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
const file = (body: string | Uint8Array<ArrayBuffer>, name = "record.pdf") => new File([body], name);

beforeAll(async () => {
  await db.insertInto("users").values({ id: owner.id, name: "Noura", email: "noura@diwan.example" }).execute();
});

beforeEach(() => {
  viewer = null;
});

describe("storeDocument", () => {
  test("stores a PDF as it is, for its owner alone", async () => {
    const { id, mime } = await storeDocument(file(pdf), owner.id);
    expect(mime).toBe("application/pdf");
    expect((await get(id)).status).toBe(404);
    viewer = person("019a0000-0000-7000-8000-000000000012");
    expect((await get(id)).status).toBe(404);
    viewer = owner;
    const response = await get(id);
    expect(await response.text()).toBe(pdf);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
  test("stores pictures as pictures", async () => {
    const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#b4552d" } })
      .jpeg()
      .toBuffer();
    const { id, mime } = await storeDocument(file(new Uint8Array(picture), "scan.pdf"), owner.id);
    expect(mime).toBe("image/jpeg");
    viewer = owner;
    expect((await get(id)).status).toBe(404);
  });
  test.each([
    ["nothing", "", "EMPTY"],
    ["a page that calls itself PDF", "<html><script>alert(1)</script>", "UNSUPPORTED"],
    ["a PDF that broke off", "%PDF-1.7\n1 0 obj", "DAMAGED"],
    ["too much", "%PDF-1.7".padEnd(10 * 1024 * 1024, " "), "TOO_LARGE"],
  ])("refuses %s", async (_, body, code) => expect(storeDocument(file(body), owner.id)).rejects.toMatchObject({ code }));
  test("stores all or none, under safe names", async () => {
    const count = async () => (await db.selectFrom("files").select("id").where("owner_id", "=", owner.id).execute()).length;
    const before = await count();
    await expect(storeDocuments([file(pdf), file("no")], owner.id)).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { "documents.1": "UNSUPPORTED" } },
    });
    expect(await count()).toBe(before);
    const stored = await storeDocuments([file(pdf, "..\\..\\a/b\u202efdp.exe"), file(pdf, "سجل.pdf")], owner.id);
    expect(stored.map(({ name }) => name)).toEqual(["bfdp.exe", "سجل.pdf"]);
  });
});
