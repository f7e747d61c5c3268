import type { Page } from "@playwright/test";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const cards = (page: Page) => page.locator(".vcard");
const total = async (page: Page) => Number(/of ([\d,]+)\+? vendors/.exec((await page.getByText(/^Showing/).textContent()) ?? "")?.[1]?.replaceAll(",", ""));
const box = (page: Page) => page.getByRole("searchbox", { name: "Search vendors", exact: true });

test("a visitor narrows the directory, goes back, and opens a vendor", async ({ page }) => {
  await page.goto("/vendors");
  await ready(page);
  await expect(page.getByRole("heading", { level: 1, name: "Vendors" })).toBeVisible();
  await expect(page.getByText("Find verified vendors for your home renovation projects")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const all = await total(page);

  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("combobox", { name: "City" }).selectOption("Jeddah");
  await expect(page).toHaveURL(/\/vendors\?city=Jeddah$/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  const inJeddah = await total(page);
  await filters.getByText("Service", { exact: true }).click();
  await expect(page).toHaveURL(/city=Jeddah&vendor_type=Service$/);
  await expect.poll(() => total(page)).toBeLessThan(inJeddah);

  await page.goBack();
  await expect(page).toHaveURL(/\?city=Jeddah$/);
  await expect.poll(() => total(page)).toBe(inJeddah);
  await page.getByRole("link", { name: "Remove Jeddah" }).click();
  await expect(page).toHaveURL(/\/vendors$/);
  await expect.poll(() => total(page)).toBe(all);

  await page.getByRole("combobox", { name: "Sort" }).selectOption("name");
  await expect(page).toHaveURL(/\?sort=name$/);
  const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
  await expect(next).toHaveAttribute("href", /sort=name/);
  await next.click();
  await expect(page).toHaveURL(/\?sort=name&page=2$/);
  // The first page stays until the second is there.
  await expect(page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]")).toHaveText("2");
  await expect(cards(page)).toHaveCount(24);

  const name = await cards(page).first().locator("h3 a").textContent();
  await cards(page)
    .first()
    .getByRole("link", { name: /View Details/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  await page.getByRole("link", { name: "Vendors", exact: true }).first().click();
  await expect(page).toHaveURL(/\/vendors$/);
});

test("typing preserves focus and scroll position, and Back undoes the whole word", async ({ page }) => {
  await page.goto("/vendors?city=Riyadh");
  await ready(page);
  await page.evaluate(() => scrollTo(0, 120));
  await box(page).focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.type("kit", { delay: 40 });
  await expect(page).toHaveURL(/search=kit&city=Riyadh/);
  await page.keyboard.type("chen", { delay: 40 });
  await expect(page).toHaveURL(/search=kitchen&city=Riyadh/);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("kitchen");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(cards(page).first()).toContainText(/kitchen/i);

  await page.goBack();
  await expect(page).toHaveURL(/\/vendors\?city=Riyadh$/);
  await expect(box(page)).toHaveValue("");
});

test("a mistyped word is put right, and no match offers a way out", async ({ page }) => {
  await page.goto("/vendors?search=kichen");
  await expect(page.getByText("No results for “kichen”. Showing results for “kitchen”.")).toBeVisible();
  await page.goto("/vendors?search=xyzzyxyzzy");
  await ready(page);
  await expect(page.getByRole("heading", { name: "No vendors match" })).toBeVisible();
  await expect(page.getByText("Showing 0 of 0 vendors")).toBeVisible();
  await page.locator(".empty").getByRole("link", { name: "Clear filters" }).click();
  await expect(cards(page)).toHaveCount(24);
});

test("in Arabic: right to left, folded letters, cities and names in Arabic", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await page.goto("/vendors");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1, name: "الموردون" })).toBeVisible();
  await page.getByRole("searchbox", { name: "البحث عن مورد" }).fill("الرياض");
  await expect(page).toHaveURL(/search=/);
  await expect(cards(page).first()).toContainText("الرياض");
  await cards(page).first().locator("h3 a").click();
  await expect(page.getByRole("heading", { name: "طلب عرض سعر" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "الأسعار" })).toBeVisible();
});

test("on a phone the filters are in a sheet with the count on its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vendors");
  await ready(page);
  await page.getByRole("link", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("combobox", { name: "City" }).selectOption("Riyadh");
  await expect(page).toHaveURL(/city=Riyadh/);
  await sheet.getByText("Product", { exact: true }).click();
  await expect(page).toHaveURL(/vendor_type=Product/);
  await sheet.getByRole("button", { name: /^Show \d+ vendors?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("link", { name: /Filters.*2 filters on/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a failed load says so and tries again", async ({ page, allowProblem }) => {
  allowProblem(/status of 500|Failed to load resource/);
  await page.goto("/vendors");
  await ready(page);
  await page.route("**/rpc/vendors/list**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("complementary", { name: "Filters" }).getByText("Both", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible({ timeout: 15_000 });
  await page.unroute("**/rpc/vendors/list**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("filters, order, pages and vendors work", async ({ page }) => {
    await page.goto("/vendors");
    await expect(cards(page)).toHaveCount(24);
    await box(page).fill("kitchen");
    await page.getByRole("complementary", { name: "Filters" }).getByRole("combobox", { name: "City" }).selectOption("Riyadh");
    await page.getByRole("combobox", { name: "Sort" }).selectOption("rating");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/search=kitchen/);
    await expect(page.getByRole("link", { name: "Remove Riyadh" })).toBeVisible();
    await expect(cards(page).first()).toContainText("Riyadh");
    await cards(page)
      .first()
      .getByRole("link", { name: /View Details/ })
      .click();
    await expect(page.getByRole("heading", { name: "Contact Information" })).toBeVisible();
  });
});

test("a vendor's page: photographs by keyboard, reviews, what search engines read", async ({ page, request }) => {
  const { items } = await (await request.get("/api/v1/vendors")).json();
  const slug = items[0].slug as string;
  await page.goto(`/vendors/${slug}`);
  await ready(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/vendors/${slug}$`));
  const facts = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.flatMap((one) => JSON.parse(one.textContent ?? "")).map((one) => one["@type"]));
  expect(facts).toEqual(expect.arrayContaining(["HomeAndConstructionBusiness", "BreadcrumbList"]));

  await page.getByRole("button", { name: "All photos" }).click();
  const lightbox = page.getByRole("dialog", { name: "Photos" });
  await expect(lightbox).toContainText("Photo 1 of");
  await page.keyboard.press("ArrowRight");
  await expect(lightbox).toContainText("Photo 2 of");
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(page.getByRole("button", { name: "All photos" })).toBeFocused();

  await expect(page.getByRole("heading", { name: "Reviews" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar vendors" })).toBeVisible();
});

test("an address of no vendor answers 404 and leads back", async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  const answer = await page.goto("/vendors/nobody-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Vendor Not Found" })).toBeVisible();
  await expect(page.getByText("The vendor you are looking for does not exist.")).toBeVisible();
  await page.getByRole("link", { name: "Back to vendors" }).click();
  await expect(page).toHaveURL(/\/vendors$/);
});
