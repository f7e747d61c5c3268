import sharp from "sharp";
import { expect, test } from "./support/test.ts";

test("what a message shows of an idea in Arabic is a picture of 1200 by 630", async ({ page, request }) => {
  const { items } = (await (await request.get("/api/v1/ideas")).json()) as { items: { slug: string }[] };
  await page.goto(`/ideas/${items[0]?.slug}?lang=ar`);
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await content("og:locale")).toBe("ar_SA");
  expect(await content("og:image:alt")).not.toBe("");
  const address = new URL((await content("og:image")) ?? "");
  expect(address.pathname).toMatch(/^\/share-picture\/ar\/ideas\//);
  const answer = await request.get(address.pathname + address.search);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("every file of the sitemap is there, and its first address leads to a page", async ({ request }) => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
  const inside = (address: string) => address.replace(/^https?:\/\/[^/]+/, "");
  const files = locations(await (await request.get("/sitemap.xml")).text());
  for (const kind of ["pages", "vendors", "professionals", "ideas", "forum", "products", "projects", "help"])
    expect(
      files.some((file) => file.endsWith(`/sitemaps/${kind}-ar-1.xml`)),
      kind,
    ).toBe(true);
  // Two languages stand for all: their files differ in the parameter alone.
  for (const file of files.filter((name) => /-(en|ar)-\d+\.xml$/.test(name))) {
    const answer = await request.get(inside(file));
    const xml = await answer.text();
    expect([answer.status(), xml.trimEnd().endsWith("</urlset>")], file).toEqual([200, true]);
    const [first] = locations(xml);
    if (first) expect((await request.get(inside(first), { maxRedirects: 0 })).status(), first).toBe(200);
  }
});

test("the shop and the forum list what they show, and addresses in the head follow into a question and back", async ({ page, baseURL }) => {
  const listed = async () => JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}");
  await page.goto("/shop");
  const shop = await listed();
  expect([shop["@type"], shop.itemListElement[0].url.startsWith(`${baseURL}/products/`)]).toEqual(["ItemList", true]);
  await page.goto("/ideas/forums");
  const forum = await listed();
  expect(forum["@type"]).toBe("ItemList");
  const first = page.locator(".forum-row h3 a").first();
  const address = new URL((await first.getAttribute("href")) ?? "", baseURL).href;
  expect(forum.itemListElement[0].url).toBe(address);

  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await first.click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  await expect(page.locator('link[hreflang="de"]')).toHaveAttribute("href", `${address}?lang=de`);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/ideas/forums`);
  await expect(page.locator('link[hreflang="de"]')).toHaveAttribute("href", `${baseURL}/ideas/forums?lang=de`);
});

test("feeds are announced and answer; who has one is told so", async ({ page, request }) => {
  await page.goto("/home?lang=ar");
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  expect(feed).toBe("/ideas/feed.xml?lang=ar");
  const answer = await request.get(feed ?? "");
  expect(await answer.text()).toContain('xml:lang="ar"');
  const again = await request.get(feed ?? "", { headers: { "If-None-Match": answer.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  expect((await request.get("/llms.txt")).status()).toBe(200);
});

test("other ways to write an address lead to the one that is known", async ({ request }) => {
  const answer = await request.get("/Vendors/?city=Riyadh", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/vendors?city=Riyadh"]);
  expect((await request.head("/vendors")).status()).toBe(200);
  expect((await request.get("/vendors/nobody-of-this-name")).status()).toBe(404);
});

test("what was removed is gone, with the usual page, and its picture too; restored it is back", async ({ context, request, baseURL, signInAs }) => {
  const { items } = (await (await request.get("/api/v1/ideas?page=2")).json()) as { items: { id: string; slug: string }[] };
  const { id, slug } = items.at(-1) ?? { id: "", slug: "" };
  const address = `/ideas/${slug}`;
  const [, picture = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await (await request.get(address)).text()) ?? [];
  expect((await request.get(picture.replaceAll("&amp;", "&"))).status()).toBe(200);
  await signInAs("admin");
  const headers = { origin: baseURL ?? "" };
  expect((await context.request.delete(`/api/v1/admin/design-ideas/${id}`, { headers })).ok()).toBe(true);
  const gone = await request.get(address);
  expect([gone.status(), (await gone.text()).includes('content="noindex"')]).toEqual([410, true]);
  expect((await request.get(picture)).status()).toBe(410);
  expect((await context.request.post(`/api/v1/admin/design-ideas/${id}/restore`, { headers })).ok()).toBe(true);
  expect((await request.get(address)).status()).toBe(200);
});
