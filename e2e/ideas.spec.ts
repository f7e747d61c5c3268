import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Opens an address and waits until its scripts have taken over. */
async function open(page: Page, address: string) {
  const answer = await page.goto(address);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  return answer;
}

const cards = ".masonry-cell:not(.waiting) h3 a";

test("a list is filtered, goes on as one scrolls, and is the same after coming back from an idea", async ({ page, browser, baseURL }) => {
  await open(page, "/ideas");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ideas");
  await expect(page.getByRole("link", { name: "Majlis" }).first()).toBeVisible();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + (entry as unknown as { value: number }).value });
    }).observe({ type: "layout-shift" });
  });
  // scrolling brings the second page, and nothing jumps
  await expect(page.locator(cards)).toHaveCount(24);
  await page.mouse.move(700, 500);
  // A reader who has run ahead of a slow network to the very end sees the footer give way: nobody can help that.
  const isEndFar = () => page.locator(".idea-more").evaluate((end) => end.getBoundingClientRect().top > innerHeight + 700);
  await expect(async () => {
    if (await isEndFar()) await page.mouse.wheel(0, 600);
    expect(await page.locator(cards).count()).toBeGreaterThan(30);
  }).toPass({ timeout: 20_000 });
  expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.01);

  const far = page.locator(cards).nth(30);
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const title = (await far.textContent()) ?? "";
  await far.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);

  // the filters are addresses
  await open(page, "/ideas");
  await page.locator("summary", { hasText: "Room" }).click();
  await page.locator(".pick-panel").getByRole("link", { name: "Kitchen", exact: true }).click();
  await expect(page).toHaveURL(/\/ideas\/kitchen$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchens");
  await page.locator("summary", { hasText: "Budget" }).click();
  await page.getByLabel("From", { exact: true }).fill("20000");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/ideas\/kitchen\?from=20000$/);
  await page.getByLabel("Sort").selectOption("cost_low");
  await expect(page).toHaveURL(/\/ideas\/kitchen\?from=20000&sort=cost_low$/);
  await expect(page.locator(cards).first()).toBeVisible();
  // the list before stays until the new one is there
  let costs: number[] = [];
  await expect(async () => {
    costs = await page.locator(".masonry-cell .money").evaluateAll((all) => all.map((one) => Number((one as HTMLDataElement).value)));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  }).toPass({ timeout: 10_000 });
  const shared = await page.locator(cards).allTextContents();
  expect(Math.min(...costs)).toBeGreaterThanOrEqual(20_000);

  // someone else opens the address
  const other = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const friend = await other.newPage();
  await friend.goto(page.url());
  expect(await friend.locator(cards).allTextContents()).toEqual(shared);
  // without scripts pages are pages
  await friend.goto("/ideas");
  await friend.getByRole("link", { name: "Show more" }).click();
  await expect(friend).toHaveURL(/\/ideas\?page=2$/);
  await expect(friend.locator(cards)).toHaveCount(24);
  await other.close();

  await page.getByRole("link", { name: "Remove From 20,000" }).click();
  await expect(page).toHaveURL(/\/ideas\/kitchen\?sort=cost_low$/);
  await page.goBack();
  await expect(page).toHaveURL(/from=20000/);
});

test("addresses: one for each list, any order of words leads there, unknown words are not found", async ({ page, request, allowProblem }) => {
  allowProblem(/404/);
  const moved = await request.get("/ideas/modern/bedroom?utm_source=x", { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([301, "/ideas/bedroom/modern"]);
  const answer = await open(page, "/ideas/spaceship/modern");
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").getByRole("searchbox").fill("kitchen");
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/ideas\?search=kitchen$/);
  await expect(page.locator(cards).first()).toBeVisible();
  const trail = await open(page, "/ideas/bedroom/modern").then(() => page.locator('script[type="application/ld+json"]').first().textContent());
  expect(trail).toContain("BreadcrumbList");
  expect(trail).toContain("CollectionPage");
});

test("in Arabic: words with and without the article, the gallery by keyboard, before and after", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await open(page, "/ideas/majlis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("مجالس");
  await page.getByRole("searchbox", { name: "البحث في الأفكار" }).fill("المجلس");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator(cards).first()).toBeVisible();

  await open(page, "/ideas/gallery");
  await page.locator(".gallery-item").first().click();
  const viewer = page.getByRole("dialog");
  const shown = viewer.getByRole("heading", { level: 3 });
  const first = await shown.textContent();
  await expect(viewer.getByText(/^الصورة 1 من/)).toBeVisible();
  // the page runs to the left: so does 'next'
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText(/^الصورة 2 من/)).toBeVisible();
  await expect(shown).not.toHaveText(first ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveText(first ?? "");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  await open(page, "/ideas/before-after");
  // The heart is not beneath the slider.
  await page.getByRole("article").first().locator(".save-heart").click({ trial: true });
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await slider.press("Home");
  await expect(slider).toHaveValue("0");
  await slider.press("ArrowLeft");
  await expect(slider).toHaveValue("1");
});

test("the ways into ideas lead on from every one of them, an empty room says so, and a page behind the end is the last", async ({ page, request }) => {
  await open(page, "/ideas/inspiration");
  const ways = page.getByRole("navigation", { name: "Browse ideas" });
  await expect(ways.locator("[aria-current]")).toHaveText("Inspiration");
  await ways.getByRole("link", { name: "Forum" }).click();
  await expect(page).toHaveURL(/\/ideas\/forums$/);
  await expect(ways.locator("[aria-current]")).toHaveText("Forum");
  await ways.getByRole("link", { name: "Ideabooks" }).click();
  await expect(page).toHaveURL(/\/ideas\/ideabooks$/);
  await expect(ways.locator("[aria-current]")).toHaveText("Ideabooks");

  await open(page, "/ideas/basement");
  await expect(page.getByRole("heading", { name: "No ideas yet" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.locator("summary", { hasText: "Room" }).click();
  await expect(page.locator(".pick-panel").getByRole("link", { name: "Kitchen", exact: true })).toBeVisible();
  await expect(page.locator(".pick-panel").getByRole("link", { name: "Garage", exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.locator(".empty").getByRole("link", { name: "Majlis", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Majalis" })).toBeVisible();

  for (const list of ["/ideas/photos", "/vendors"]) {
    const answer = await request.get(`${list}?page=99`, { maxRedirects: 0 });
    expect(answer.status(), list).toBe(302);
    const last = answer.headers()["location"] ?? "";
    expect(last, list).toMatch(new RegExp(`^${list}\\?page=[1-9]\\d?$`));
    expect((await request.get(last, { maxRedirects: 0 })).status(), last).toBe(200);
  }
});
