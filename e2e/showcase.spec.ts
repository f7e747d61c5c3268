import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

for (const { language, business, fill, complete } of [
  { language: "en", business: "For business", fill: /^Bidder B prices what is missing/, complete: "Prices all 7" },
  { language: "ar", business: "للأعمال", fill: /^المتنافس ب يسعّر الناقص/, complete: /7/ },
])
  test(`a contractor finds what Diwan does and plays with the comparison in ${language}`, async ({ page }) => {
    await page.goto(`/home?lang=${language}`);
    await ready(page);
    await page.getByRole("banner").getByRole("link", { name: business }).click();
    await expect(page).toHaveURL(/\/pro-software/);
    await ready(page);
    const table = page.getByRole("table");
    await page.locator(".live-wait.table").scrollIntoViewIfNeeded();
    const likely = table.locator(".likely");
    const before = await likely.textContent();
    await page.getByRole("checkbox", { name: fill }).check();
    await expect(table.getByText(complete).nth(1)).toBeVisible();
    expect(await likely.textContent()).toBe(before);
    const picture = page.locator(".show-hero .shot img.light");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  });

test("a page whose tool is not there is not found, and aliases lead on", async ({ page, request }) => {
  for (const path of ["/pro-software/crm", "/pro-software/3d-floor", "/who-we-serve/plumbing", "/professionals/software/project-planning/3d-floor-plans"])
    expect((await request.get(path)).status(), path).toBe(404);
  const alias = await request.get("/who-we-serve", { maxRedirects: 0 });
  expect([alias.status(), alias.headers()["location"]]).toEqual([301, "/who-we-serve/industries"]);
  await page.goto("/professionals/software/pricing");
  await expect(page).toHaveURL("/pricing");
});

test("the landing of Saudi families is Arabic by its address, and search engines find it in Arabic alone", async ({ page }) => {
  await page.goto("/ar");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("بيت العمر");
  expect(await page.locator("link[rel=alternate][hreflang]").evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))).toEqual(["ar"]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/ar$/);
  await page.getByRole("radio").nth(1).check({ force: true });
  await page.getByText("كم يكلّفنا ديوان؟").click();
  await expect(page.getByText("مجانية للأسر")).toBeVisible();
});
