import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

test("on a phone in Arabic: a project is started, its brief written in steps that store themselves, and placed", async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newcomer(context, baseURL ?? "");
  await page.goto("/project-create?lang=ar");
  await ready(page);
  await page.getByLabel("ماذا تسمّيه؟").fill("مجلس الرجال");
  await page.getByText("تجديد غرف قائمة").click();
  await page.getByText("مجلس", { exact: true }).click();
  await page.getByRole("button", { name: "ابدأ", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "المنزل" })).toBeVisible();
  await page.getByText("فيلا", { exact: true }).click();
  await page.getByLabel("المدينة").selectOption("Riyadh");
  await expect(page.getByRole("status").filter({ hasText: "حُفظت كل التغييرات" })).toBeVisible();
  await page.getByRole("button", { name: "حفظ ومتابعة" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "الغرف" })).toBeVisible();
  await page.getByRole("button", { name: "حفظ ومتابعة" }).click();
  await page.getByLabel(/^ما الذي تريده/).fill("يتسع لثمانية عشر ضيفًا");
  await page.getByRole("button", { name: "حفظ ومتابعة" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "الصور والمخططات" })).toBeVisible();

  // another day: nothing typed is lost, and it goes on where it was left
  await page.goto(page.url().replace(/&step=.*/, ""));
  await ready(page);
  await expect(page.getByRole("heading", { level: 1, name: "الصور والمخططات" })).toBeVisible();
  await page.getByRole("link", { name: "المراجعة" }).click();
  await expect(page.getByText("يتسع لثمانية عشر ضيفًا")).toBeVisible();
  await page.getByRole("button", { name: "اعتماد الوصف" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "مجلس الرجال" })).toBeVisible();
  await expect(page.getByText("اعتُمد الوصف").first()).toBeVisible();
});

test("how much of an item is asked for is counted in the reader's language", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await page.goto("/dashboard/projects?status=open&lang=ar");
  await page.getByRole("link", { name: "Main bathroom" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Walk-in shower/ })).toHaveText(/طقم واحد$/);
});
