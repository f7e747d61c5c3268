import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { installedAppRoutes } from "./public.server.ts";

const app = installedAppRoutes({
  release: "abc",
  languageOf: (c) => (c.req.query("lang") === "ar" ? "ar" : "en"),
  themeOf: (c) => c.req.query("theme") ?? "light",
});

type Icon = { src: string; sizes: string; purpose?: string };
type Manifest = {
  lang: string;
  dir: string;
  name: string;
  icons: Icon[];
  screenshots: (Icon & { form_factor: string; label: string })[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
  share_target: { action: string };
};
const manifest = async (language: string): Promise<Manifest> => (await app.request(`/manifest/${language}.webmanifest`)).json() as Promise<Manifest>;

describe("the manifest", () => {
  test("speaks the language of its address", async () => {
    const answer = await app.request("/manifest/ar.webmanifest");
    expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    expect(await answer.json()).toMatchObject({ lang: "ar", dir: "rtl", name: "ديوان", scope: "/", display: "standalone", start_url: "/home" });
    expect(await manifest("en")).toMatchObject({ lang: "en", dir: "ltr", name: "Diwan" });
    for (const path of ["/manifest/xx.webmanifest", "/manifest/en", "/manifest/en.json"]) expect((await app.request(path)).status).toBe(404);
  });

  test("names icons and screenshots that exist in their sizes, one icon of them for masks", async () => {
    const { icons, shortcuts, screenshots } = await manifest("en");
    const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots, ...(await manifest("ar")).screenshots];
    for (const { src, sizes } of all) {
      const file = `public${src}`;
      expect(existsSync(file), file).toBe(true);
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`, file).toBe(sizes);
    }
    expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
    // A device offers to install with pictures only when it finds some of its own shape.
    for (const shape of ["narrow", "wide"]) expect(screenshots.map(({ form_factor }) => form_factor)).toContain(shape);
    expect(shortcuts.map(({ url }) => url)).toEqual(["/redesign", "/dashboard/saved", "/dashboard/messages", "/products"]);
  });
});

test("the service worker is checked at each visit and has the release in it", async () => {
  const answer = await app.request("/sw.js");
  expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual(["text/javascript; charset=utf-8", "no-cache"]);
  expect(await answer.text()).toMatch(/^const RELEASE = "abc";\n/);
});

test("the offline page is in the reader's language and theme, and needs no other file", async () => {
  const answer = await app.request("/offline.html?lang=ar&theme=dark");
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(html).not.toMatch(/src=|<link|<script|url\(/);
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
  expect(await (await app.request("/offline.html")).text()).toContain("You’re offline");
});

test("a photo that no service worker took is asked for again, and not stored", async () => {
  const form = new FormData();
  form.set("photo", new File(["x"], "room.jpg", { type: "image/jpeg" }));
  const answer = await app.request("/share-target", { method: "POST", body: form });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/share"]);
  expect((await app.request("/share-target")).status).toBe(404);
});
