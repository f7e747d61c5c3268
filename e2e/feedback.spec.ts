import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/test.ts";

const PASSWORD = "Sidra-Palm-2026!";
const picture = async () => ({
  name: "screen.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: "#b4552d" } })
    .png()
    .toBuffer(),
});

async function signUp(context: BrowserContext, baseURL: string): Promise<void> {
  const email = `feedback-${randomUUID()}@test.example`;
  const post = (path: string, data: object) => context.request.post(`/api/auth${path}`, { headers: { origin: baseURL }, data });
  expect((await post("/sign-up/email", { name: "Huda Alzahrani", email, password: PASSWORD, userMetadata: { role: "homeowner" } })).status()).toBe(200);
  expect((await post("/sign-in/email", { email, password: PASSWORD })).status()).toBe(200);
}
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
};

test("a person sends feedback with a screenshot, an admin answers, the person reads it", async ({ page, context, baseURL, browser }) => {
  // letters only: the search reads 6e1a81ab as a number and finds nothing
  const text = `The map of Al Khobar is empty ${randomUUID()
    .replace(/[^a-d]/g, "x")
    .slice(0, 8)}`;
  await signUp(context, baseURL ?? "");
  await open(page, "/vendors?city=Riyadh");
  await page.getByRole("contentinfo").getByRole("button", { name: "Send feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Send feedback" });
  await dialog.getByText("Problem", { exact: true }).click();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await dialog.getByLabel("Your feedback").fill(text);
  // closing it by mistake loses nothing
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("button", { name: "Send feedback" }).click();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue(text);
  await dialog.locator("input[type=file]").setInputFiles(await picture());
  await expect(dialog.getByRole("img", { name: "Screenshot" })).toBeVisible();
  await dialog.getByText("What we include").click();
  await expect(dialog.getByText("/vendors?city=Riyadh")).toBeVisible();
  await dialog.getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog", { name: "Thank you" }).getByRole("link", { name: "My feedback" }).click();
  await expect(page).toHaveURL(/\/dashboard\/feedback-history$/);
  const card = page.getByRole("listitem").filter({ hasText: text });
  await expect(card.getByText("New", { exact: true })).toBeVisible();
  await expect(card.getByRole("img", { name: "Screenshot" })).toBeVisible();

  const staff = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.202.3.4" } });
  await staff.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email: "admin@diwan.example", password: "Majlis-2026!" } });
  const admin = await staff.newPage();
  await open(admin, `/dashboard/admin/feedback?search=${encodeURIComponent(text)}`);
  await admin.getByRole("link", { name: text }).click();
  const detail = admin.getByRole("dialog", { name: "Problem" });
  await expect(detail.getByText("Huda Alzahrani")).toBeVisible();
  await detail.getByLabel("Reply", { exact: true }).fill("It is filled now. Thank you.");
  await detail.getByRole("button", { name: "Send reply" }).click();
  await expect(admin.getByText("Reply sent")).toBeVisible();
  await expect(detail.getByText("It is filled now. Thank you.")).toBeVisible();
  await detail.getByLabel("Internal note").fill("Sent to the data team.");
  await detail.getByRole("button", { name: "Save note" }).click();
  await expect(admin.getByText("Saved", { exact: true })).toBeVisible();
  await staff.close();

  await open(page, "/dashboard/feedback-history");
  await expect(card.getByText("It is filled now. Thank you.")).toBeVisible();
  await expect(card.getByText("Answered", { exact: true })).toBeVisible();
  await expect(page.getByText("Sent to the data team.")).toBeHidden();
});

test("a visitor sends feedback, too, and the inbox is no place for others", async ({ page, signInAs }) => {
  await open(page, "/home");
  await page.getByRole("contentinfo").getByRole("button", { name: "Send feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Send feedback" });
  await dialog.getByLabel("Your feedback").fill("Lovely pages.");
  await dialog.getByLabel(/Your email/).fill("not an address");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Enter an email address, such as name@example.com.")).toBeVisible();
  await dialog.getByLabel(/Your email/).fill("visitor@test.example");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you" })).toBeVisible();

  await signInAs("vendor");
  await page.goto("/dashboard/admin/feedback");
  await expect(page).toHaveURL(/\/role-mismatch/);
});

test("الملاحظات بالعربية: ترسل صاحبة حساب ملاحظة وتجدها في سجلها", async ({ page, context, baseURL }) => {
  const text = `فكرة للديوان ${randomUUID().slice(0, 8)}`;
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await signUp(context, baseURL ?? "");
  await open(page, "/dashboard/feedback-history");
  await expect(page.getByRole("heading", { name: "لم ترسل ملاحظات بعد" })).toBeVisible();
  await page.getByRole("button", { name: "إرسال ملاحظة" }).click();
  const dialog = page.getByRole("dialog", { name: "إرسال ملاحظة" });
  await dialog.getByText("فكرة", { exact: true }).click();
  await dialog.getByLabel("ملاحظتك").fill(text);
  await dialog.getByRole("button", { name: "إرسال" }).click();
  await page.getByRole("dialog", { name: "شكرًا لك" }).getByRole("button", { name: "تم" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
});
