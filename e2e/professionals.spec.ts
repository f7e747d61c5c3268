import { expect, test } from "./support/test.ts";

test("a region of the map narrows the list and lights up with its cards, in both languages", async ({ page }) => {
  await page.goto("/professionals");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const map = page.locator("aside .region-map");
  const makkah = map.locator('[data-region="SA-02"]');
  const elsewhere = page.locator('.procard:not([data-regions~="SA-02"])').first();
  await expect(elsewhere).toBeVisible();
  const before = await makkah.evaluate((path) => getComputedStyle(path).fill);
  await page.locator('.procard[data-regions~="SA-02"]').first().hover();
  await expect.poll(() => makkah.evaluate((path) => getComputedStyle(path).fill)).not.toBe(before);
  await makkah.hover();
  await expect(elsewhere).toHaveCSS("opacity", "0.45");

  await makkah.click();
  await expect(page).toHaveURL(/place=SA-02/);
  await expect(makkah).toHaveClass("on");
  await expect(page.getByRole("complementary").getByRole("combobox", { name: "Where the work is" })).toHaveValue("SA-02");
  await expect(elsewhere).toHaveCount(0);
  // near it, its cities are links, by the keyboard too
  const jeddah = page.getByRole("complementary").getByRole("link", { name: /^Jeddah/ });
  await jeddah.press("Enter");
  await expect(page).toHaveURL(/place=Jeddah/);
  await expect(jeddah).toHaveAttribute("aria-current", "true");
  // a city of it is a part of it
  await page.getByRole("complementary").getByRole("combobox", { name: "Where the work is" }).selectOption("Jeddah");
  await expect(makkah).toHaveClass("part");
  await page.goto("/professionals?place=SA-02&lang=ar");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await makkah.click();
  await expect(page).toHaveURL(/professionals(\?lang=ar)?$/);
  await expect(elsewhere).toBeVisible();
});

test("a profile's head says how its clients rated it, with a mean where enough of them did", async ({ page, request }) => {
  const { items } = (await (await request.get("/api/v1/professionals?sort=rating")).json()) as {
    items: { path: string; reviewCount: number; rating: number }[];
  };
  const [many] = items.filter(({ reviewCount }) => reviewCount >= 5);
  const newest = (await (await request.get("/api/v1/professionals?sort=newest")).json()) as { items: typeof items };
  const few = newest.items.find(({ reviewCount }) => reviewCount > 0 && reviewCount < 5);
  await page.goto(many?.path ?? "");
  const link = page.locator('.profile-head a[href="#reviews"]');
  await expect(link).toContainText(`${many?.rating.toFixed(1)} out of 5`);
  await expect(link).toContainText(`${many?.reviewCount} reviews`);
  await link.click();
  await expect(page.getByRole("heading", { name: "Reviews", exact: true })).toBeInViewport();
  await expect(page.locator("#reviews .figure")).toHaveText(many?.rating.toFixed(1) ?? "");
  await page.goto(few?.path ?? "");
  await expect(link).toHaveText(few?.reviewCount === 1 ? "1 review" : `${few?.reviewCount} reviews`);
});
