import { randomUUID } from "node:crypto";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { inMail } from "./support/mail.ts";
import { expect, test } from "./support/test.ts";

const PASSWORD = "correct horse battery";

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
};
const inLanguage = (context: BrowserContext, baseURL: string | undefined, lang: string) =>
  context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }]);

async function signUp(context: BrowserContext, baseURL = ""): Promise<string> {
  const email = `bell-${randomUUID()}@test.example`;
  const post = (path: string, data: object) => context.request.post(`/api/auth${path}`, { headers: { origin: baseURL }, data });
  expect((await post("/sign-up/email", { name: "Huda Alshehri", email, password: PASSWORD, userMetadata: { role: "homeowner" } })).status()).toBe(200);
  expect((await post("/sign-in/email", { email, password: PASSWORD })).status()).toBe(200);
  return email;
}

/** A request to the vendor of the demo account `vendor`, from anyone who `sender` is signed in as. @returns its id */
async function askForQuote(sender: APIRequestContext, baseURL: string, vendorId: string, contactName: string, contactEmail: string): Promise<string> {
  const body = {
    idempotencyKey: randomUUID(),
    vendorId,
    projectType: "majlis",
    city: "Riyadh",
    startWhen: "one_month",
    description: "A majlis for twelve guests.",
    contactName,
    contactEmail,
  };
  const answer = await sender.post("/api/v1/quote-requests", { headers: { origin: baseURL }, data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function ownVendorId(vendor: APIRequestContext): Promise<string> {
  const list = (await (await vendor.get("/api/v1/vendor/quote-requests")).json()) as { items: { vendor: { id: string } }[] };
  return list.items[0]?.vendor.id ?? "";
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });

test("a quote request is news in every open tab, and reading it in one is reading it in all", async ({ page, context, browser, baseURL, signInAs }) => {
  await inLanguage(context, baseURL, "en");
  await signInAs("vendor");
  const vendorId = await ownVendorId(context.request);
  await open(page, "/dashboard/notifications");
  const second = await context.newPage();
  await open(second, "/home");
  await expect(bell(second)).toBeVisible();

  const visitor = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": `10.61.${Date.now() % 250}.7` } });
  const name = `Majed ${randomUUID().slice(0, 8)}`;
  await askForQuote(visitor.request, baseURL ?? "", vendorId, name, "majed@mail.example");
  await visitor.close();

  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(row.getByRole("link", { name: "Unread New quote request" })).toBeVisible();
  await bell(second).click();
  const panel = second.getByRole("group", { name: "Notifications" });
  const news = panel.getByRole("listitem").filter({ hasText: name });
  await expect(news).toBeVisible();

  await news.getByRole("button", { name: "Mark as read" }).click();
  await expect(news.getByRole("button", { name: "Mark as unread" })).toBeVisible();
  await expect(row.getByRole("button", { name: "Mark as unread" })).toBeVisible();
  const filters = page.getByRole("navigation", { name: "Which notifications" });
  await filters.getByRole("link", { name: /^Unread/ }).click();
  await expect(page).toHaveURL(/filter=unread/);
  await expect(row).toBeHidden();
  await filters.getByRole("link", { name: "All", exact: true }).click();

  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();
  await expect(news).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/vendor\/quotes\?open=/);
});

test("an answer is notified at once and by mail, with an unsubscribe link", async ({ page, context, browser, baseURL }) => {
  await inLanguage(context, baseURL, "en");
  const vendor = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": `10.62.${Date.now() % 250}.7` } });
  const signedIn = await vendor.request.post("/api/auth/sign-in/email", {
    headers: { origin: baseURL ?? "" },
    data: { email: "vendor@diwan.example", password: "Majlis-2026!" },
  });
  expect(signedIn.status()).toBe(200);
  const email = await signUp(context, baseURL);
  await open(page, "/home");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  const id = await askForQuote(context.request, baseURL ?? "", await ownVendorId(vendor.request), "Huda Alshehri", email);
  const answered = await vendor.request.patch(`/api/v1/quote-requests/${id}/status`, { headers: { origin: baseURL ?? "" }, data: { status: "answered" } });
  expect(answered.status(), await answered.text()).toBe(200);
  await vendor.close();

  await page.getByRole("button", { name: "Notifications: 1 unread" }).click();
  const panel = page.getByRole("group", { name: "Notifications" });
  await expect(panel.getByRole("link", { name: "Unread Your quote request was answered" })).toBeVisible();
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  const link = await inMail(email, /Stop these emails:\s+\S+?(\/notifications\/unsubscribe\?token=\S+)/);
  expect(await inMail(email, /^List-Unsubscribe-Post: (\S+)/m)).toBe("List-Unsubscribe=One-Click");
  await open(page, link);
  await page.getByRole("button", { name: "Stop emails" }).click();
  await expect(page.getByRole("heading", { name: "Done" })).toBeVisible();
  const choices = (await (await context.request.get("/api/v1/notification-choices")).json()) as { kinds: { kind: string; email: string }[] }[];
  expect(choices.flatMap((group) => group.kinds).find((row) => row.kind === "quote_answered")).toMatchObject({ email: "off" });
  await open(page, `${link}x`);
  await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
});

test("بالعربية: يختار الشخص ما يُبلَّغ به وكيف، ويبقى اختياره", async ({ page, context, baseURL }) => {
  await inLanguage(context, baseURL, "ar");
  await signUp(context, baseURL);
  await open(page, "/dashboard/settings/notifications");
  const mail = page.getByRole("combobox", { name: "البريد الإلكتروني: يغلق مورد طلبك" });
  await expect(mail).toHaveValue("daily");
  await mail.selectOption({ label: "ملخص أسبوعي" });
  await expect(page.getByText("حُفظ", { exact: true })).toBeVisible();
  const isSaved = page.waitForResponse((answer) => answer.url().endsWith("/notifications/setChoice"));
  await page.getByRole("checkbox", { name: "في ديوان: تصلك رسالة" }).uncheck();
  expect((await isSaved).status()).toBe(200);
  await expect(page.getByText("تُرسل دائمًا لأمان حسابك.").first()).toBeVisible();
  await page.reload();
  await expect(mail).toHaveValue("weekly");
  await expect(page.getByRole("checkbox", { name: "في ديوان: تصلك رسالة" })).not.toBeChecked();
  await page.getByRole("button", { name: "استعادة الإعدادات الافتراضية" }).click();
  await expect(mail).toHaveValue("daily");
});
