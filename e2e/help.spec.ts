import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/test.ts";

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
};
const picture = async () => ({
  name: "sofa.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: "#6d7b73" } })
    .png()
    .toBuffer(),
});

test("a visitor finds an article, says that it helped, and writes to the team; an admin answers", async ({ page, browser, baseURL }) => {
  // letters only: the search reads 6e1a81ab as a number and finds nothing
  const matter = `The sofa has a torn seam ${randomUUID()
    .replace(/[^a-d]/g, "x")
    .slice(0, 8)}`;
  await open(page, "/help");
  await page.getByRole("main").getByRole("searchbox", { name: "Search help" }).fill("send back a sofa");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/help\?q=send/);
  await page.getByRole("link", { name: /Cancel or return an order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cancel or return an order" })).toBeVisible();
  await expect(page.getByText("within 7 days of delivery")).toBeVisible();

  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByLabel(/What was missing or wrong/).fill("Who pays for the way back?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you. This makes the article better.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "No", exact: true })).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("This field is required").first()).toBeVisible();
  await page.getByLabel("What is it about?").selectOption("order");
  await page.getByLabel(/Order or request number/).fill("D-2026-000123");
  await page.getByLabel("Your message").fill(matter);
  await page.getByLabel("Your name").fill("Huda Alzahrani");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill("huda@test.example");
  await page.locator("input[type=file]").setInputFiles(await picture());
  await expect(page.getByText("sofa.png")).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "We have your message" })).toBeVisible();
  await expect(page.getByText("huda@test.example")).toBeVisible();

  const staff = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.203.3.4" } });
  await staff.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email: "admin@diwan.example", password: "Majlis-2026!" } });
  const admin = await staff.newPage();
  await open(admin, `/admin/contact?search=${encodeURIComponent(matter)}`);
  await admin.getByRole("link", { name: matter }).click();
  const detail = admin.getByRole("dialog", { name: "An order" });
  await expect(detail.getByText("Huda Alzahrani")).toBeVisible();
  await expect(detail.getByText("D-2026-000123")).toBeVisible();
  await expect(detail.getByRole("link", { name: /sofa.png/ })).toBeVisible();
  await detail.getByRole("textbox").fill("The seller pays when there is a fault.");
  await detail.getByRole("button", { name: "Send reply" }).click();
  await expect(admin.getByText("Reply sent")).toBeVisible();
  await expect(detail.getByText("Answered", { exact: true })).toBeVisible();
  await detail.getByRole("button", { name: "Close message" }).click();
  await expect(detail.getByRole("button", { name: "Open again" })).toBeVisible();

  await open(admin, "/admin/help?search=cancel+or+return");
  const row = admin.getByRole("row").filter({ hasText: "Cancel or return an order" });
  await row.getByRole("button", { name: /Read \d+ comment/ }).click();
  await expect(admin.getByRole("dialog").getByText("Who pays for the way back?").first()).toBeVisible();
  await staff.close();
});

test("from a search in the help to a message to the team and its answer, in Arabic and signed in", async ({ page, context, baseURL, browser, signInAs }) => {
  const matter = `لم تصل الفاتورة ${randomUUID()
    .replace(/[^a-d]/g, "x")
    .slice(0, 8)}`;
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await signInAs("homeowner");
  await open(page, "/help?q=كلمه%20المرور");
  await page.getByRole("link", { name: /عيّن كلمة مرور جديدة/ }).click();
  await page.getByRole("button", { name: "نعم", exact: true }).click();
  await expect(page.getByText("سُجّل جوابك.")).toBeVisible();
  await open(page, "/contact?topic=payment");
  await expect(page.getByLabel("ما موضوع رسالتك؟")).toHaveValue("payment");
  await expect(page.getByRole("main").getByLabel("البريد الإلكتروني")).toHaveValue("homeowner@diwan.example");
  await page.getByRole("textbox", { name: "رسالتك" }).fill(matter);
  await page.getByRole("button", { name: "إرسال الرسالة" }).click();
  await page.getByRole("link", { name: "عرض رسائلك" }).click();
  await expect(page).toHaveURL(/\/dashboard\/contact$/);
  const card = page.getByRole("listitem").filter({ hasText: matter });
  await expect(card.getByText("مفتوحة", { exact: true })).toBeVisible();

  const staff = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.203.3.5" } });
  await staff.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email: "admin@diwan.example", password: "Majlis-2026!" } });
  const { items } = (await (await staff.request.get("/api/v1/admin/contact", { params: { search: matter } })).json()) as { items: { id: string }[] };
  const answer = await staff.request.post(`/api/v1/admin/contact/${items[0]?.id}/replies`, {
    headers: { origin: baseURL ?? "" },
    data: { key: randomUUID(), body: "أرسلناها من جديد." },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await staff.close();

  await open(page, "/dashboard/contact");
  await expect(card.getByText("أرسلناها من جديد.")).toBeVisible();
  await expect(card.getByText("تم الرد", { exact: true })).toBeVisible();
});

test("help leads from a screen to its article", async ({ page, signInAs }) => {
  await open(page, "/vendors");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help with this page" }).click();
  await expect(page).toHaveURL(/\/help\/homeowners\/find-a-vendor$/);
  await signInAs("vendor");
  await open(page, "/vendor/orders");
  await page.getByRole("link", { name: "Help", exact: true }).first().click();
  await expect(page).toHaveURL(/\/help\/vendors\/run-orders$/);
});

test("articles are pages for search engines: whole without scripts, in both languages, with what they are", async ({ request }) => {
  for (const [language, title, direction] of [
    ["en", "Ask a vendor for a quote", "ltr"],
    ["ar", "اطلب عرض سعر من مورد", "rtl"],
  ] as const) {
    const html = await (await request.get(`/help/homeowners/ask-for-a-quote?lang=${language}`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*><bdi>${title}</bdi></h1>`));
    expect(html).toContain(`dir="${direction}"`);
    expect(html).toMatch(/"@type":"HowTo"/);
    expect(html).toMatch(/"@type":"BreadcrumbList"/);
    expect(html).toContain('hrefLang="ar"');
    expect(html).not.toContain("{{");
  }
  expect((await request.get("/help/homeowners/no-such-article")).status()).toBe(404);
  expect((await request.get("/help/resources/permits")).status()).toBe(404);
  expect(await (await request.get("/resources/warranty-and-cancellation")).text()).toMatch(/"@type":"FAQPage"/);
  expect(await (await request.get("/sitemaps/help-en-1.xml")).text()).toContain("/help/homeowners/ask-for-a-quote");
});
