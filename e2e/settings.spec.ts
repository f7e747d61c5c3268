import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const PASSWORD = "Sidra-Palm-2026!";

/** A new account of one's own, signed in: what these tests change is nobody else's. */
async function signUp(context: BrowserContext, baseURL: string, name = "Layla Alsubaie"): Promise<string> {
  const email = `settings-${randomUUID()}@test.example`;
  const post = (path: string, data: object) => context.request.post(`/api/auth${path}`, { headers: { origin: baseURL }, data });
  const made = await post("/sign-up/email", { name, email, password: PASSWORD, userMetadata: { role: "homeowner" } });
  expect(made.status(), await made.text()).toBe(200);
  expect((await post("/sign-in/email", { email, password: PASSWORD })).status()).toBe(200);
  return email;
}
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
};

test("addresses of the settings lead where they should", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 404/);
  await signInAs("homeowner");
  for (const alias of ["/settings", "/preferences", "/dashboard/homeowner/settings"]) {
    await page.goto(alias);
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
  }
  await page.goto("/vendor/settings");
  await expect(page).toHaveURL(/\/role-mismatch/);
  const missing = await page.goto("/preferences/not-found");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Settings not found" })).toBeVisible();
});

test("theme, currency and language are stored with the account", async ({ page, context, baseURL, browser }) => {
  const email = await signUp(context, baseURL ?? "");
  const secondTab = await context.newPage();
  await open(secondTab, "/terms");
  await open(page, "/dashboard/settings");
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(secondTab.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("combobox", { name: "Currency" }).selectOption("USD");
  await expect(page.getByText("Prices are now shown in USD")).toBeVisible();
  await expect(page.getByText("appears as USD 3,333.33")).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByText("حُفظت اللغة")).toBeVisible();

  // another device: the account brings all three along
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.201.3.4", "accept-language": "en" } });
  await elsewhere.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email, password: PASSWORD } });
  const other = await elsewhere.newPage();
  await open(other, "/dashboard/settings");
  await expect(other.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(other.getByRole("combobox", { name: "العملة" })).toHaveValue("USD");
  await elsewhere.close();
});

test("consents are stored with their dates; a copy of one's data is made and downloaded by its owner alone", async ({
  page,
  context,
  baseURL,
  signInAs,
  allowProblem,
  signOut,
}) => {
  await signUp(context, baseURL ?? "");
  await open(page, "/dashboard/settings/data");
  await expect(page.getByText(/Agreed on .*; version/)).toHaveCount(2);
  const news = page.getByRole("checkbox", { name: "News by email" });
  await news.check();
  await expect(page.getByText("Consent saved")).toBeVisible();
  await open(page, "/dashboard/settings/data");
  await expect(news).toBeChecked();
  await news.uncheck();
  await expect(page.getByText("Consent withdrawn")).toBeVisible();
  await page.getByText(/^History \(4 entries\)/).click();
  await expect(page.getByText("News by email: withdrawn")).toBeVisible();

  await page.getByRole("button", { name: "Request a copy" }).click();
  const link = page.getByRole("link", { name: /^Download/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const address = (await link.getAttribute("href")) ?? "";
  const download = page.waitForEvent("download");
  await link.click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.includes("data/account.json")).toBe(true);

  allowProblem(/status of 404/);
  await signOut();
  await signInAs("admin");
  expect((await context.request.get(address)).status()).toBe(404);
});

test("an account is closed with the password, and reopened by signing in again", async ({ page, context, baseURL, allowProblem }) => {
  allowProblem(/status of 422/);
  const email = await signUp(context, baseURL ?? "");
  await open(page, "/dashboard/settings/data");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Current password", { exact: true }).fill("not my password");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText("Incorrect password.")).toBeVisible();
  await dialog.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is closed" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);

  await context.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email, password: PASSWORD } });
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/\/cancel-deletion$/);
  await expect(page.getByRole("heading", { level: 1, name: "Keep your account?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is back" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("الإعدادات بالعربية: الموافقات وحذف الحساب", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await signUp(context, baseURL ?? "", "ليلى السبيعي");
  await open(page, "/dashboard/settings");
  await page.getByRole("link", { name: "بياناتك" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "موافقاتك" })).toBeVisible();
  await page.getByRole("checkbox", { name: "التحليلات" }).check();
  await expect(page.getByText("حُفظت الموافقة")).toBeVisible();
  await page.getByRole("button", { name: "حذف حسابي" }).click();
  const dialog = page.getByRole("dialog", { name: "حذف حسابك؟" });
  await dialog.getByRole("button", { name: "حذف حسابي" }).click();
  await expect(dialog.getByText("أدخل كلمة المرور.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("terms and privacy notice stand at their addresses in both languages", async ({ page }) => {
  await page.goto("/terms?lang=en");
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
  await page.goto("/privacy?lang=ar");
  await expect(page.getByRole("heading", { level: 1, name: "بيان الخصوصية" })).toBeVisible();
});

test("what is chosen in one tab is there in the other", async ({ page, context, baseURL }) => {
  await signUp(context, baseURL ?? "");
  const other = await context.newPage();
  await open(other, "/dashboard/settings/data");
  const news = other.getByRole("checkbox", { name: "News by email" });
  await expect(news).not.toBeChecked();
  await open(page, "/dashboard/settings/data");
  await page.getByRole("checkbox", { name: "News by email" }).check({ force: true });
  await expect(news).toBeChecked();
  await open(page, "/dashboard/settings");
  await page.getByText("Dark", { exact: true }).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
});
