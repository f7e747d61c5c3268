import { type Browser, type BrowserContext, expect as hope } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** A visitor as others are: counted, which a browser that a program drives is not. */
async function aVisitor(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const ip = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;
  const visitor = await browser.newContext({ ...(baseURL && { baseURL }), userAgent: PHONE, extraHTTPHeaders: { "x-forwarded-for": ip } });
  await visitor.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }));
  return visitor;
}

/** Opens the page as a visitor and waits until it has said what it counts. */
async function visit(visitor: BrowserContext, path: string, act?: (page: Awaited<ReturnType<BrowserContext["newPage"]>>) => Promise<void>): Promise<void> {
  const page = await visitor.newPage();
  const counted = page.waitForRequest((request) => request.url().endsWith("/counts"));
  await page.goto(path);
  hope((await (await counted).response())?.status()).toBe(204);
  await act?.(page);
  await page.close();
}

type Reach = { series: { id: string; total: number }[] };

test("visits and searches are counted, for admins and for the vendor they are about, and for no other", async ({ browser, baseURL, page, signInAs }) => {
  await signInAs("vendor");
  const reach = async (): Promise<Record<string, number>> => {
    const { series } = (await (await page.request.get("/api/v1/vendor/reach?days=7")).json()) as Reach;
    return Object.fromEntries(series.map(({ id, total }) => [id, total]));
  };
  const [own] = (await (await page.request.get("/api/v1/vendor/listings")).json()) as { id: string; slug: string }[];
  const before = await reach();
  const { items } = (await (await page.request.get("/api/v1/vendors")).json()) as { items: { id: string; slug: string }[] };
  const other = items.find(({ id }) => id !== own?.id);
  const words = `saffron lantern ${String.fromCharCode(97 + Math.floor(Math.random() * 26), 97 + Math.floor(Math.random() * 26))}`;

  // Three people look at the vendor, one of them twice in the same tab's life; one looks at another vendor; all search in vain.
  for (const n of [1, 2, 3]) {
    const visitor = await aVisitor(browser, baseURL);
    await visit(visitor, `/vendors/${own?.slug}`, async (tab) => {
      if (n > 1) return;
      const called = tab.waitForRequest((request) => request.postData()?.includes('"phone"') ?? false);
      await tab.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
      await tab.locator('main a[href^="tel:"]').first().click();
      await called;
    });
    await visit(visitor, `/vendors/${other?.slug}`);
    await visit(visitor, `/search?q=${encodeURIComponent(words)}`);
    await visitor.close();
  }

  // The vendor's own look is not counted, and neither is a browser that a program drives.
  await page.goto(`/vendors/${own?.slug}`);
  await ready(page);
  await expect.poll(async () => (await reach()).views, { timeout: 30_000 }).toBe((before.views ?? 0) + 3);
  await expect.poll(async () => (await reach()).phone).toBe((before.phone ?? 0) + 1);
  expect((await page.request.get(`/api/v1/vendor/reach?vendor=${other?.id}`)).status()).toBe(404);

  await page.goto("/vendor?lang=en");
  await page.getByRole("link", { name: "Views and contacts" }).first().click();
  await expect(page.getByRole("heading", { name: "How people find you", level: 1 })).toBeVisible();
  await page.getByRole("radio", { name: "7 days" }).click();
  await expect(page).toHaveURL(/days=7/);
  await page
    .getByRole("navigation", { name: "Over time" })
    .getByRole("link", { name: /^Phone taps/ })
    .click();
  await expect(page.getByRole("img", { name: /^Phone taps by day:/ })).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("table", { name: "Phone taps" }).getByRole("row")).toHaveCount(8);
  await expectNoAxeViolations(page);

  await signInAs("admin");
  const missed = page.getByRole("table", { name: "Searches without results" }).getByRole("row", { name: new RegExp(words) });
  // What is counted is written every few seconds.
  await expect(async () => {
    await page.goto("/admin/insights?days=7&lang=en");
    await expect(missed).toContainText("3 of 3", { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "From idea to award" })).toBeVisible();
  await page.getByRole("navigation", { name: "Most viewed" }).getByRole("link", { name: "Vendors" }).click();
  await expect(page.getByRole("table", { name: "Most viewed" }).getByRole("link").first()).toHaveAttribute("href", /^\/vendors\//);
  await expectNoAxeViolations(page);
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await file).suggestedFilename()).toBe("insights-7-days.csv");
});

test("a professional sees how their own profile is found", async ({ browser, baseURL, page, signInAs }) => {
  await signInAs("professional");
  const views = async () => {
    const { series } = (await (await page.request.get("/api/v1/account/reach?days=7")).json()) as Reach;
    return series.find(({ id }) => id === "views")?.total ?? 0;
  };
  const before = await views();
  const visitor = await aVisitor(browser, baseURL);
  await visit(visitor, "/profile/faisal.alotaibi");
  await visitor.close();
  await expect.poll(views, { timeout: 30_000 }).toBe(before + 1);
  await page.goto("/dashboard/professional?lang=en");
  await page.getByRole("link", { name: "Profile views" }).first().click();
  await expect(page.getByRole("heading", { name: "How people find you", level: 1 })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Page views by day:/ })).toBeVisible();
  await expectNoAxeViolations(page);
});
