import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { inMail } from "./support/mail.ts";
import { type Newcomer, newcomer } from "./support/newcomer.ts";
import { expect, test } from "./support/test.ts";

const PHOTO = "demo/media/majlis-art_deco-2.webp";
const PDF = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n") };
const PROGRAM = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.concat([Buffer.from("MZ\x90\0\x03\0\0\0"), Buffer.alloc(400)]) };

const openBox = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const thread = (page: Page, name: string) => page.getByRole("region", { name: `Conversation with ${name}` });

/** The account's menu shows once the page is hydrated: earlier input would be lost. */
const ready = (page: Page) => expect(page.locator(".account .avatar").first()).toBeVisible({ timeout: 30_000 });

/** A browser of its own with a new account. */
async function secondPerson(browser: Browser, baseURL: string, isVerified: boolean): Promise<{ context: BrowserContext; page: Page; person: Newcomer }> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", locale: "en-US" });
  const person = await newcomer(context, baseURL);
  if (isVerified) await verify(context, baseURL, person);
  return { context, page: await context.newPage(), person };
}

async function verify(context: BrowserContext, baseURL: string, person: Newcomer): Promise<void> {
  const token = await inMail(person.email, /\/verify-email\?token=([^\s"<&]+)/);
  expect((await context.request.post("/verify-email", { headers: { origin: baseURL }, form: { token } })).status()).toBe(200);
}

/** The vendor of the demo account, which can be written to. */
async function ownVendor(page: Page): Promise<{ name: string; slug: string }> {
  const { items } = await (await page.request.get("/api/v1/conversations")).json();
  return items.find((item: { about: { vendor: unknown } }) => item.about.vendor).about.vendor;
}

test("two people talk live: a photo, reading, typing, a lost connection, a block, a report", async ({ page, browser, signInAs, baseURL }) => {
  test.slow();
  await signInAs("vendor");
  const vendor = await ownVendor(page);
  const { context, page: guest, person } = await secondPerson(browser, baseURL ?? "", false);

  // an address that is not confirmed does not begin a conversation
  await guest.goto(`/vendors/${vendor.slug}`);
  await guest.getByRole("link", { name: "Message", exact: true }).click();
  await expect(guest.getByText("Confirm your email address before you start a conversation.")).toBeVisible();
  await verify(context, baseURL ?? "", person);
  await guest.reload();
  await ready(guest);
  await openBox(guest).fill("Good evening, see https://diwan.example/majlis and <b>these</b>:");
  await guest.getByLabel("Attach photos or files").setInputFiles([PROGRAM]);
  await expect(guest.getByText("Only photos and PDF, Office and ZIP files can be used")).toBeVisible();
  await guest.getByRole("button", { name: "Remove plan.pdf" }).click();
  await guest.getByLabel("Attach photos or files").setInputFiles([PHOTO]);
  await guest.getByLabel("Attach photos or files").setInputFiles([PDF]);
  await expect(guest.getByRole("list", { name: "Attached files" })).toContainText("plan.pdf");
  await expect(guest.getByText("Uploading...")).toHaveCount(0);
  await guest.getByRole("button", { name: "Send", exact: true }).click();
  await expect(guest).toHaveURL(/\/dashboard\/messages\/[0-9a-f-]{36}$/);
  const conversation = guest.url();

  await page.goto("/dashboard/messages?lang=en");
  await ready(page);
  await page.getByRole("link", { name: new RegExp(person.name) }).click();
  const received = thread(page, person.name);
  await expect(received.getByText("<b>these</b>")).toBeVisible();
  await expect(received.getByRole("link", { name: "https://diwan.example/majlis" })).toHaveAttribute("rel", /noopener/);
  const photo = received.getByRole("img", { name: /Photo/ });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(guest.getByText("Seen")).toBeVisible();
  await expectNoAxeViolations(page);

  await openBox(page).pressSequentially("Good evening", { delay: 20 });
  await expect(guest.getByText(`${vendor.name} is typing...`)).toBeVisible();
  await openBox(page).press("Shift+Enter");
  await openBox(page).pressSequentially("we will answer tomorrow");
  await openBox(page).press("Enter");
  await expect(guest.getByRole("log").getByText("we will answer tomorrow")).toBeVisible();
  await expect(openBox(page)).toHaveValue("");
  await expectNoAxeViolations(guest);

  // files are for the two alone
  const address = (await photo.getAttribute("src")) ?? "";
  const plan = (await received.getByRole("link", { name: "Download plan.pdf" }).getAttribute("href")) ?? "";
  expect((await page.request.get(plan)).headers()["content-disposition"]).toContain("attachment");
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  await newcomer(stranger, baseURL ?? "");
  for (const file of [address, plan]) expect((await stranger.request.get(file)).status()).toBe(404);
  expect((await stranger.request.get(conversation)).status()).toBe(404);
  await stranger.close();

  // the connection is gone for a moment: nothing is lost, and nothing arrives twice
  await guest.route("**/rpc/messages/send", (route) => route.abort());
  await openBox(guest).fill("Is Sunday possible?");
  await openBox(guest).press("Enter");
  await expect(guest.getByText("Not sent. Check your connection.")).toBeVisible();
  await guest.unroute("**/rpc/messages/send");
  await guest.getByRole("button", { name: "Try Again" }).click();
  await expect(received.getByRole("log").getByText("Is Sunday possible?")).toBeVisible();
  await expect(guest.getByRole("log").getByText("Is Sunday possible?")).toHaveCount(1);

  // what is being written is stored
  await openBox(guest).fill("A thought that is not finished");
  await guest.reload();
  await expect(openBox(guest)).toHaveValue("A thought that is not finished");
  await openBox(guest).fill("");

  // a report gives the staff these messages and nothing else
  await guest.getByRole("button", { name: "Conversation options" }).click();
  await guest.getByRole("button", { name: "Report" }).click();
  const dialog = guest.getByRole("dialog", { name: `Report ${vendor.name}` });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Choose a reason");
  await expectNoAxeViolations(guest);
  await dialog.getByLabel("What’s wrong?").selectOption("abuse");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(guest.getByText("Thank you. We received your report.").first()).toBeVisible();

  // a block ends it for both, at once
  await page.getByRole("button", { name: "Conversation options" }).click();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(guest.getByText("You can’t message this person.")).toBeVisible();
  await received.getByRole("button", { name: "Unblock" }).click();
  await expect(openBox(guest)).toBeVisible();

  await signInAs("admin");
  await page.goto("/admin/reports?lang=en");
  await ready(page);
  await page
    .getByRole("row", { name: new RegExp(person.name) })
    .getByRole("link")
    .click();
  const report = page.getByRole("dialog");
  await expect(report.getByText("we will answer tomorrow")).toBeVisible();
  await expect(report.getByText("Is Sunday possible?")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await report.getByLabel("Remove the messages").check();
  await report.getByRole("button", { name: "Save decision" }).click();
  await expect(page.getByText("Report decided").first()).toBeVisible();
  await expect(guest.getByRole("log").getByText("This message was removed by our team.")).toBeVisible();
  await context.close();
});

test("the page is as high as the window, however long the conversation", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/dashboard/messages?lang=en");
    await ready(page);
    await page.locator("a.conv").first().click();
    await expect(openBox(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});

test("in Arabic on a phone: list, conversation and back; search finds every spelling", async ({ page, signInAs, browser, baseURL }) => {
  await signInAs("vendor");
  const vendor = await ownVendor(page);
  const { context, page: phone } = await secondPerson(browser, baseURL ?? "", true);
  const start = (body: string) =>
    context.request.post("/api/v1/conversations", {
      headers: { origin: baseURL ?? "" },
      data: { about: { vendor: vendor.slug }, idempotencyKey: crypto.randomUUID(), body },
    });
  const made = await start("نريد تجديد المجلس بألوان هادئة");
  expect(made.status(), await made.text()).toBe(201);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto("/dashboard/messages?lang=ar");
  await ready(phone);
  await expect(phone.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(phone.getByText("اختر محادثة")).toBeHidden();
  await phone.getByRole("searchbox", { name: "ابحث في الأسماء والرسائل" }).fill("الوان هاديه");
  await expect(phone.getByRole("status").getByText("محادثة واحدة")).toBeAttached();
  await expectNoAxeViolations(phone);
  await phone.getByRole("navigation", { name: "المحادثات" }).getByRole("link").first().click();
  await expect(phone.getByRole("log").getByText("نريد تجديد المجلس")).toBeVisible();
  await expect(phone.getByRole("searchbox")).toBeHidden();
  await expectNoAxeViolations(phone);
  await phone.getByRole("textbox", { name: "الرسالة" }).fill("متى يمكن القياس؟");
  await phone.getByRole("button", { name: "إرسال" }).click();
  await expect(phone.getByRole("log").getByText("متى يمكن القياس؟")).toBeVisible();
  await expect(phone.getByText("أُرسلت")).toBeVisible();
  await phone.getByRole("link", { name: "العودة إلى المحادثات" }).click();
  await expect(phone.getByRole("searchbox")).toBeVisible();
  await context.close();
});

test("a family talks in its project: invited, read with the writer's name, answered on a phone in Arabic, and left", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const owner = await newcomer(context, origin);
  await verify(context, origin, owner);
  const { context: theirs, page: other, person } = await secondPerson(browser, origin, true);
  const headers = { origin };
  const made = await page.request.post("/api/v1/projects", { headers, data: { idempotencyKey: crypto.randomUUID(), title: "Our hall", rooms: ["majlis"] } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/dashboard/projects/${id}?lang=en`);
  await expect(page.getByRole("heading", { level: 1, name: "Our hall" })).toBeVisible();
  // Nobody is there to write to.
  await expect(page.getByRole("link", { name: "Message everyone" })).toHaveCount(0);
  expect((await page.request.post(`/api/v1/projects/${id}/people`, { headers, data: { email: person.email } })).status()).toBeLessThan(300);

  await other.setViewportSize({ width: 390, height: 844 });
  const { items } = await (await other.request.get("/api/v1/notifications")).json();
  await other.goto(`${items.find((item: { kind: string }) => item.kind === "project_invited").href}?lang=ar`);
  await other.getByRole("button", { name: "قبول", exact: true }).click();
  await expect(other.getByRole("link", { name: "مراسلة الجميع" })).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "Message everyone" }).click();
  await openBox(page).fill("The floor comes on Sunday.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Sent", { exact: true })).toBeVisible();
  await expect(thread(page, "Our hall")).toContainText(person.name);

  await other.getByRole("link", { name: "رسالة جديدة" }).click();
  const log = other.getByRole("log");
  await expect(log.getByText(owner.name)).toBeVisible();
  await expect(log.getByText("The floor comes on Sunday.")).toBeVisible();
  await expectNoAxeViolations(other);
  await other.getByRole("textbox", { name: "الرسالة", exact: true }).fill("ممتاز");
  await other.getByRole("button", { name: "إرسال", exact: true }).click();
  await expect(page.getByRole("log").getByText("ممتاز")).toBeVisible();
  await expect(page.getByText("Seen")).toHaveCount(1);
  await page.getByRole("link", { name: "Our hall" }).last().click();
  await expect(page).toHaveURL(`/dashboard/projects/${id}`);
  await theirs.close();
});
