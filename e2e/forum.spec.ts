import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/test.ts";

const PASSWORD = "Sidra-Palm-2026!";
const picture = async () => ({
  name: "majlis.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: "#b4552d" } })
    .png()
    .toBuffer(),
});

async function signUp(context: BrowserContext, baseURL: string, name: string): Promise<void> {
  const email = `forum-${randomUUID()}@test.example`;
  const post = (path: string, data: object) => context.request.post(`/api/auth${path}`, { headers: { origin: baseURL }, data });
  expect((await post("/sign-up/email", { name, email, password: PASSWORD, userMetadata: { role: "homeowner" } })).status()).toBe(200);
  expect((await post("/sign-in/email", { email, password: PASSWORD })).status()).toBe(200);
}
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
};

test("a question that is being written outlives a reload, with its photos", async ({ page, context, baseURL }) => {
  await signUp(context, baseURL ?? "", "Rima Alotaibi");
  await open(page, "/ideas/forums/new?topic=majlis");
  await page.getByLabel("Your question in one line").fill("Which wood for a majlis door");
  await page.locator("input[type=file]").setInputFiles(await picture());
  await expect(page.getByRole("img", { name: "majlis.png" })).toBeVisible();
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open("diwan:forum");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const count = opening.result.transaction("photos").objectStore("photos").count();
            count.onsuccess = () => resolve(count.result);
            opening.result.close();
          };
        }),
    );
  await expect.poll(stored).toBe(1);
  await page.reload();
  await expect(page.getByLabel("Your question in one line")).toHaveValue("Which wood for a majlis door");
  await expect(page.getByRole("img", { name: "majlis.png" })).toBeVisible();
  await page.getByRole("button", { name: "Remove majlis.png" }).click();
  await expect.poll(stored).toBe(0);
});

test("a new person asks with a photo, an admin approves, a professional answers, the answer is accepted", async ({ page, context, baseURL, browser }) => {
  const mark = randomUUID().slice(0, 8);
  const title = `How do I hide the door of a majlis ${mark}`;
  await signUp(context, baseURL ?? "", "Huda Alzahrani");
  await open(page, "/ideas/forums/new?topic=majlis");
  await page.getByRole("button", { name: "Post question", exact: true }).click();
  await expect(page.getByText("This field is required")).toHaveCount(2);
  await page.getByLabel("Your question in one line").fill(title);
  await page.getByLabel("Details").fill(`The door should look like the wall panels. Has anybody done it? ${mark}`);
  await page.locator("input[type=file]").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(page.getByRole("alert").filter({ hasText: "plan.pdf" })).toHaveText("Only JPEG, PNG, WebP and AVIF images can be used plan.pdf");
  await page.getByRole("button", { name: "Remove plan.pdf" }).click();
  await page.locator("input[type=file]").setInputFiles(await picture());
  await expect(page.getByRole("img", { name: "majlis.png" })).toBeVisible();
  await page.getByRole("button", { name: "Post question", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Awaiting review.")).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Open photo 1 of 1" }).click();
  await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
  await page.keyboard.press("Escape");

  const visitor = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.207.1.1" } });
  expect((await visitor.request.get(address)).status()).toBe(404);

  const staff = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.207.1.2" } });
  await staff.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email: "admin@diwan.example", password: "Majlis-2026!" } });
  const admin = await staff.newPage();
  await open(admin, "/admin/moderation?tab=review");
  const item = admin.getByRole("article", { name: title });
  await item.getByRole("button", { name: "Approve" }).click();
  await expect(admin.getByText("Approved and now public")).toBeVisible();
  await expect(item).toBeHidden();
  await staff.close();

  const pro = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.207.1.3" } });
  await pro.request.post("/api/auth/sign-in/email", {
    headers: { origin: baseURL ?? "" },
    data: { email: "professional@diwan.example", password: "Majlis-2026!" },
  });
  const answering = await pro.newPage();
  await open(answering, `/ideas/forums?q=${mark}`);
  await answering.getByRole("link", { name: title }).click();
  await answering.getByRole("button", { name: "Helpful" }).click();
  await expect(answering.getByRole("button", { name: "Helpful 1" })).toHaveAttribute("aria-pressed", "true");
  const box = answering.getByRole("textbox", { name: "Answer" });
  await box.fill("Concealed hinges and a push latch, the panel runs over the frame. Ask ");
  await box.pressSequentially("@lama");
  await answering.getByRole("option", { name: /lama\.alshammari/ }).click();
  await expect(box).toHaveValue(/@lama\.alshammari $/);
  await answering.getByRole("button", { name: "Send answer" }).click();
  await expect(answering.getByText("Your answer is live")).toBeVisible();
  await expect(answering.getByRole("link", { name: "@lama.alshammari" })).toBeVisible();
  await pro.close();

  await open(page, address);
  await page.getByRole("button", { name: "This solved it" }).click();
  await expect(page.getByText("Accepted answer", { exact: true })).toBeVisible();
  // everybody sees it now, in the page as it is served
  const html = await (await visitor.request.get(address)).text();
  expect(html).toContain("Accepted answer");
  expect(html).toContain('"@type":"QAPage"');
  await visitor.close();
});

test("in Arabic: a report leads to a removal with its reason, and the log shows it", async ({ page, context, baseURL, browser }) => {
  const staff = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.207.1.4" } });
  await staff.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email: "admin@diwan.example", password: "Majlis-2026!" } });
  const title = `أبيع أثاثًا مستعملًا بسعر جيد ${randomUUID().slice(0, 8)}`;
  const asked = await staff.request.post("/api/v1/forum/threads", {
    headers: { origin: baseURL ?? "" },
    data: { idempotencyKey: randomUUID(), topic: "painting", title, body: `تواصلوا معي لشراء الأثاث، الكمية محدودة جدًا. ${title}` },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  const { path } = (await asked.json()) as { path: string };

  await signUp(context, baseURL ?? "", "نورة القحطاني");
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await open(page, path);
  await page.getByRole("button", { name: `إبلاغ عن: ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "إبلاغ" });
  await dialog.getByRole("button", { name: "إرسال البلاغ" }).click();
  await expect(dialog.getByText("اختر سببًا")).toBeVisible();
  await dialog.getByText("إعلان أو محتوى مزعج").click();
  await dialog.getByRole("button", { name: "إرسال البلاغ" }).click();
  await expect(page.getByText("أُرسل البلاغ")).toBeVisible();

  const admin = await staff.newPage();
  await open(admin, "/admin/moderation");
  const item = admin.getByRole("article", { name: title });
  // by keys alone
  await item.focus();
  await admin.keyboard.press("h");
  const decision = admin.getByRole("dialog", { name: "Remove this?" });
  await decision.getByLabel("Reason").selectOption("spam");
  await decision.getByRole("button", { name: "Remove" }).click();
  await expect(admin.getByText("Removed; the author has been notified")).toBeVisible();
  await staff.close();

  await open(page, path);
  await expect(page.getByRole("heading", { name: "أزال المشرفون هذا السؤال" })).toBeVisible();
  await expect(page.getByText("إعلان أو محتوى مزعج")).toBeVisible();
  await page.getByRole("link", { name: "سجل الإشراف" }).click();
  await expect(page.getByRole("row").filter({ hasText: "إعلان أو محتوى مزعج" }).first()).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});

test("topics without a question are folded away", async ({ page }) => {
  await open(page, "/ideas/forums");
  const topics = page.getByRole("navigation", { name: "Topics", exact: true });
  await expect(topics.getByRole("link", { name: /^Majlis/ })).toBeVisible();
  await expect(topics.getByRole("link", { name: "Garage" })).toBeHidden();
  await topics
    .getByText(/^\d+ more topics?$/)
    .first()
    .click();
  await expect(topics.getByRole("link", { name: "Garage" })).toBeVisible();
});
