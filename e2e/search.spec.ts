import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const box = (page: Page) => page.locator(".head-search [name=q]");
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("search.recent") ?? "");
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

test("the box suggests while typing and is led by the keyboard", async ({ page }) => {
  await page.goto("/terms?lang=en");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toHaveAttribute("aria-expanded", "true");
  await expect(options(page).first()).toHaveText("Majlis");
  await page.keyboard.type("majl");
  await expect(page.getByRole("group", { name: "Ideas" }).getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Vendors" }).getByRole("option").first()).toContainText(/majlis/i);
  // The focus stays in the field, which names the active option.
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(box(page)).toHaveAttribute("aria-activedescendant", (await options(page).first().getAttribute("id")) ?? "");
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box(page)).toHaveValue("majl");
  // Enter without an option searches for the words.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=majl$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("majl");
  await expect(page.locator("main").getByRole("heading", { level: 2, name: "Ideas" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  // A kind of its own, and Back.
  await page
    .getByRole("navigation", { name: "Kinds of results" })
    .getByRole("link", { name: /^Vendors/ })
    .click();
  await expect(page).toHaveURL(/kind=vendor/);
  await expect(page.locator(".vendor-row").nth(8)).toBeVisible();
  await page.goBack();
  await expect(page.locator("main").getByRole("heading", { level: 2, name: "Ideas" })).toBeVisible();
});

test("recent searches are offered, opened and removed", async ({ page }) => {
  await page.goto("/search?q=kitchen&lang=en");
  await expect.poll(() => stored(page)).toContain("kitchen");
  await page.goto("/search?q=marbel&lang=en");
  await expect(page.getByRole("status").filter({ hasText: "marble" })).toBeVisible();
  await expect.poll(() => stored(page)).toContain("marbel");
  await page.goto("/terms?lang=en");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await box(page).click();
  const recent = page.getByRole("group", { name: "Recent searches" }).getByRole("option");
  await expect(recent).toHaveText(["marbel", "kitchen"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(recent).toHaveText(["kitchen"]);
  await recent.click();
  await expect(page).toHaveURL(/\/search\?q=kitchen$/);
  await page.locator(".page-search [name=q]").fill("");
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent).toHaveCount(0);
});

test("بحث بالعربية من الهاتف", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/terms?lang=ar");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByRole("navigation", { name: "الصفحات" }).getByRole("link", { name: "بحث" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("option", { name: "مجلس" })).toBeVisible();
  await sheet.locator("[name=q]").fill("المجالس");
  await expect(sheet.getByRole("group", { name: "الغرف والطرز" }).getByRole("option")).toHaveText(["مجلس"]);
  await expect(sheet.getByRole("group", { name: "الموردون" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("نتائج");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("colors of a photograph lead to rooms", async ({ page }) => {
  await page.goto("/ideas/ai-tools?lang=en");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Red", exact: true }).click();
  await expect(page.getByRole("link", { name: "See rooms in this color" })).toHaveAttribute("href", "/ideas?color=b3322b");
  await page.locator("input[type=file]").setInputFiles({ name: "sea.png", mimeType: "image/png", buffer: SEA });
  await expect(page.getByRole("group", { name: "1 color in your photo" }).getByRole("button")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "See rooms in this color" }).click();
  await expect(page).toHaveURL(/\/ideas\?color=[0-9a-f]{6}/);
});

/** One pixel of a strong blue. */
const SEA = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOQC1jwHwADrAIORnnuCAAAAABJRU5ErkJggg==", "base64");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the box leads to the page that shows what was found", async ({ page }) => {
    await page.goto("/terms?lang=en");
    await box(page).fill("majlis");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=majlis$/);
    await expect(page.locator(".idea-card").first()).toBeVisible();
    await expect(page.locator(".page-search [name=q]")).toHaveValue("majlis");
  });
});
