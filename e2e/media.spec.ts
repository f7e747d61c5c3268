import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support/test.ts";

type Card = { id: string; slug: string; photo: { id: string } | null };

async function cards(request: APIRequestContext): Promise<Card[]> {
  const { items } = (await (await request.get("/api/v1/vendors")).json()) as { items: Card[] };
  return items;
}

test("photographs are served in fixed sizes and modern formats, and cached by the browser", async ({ request }) => {
  const photo = (await cards(request))[0]?.photo?.id ?? "";
  for (const [format, type] of [
    ["avif", "image/avif"],
    ["webp", "image/webp"],
    ["jpg", "image/jpeg"],
  ]) {
    const response = await request.get(`/media/${photo}/320.${format}`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const again = await request.get(`/media/${photo}/320.${format}`, { headers: { "if-none-match": response.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
  }
  for (const address of [
    `/media/${photo}/321.webp`,
    `/media/${photo}/320.gif`,
    "/media/no-such-image/320.webp",
    `/media/private/${crypto.randomUUID()}/320.webp`,
  ]) {
    expect((await request.get(address)).status()).toBe(404);
  }
});

test("every card of the directory shows a photograph, and neighbors show different ones", async ({ page }) => {
  await page.goto("/vendors");
  const photos = page.locator("main img[src^='/m/']");
  await expect(photos.first()).toBeVisible();
  const count = await photos.count();
  expect(count).toBeGreaterThanOrEqual(24);
  const seen: string[] = [];
  for (let at = 0; at < count; at += 1) {
    await photos.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => photos.nth(at).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
    seen.push(
      await photos.nth(at).evaluate(async (image: HTMLImageElement) => (await (await fetch(image.src.replace(/\/\d+$/, "/160"))).blob()).size.toString()),
    );
  }
  for (let at = 1; at < seen.length; at += 1) expect(seen[at]).not.toBe(seen[at - 1]);
});
