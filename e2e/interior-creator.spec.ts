import type { Page } from "@playwright/test";
import { newcomer } from "./support/newcomer.ts";
import { expect, test } from "./support/test.ts";

/** The page is hydrated from here on. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
};
const toast = (page: Page) => page.getByRole("region", { name: /Notifications|الإشعارات/ });

test("words become a brief, the brief a board, and the board an ideabook and a link", async ({ page, context, baseURL, browser }) => {
  await newcomer(context, baseURL ?? "");
  await open(page, "/ai-interior-creator?lang=en");
  const words = page.getByRole("textbox", { name: "What do you have in mind?" });
  await words.fill("A modern majlis in green, up to 200,000 SAR");
  await expect(page.getByRole("combobox", { name: "Room" })).toHaveValue("majlis");
  await expect(page.getByRole("combobox", { name: "Style" })).toHaveValue("modern");
  await expect(page.getByRole("textbox", { name: "Budget, SAR" })).toHaveValue("200000");
  await expect(page.getByRole("button", { name: "Palm", exact: true })).toHaveAttribute("aria-pressed", "true");

  // Manual changes stay when the text changes afterwards.
  await page.getByRole("combobox", { name: "Style" }).selectOption("najdi");
  await words.fill("A modern majlis in green and white, up to 200,000 SAR");
  await expect(page.getByRole("combobox", { name: "Style" })).toHaveValue("najdi");
  await expect(page).toHaveURL(/style=najdi.*white/);
  await page.reload();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(words).toHaveValue("A modern majlis in green and white, up to 200,000 SAR");
  await expect(page.getByRole("combobox", { name: "Style" })).toHaveValue("najdi");
  const ideas = page.getByRole("region", { name: /matching ideas?/ });
  await expect(ideas.getByText("Your room").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "What such rooms cost" })).toBeVisible();

  await page.getByRole("button", { name: "Save board" }).click();
  await expect(page).toHaveURL(/\/ai-interior-creator\/[0-9a-f-]{36}/);
  await expect(toast(page)).toContainText("Board saved");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const stranger = await browser.newPage();
  await stranger.goto((baseURL ?? "") + new URL(link).pathname);
  await expect(stranger.getByRole("heading", { level: 1, name: "Najdi Majlis" })).toBeVisible();
  await expect(stranger.getByRole("heading", { name: "Palette" })).toBeVisible();
  await stranger.close();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Create ideabook" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create ideabook" }).click();
  await expect(page).toHaveURL(/\/ideas\/ideabooks\/[0-9a-f-]{36}/);
});

test("في العربية: تملأ الكلمات الحقول، ويحتفظ المحرر بصورته", async ({ page }) => {
  await open(page, "/ai-interior-creator?lang=ar");
  await page.getByRole("textbox", { name: "ما الذي تتخيله؟" }).fill("غرفة نوم بسيطة، جدران بيضاء ولمسات كحلي، ٢٠ متر مربع، مينيمال");
  await expect(page.getByRole("combobox", { name: "الغرفة" })).toHaveValue("bedroom");
  await expect(page.getByRole("combobox", { name: "الطراز" })).toHaveValue("minimalist");
  await expect(page.getByRole("textbox", { name: "المساحة بالمتر المربع" })).toHaveValue("20");
  await expect(page.getByRole("heading", { name: "لوحة الألوان" })).toBeVisible();
  const modes = page.getByRole("navigation", { name: "أقسام الاستوديو" });
  await modes.getByRole("link", { name: "محرر التصاميم" }).click();
  await expect(page).toHaveURL(/tab=editor/);
  await page.getByRole("button", { name: "تجربة مجلس" }).click();
  await expect(page.locator("canvas").first()).toBeVisible();
  await modes.getByRole("link", { name: "مصمم الديكور الذكي" }).click();
  await expect(page.getByRole("combobox", { name: "الغرفة" })).toHaveValue("bedroom");
  await expect(page).toHaveURL(/room=bedroom/);
  await modes.getByRole("link", { name: "محرر التصاميم" }).click();
  await expect(page.getByRole("img", { name: "غرفتك بعد التغييرات" })).toBeVisible();
});
