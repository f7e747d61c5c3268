import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

for (const { language, month, choose, paid, cancel, resume, receipt } of [
  { language: "en", month: "Monthly", choose: "Choose Studio", paid: "Paid", cancel: "Cancel plan", resume: "Continue plan", receipt: /^Receipt SUB-/ },
  { language: "ar", month: "شهري", choose: "اختر الاستوديو", paid: "مدفوعة", cancel: "إلغاء الباقة", resume: "استمرار الباقة", receipt: /^الإيصال SUB-/ },
])
  test(`a professional chooses a plan, pays it, and cancels it in ${language}`, async ({ page, context, baseURL }) => {
    await newcomer(context, baseURL ?? "", { role: "professional" });
    await page.goto(`/pricing?lang=${language}`);
    await ready(page);
    await page.getByRole("radio", { name: month }).check({ force: true });
    await expect(page.getByRole("region", { name: /Studio|الاستوديو/ }).first()).toContainText("149");
    await page.getByRole("button", { name: choose }).click();
    await expect(page).toHaveURL(/\/pay\/sandbox\//);
    await ready(page);
    await expect(page.locator("main .panel")).toContainText("149");
    await page.getByRole("button").filter({ hasText: /./ }).and(page.locator("main .btn.primary")).click();
    await expect(page).toHaveURL(/\/dashboard\/settings\/plan/);
    const top = page.locator(".own-plan .top");
    await expect(top.getByText(paid, { exact: true })).toBeVisible({ timeout: 30_000 });
    const link = page.getByRole("link", { name: receipt });
    const file = await context.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");

    await top.getByRole("button", { name: cancel }).click();
    await expect(top.getByRole("button", { name: resume })).toBeVisible();
    await top.getByRole("button", { name: resume }).click();
    await expect(top.getByRole("button", { name: cancel })).toBeVisible();
  });

test("a visitor reads prices with VAT, by month and year, and is asked to sign in", async ({ page }) => {
  await page.goto("/pricing");
  await ready(page);
  const studio = page.getByRole("region", { name: "Studio" });
  await expect(studio).toContainText("1,490");
  await page.getByRole("radio", { name: "Monthly" }).check({ force: true });
  await expect(studio).toContainText("149");
  await expect(studio).toContainText("VAT included");
  await page.getByText("Am I charged automatically?").click();
  await expect(page.getByText("We store no card.")).toBeVisible();
  await studio.getByRole("link", { name: "Sign in to choose" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fpricing/);
});
