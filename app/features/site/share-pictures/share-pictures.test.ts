import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import "#app/api/router.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { drawSharePicture } from "#app/platform/share-pictures/draw.server.ts";
import { lettering } from "#app/platform/share-pictures/lettering.server.ts";
import { readShareAddress, signedShareAddress } from "#app/platform/share-pictures/share-signature.server.ts";
import { removeOldSharePictures, sharePicture } from "./server/pictures.server.ts";
import { sharePictureRoutes } from "./server/routes.server.ts";

const routes = sharePictureRoutes();
const shown = { path: "/ideas/najdi-majlis", language: "ar", title: "مجلس نجدي بجدران طينية", facts: "الرياض · 4.8/5" };
const ask = (address: string, method = "GET") => routes.request(`http://d.example${address}`, { method });
const rows = () => db.selectFrom("share_pictures").selectAll().execute();

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#224488" } })
    .png()
    .toBuffer();
});

test("an address says what is drawn, and only the server can write it", () => {
  const address = new URL(signedShareAddress({ ...shown, path: "/vendors?page=2" }), "http://d.example");
  expect(address.pathname).toBe("/share-picture/ar/vendors.png");
  const version = address.searchParams.get("v") ?? "";
  expect(readShareAddress(address.pathname, version)).toEqual({ path: "/vendors", language: "ar", title: shown.title, facts: shown.facts, photo: "" });
  const [said = "", signature = ""] = version.split(".");
  const forged = Buffer.from(JSON.stringify(["Other words", "", ""])).toString("base64url");
  for (const other of [`${forged}.${signature}`, `${said}.`, said, "", `${said}.${signature.slice(0, -2)}`])
    expect(readShareAddress(address.pathname, other), other).toBeNull();
  // of another page
  expect(readShareAddress("/share-picture/ar/ideas.png", version)).toBeNull();
});

test("another title has another address; the same has the same", () => {
  expect(signedShareAddress(shown)).toBe(signedShareAddress({ ...shown }));
  expect(signedShareAddress({ ...shown, title: "Other" })).not.toBe(signedShareAddress(shown));
});

test("a picture of 1200 by 630 that can be cached for ever, drawn once", async () => {
  const address = signedShareAddress({ ...shown, title: "Drawn once" });
  const before = await rows();
  const [first, second] = await Promise.all([ask(address), ask(address)]);
  expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
    200,
    "image/png",
    "public, max-age=31536000, immutable",
  ]);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await rows()).length).toBe(before.length + 1);
});

test("unsigned addresses are not found; pages that are gone have no picture", async () => {
  expect((await ask("/share-picture/ar/ideas/x.png?v=abc.def")).status).toBe(404);
  await db.insertInto("removed_addresses").values({ path: "/ideas/gone" }).execute();
  expect((await ask(signedShareAddress({ ...shown, path: "/ideas/gone" }))).status).toBe(410);
});

test("nothing outside of the built files is read as a photograph", async () => {
  for (const outside of ["/../../package.json", "/../../public/icon-512.png", "/media/not-an-id/1280.jpg"])
    await expect(sharePicture({ ...shown, photo: outside })).resolves.toBeInstanceOf(Buffer);
});

test("old pictures are removed, new ones stay", async () => {
  for (const title of ["New", "Old"]) await sharePicture({ ...shown, title });
  const before = await rows();
  const [old] = before;
  await db
    .updateTable("share_pictures")
    .set({ made_at: new Date(Date.now() - 31 * 86_400_000) })
    .where("key", "=", old?.key ?? "")
    .execute();
  await removeOldSharePictures();
  const keys = (await rows()).map(({ key }) => key);
  expect(keys).toHaveLength(before.length - 1);
  expect(keys).not.toContain(old?.key);
});

/** Whether anything but the ground is drawn in a box. */
async function hasInk(png: Buffer, box: { left: number; top: number; width: number; height: number }): Promise<boolean> {
  const { channels } = await sharp(await sharp(png).extract(box).toBuffer()).stats();
  return channels.some(({ min, max }) => max - min > 60);
}
const column = { top: 160, width: 400, height: 300 };
const [atLeft, atRight] = [
  { ...column, left: 60 },
  { ...column, left: 740 },
];
const base = { facts: "", siteName: "Diwan", isRTL: false, photo: null };

test("the title stands at the page's beginning, the photograph at its end", async () => {
  const [ltr, rtl] = await Promise.all([false, true].map((isRTL) => drawSharePicture({ ...base, title: "Majlis", isRTL, photo })));
  expect([await hasInk(ltr as Buffer, atLeft), await hasInk(ltr as Buffer, atRight)]).toEqual([true, false]);
  expect([await hasInk(rtl as Buffer, atLeft), await hasInk(rtl as Buffer, atRight)]).toEqual([false, true]);
});

test("letters that no font has are no boxes: such a title is left out", async () => {
  const box = { left: 60, top: 160, width: 500, height: 300 };
  expect(await hasInk(await drawSharePicture({ ...base, title: "客厅设计" }), box)).toBe(false);
  expect(await hasInk(await drawSharePicture({ ...base, title: "ห้องนั่งเล่น" }), box)).toBe(true);
});

test("a title that fits in no size is cut, and never wider than its place", async () => {
  const letters = await lettering(false);
  const box = { x: 0, y: 0, width: 300, height: 120 };
  const long = letters.set("A very long title ".repeat(20), box, [40, 30], { face: "title", color: "#000" });
  expect(long.height).toBeLessThanOrEqual(box.height);
  const far = (svg: string) => Math.max(...[...svg.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x)));
  expect(far(long.svg)).toBeLessThan(305);
  expect(far(letters.set("a".repeat(200), box, [40], { face: "title", color: "#000" }).svg)).toBeLessThan(305);
});

test("Arabic letters join: a word is drawn differently from its letters one by one", async () => {
  const letters = await lettering(true);
  const box = { x: 0, y: 0, width: 900, height: 200 };
  const drawn = (text: string) => letters.set(text, box, [40], { face: "title", color: "#000" }).svg;
  expect(drawn("مجلس")).not.toBe(drawn("م\u200cج\u200cل\u200cس"));
});
