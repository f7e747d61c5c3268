import { type APIRequestContext, type Browser, type BrowserContext, expect as expectOf } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { inMail } from "./support/mail.ts";
import { newcomer } from "./support/newcomer.ts";
import { expect, test } from "./support/test.ts";

const PDF = { name: "licence.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n") };

const speak = (context: BrowserContext, lang: "en" | "ar") => context.addCookies([{ name: "lang", value: lang, url: test.info().project.use.baseURL ?? "" }]);

/** Completes the onboarding through the API. */
async function answer(request: APIRequestContext, origin: string | undefined, steps: readonly object[]): Promise<void> {
  for (const data of steps) {
    const response = await request.post("/api/v1/onboarding/steps", { headers: { origin: origin ?? "" }, data });
    expectOf(response.status(), await response.text()).toBe(200);
  }
}

/** The team's own window beside the one of the test. */
async function adminWindow(browser: Browser, baseURL = ""): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": `10.77.${Date.now() % 250}.7` } });
  const data = { email: "admin@diwan.example", password: "Majlis-2026!" };
  expectOf((await context.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL }, data })).status()).toBe(200);
  return context;
}

test("a professional sends a licence, the team approves it, everybody sees what was checked", async ({ page, context, browser, baseURL, allowProblem }) => {
  // a file that is no document
  allowProblem(/status of 422/);
  const person = await newcomer(context, baseURL ?? "", { role: "professional" });
  await answer(context.request, baseURL, [{ step: "person", fullName: person.name, phone: "0550009088" }]);
  await speak(context, "en");
  await page.goto("/dashboard/verification");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByText("Not verified yet")).toBeVisible();
  await page.getByRole("button", { name: "Send documents VAT registration" }).click();
  const form = page.getByRole("dialog", { name: "VAT registration" });
  await form.getByLabel("VAT number").fill("٢٠٠٠١٢٣٤٥٦٠٠٠٠٣");
  await form.getByRole("button", { name: "Send for review" }).click();
  await expect(form.getByText("A VAT number starts and ends with 3")).toBeVisible();
  await expect(form.getByText("This field is required")).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Send documents Professional license" }).click();
  const licence = page.getByRole("dialog", { name: "Professional license" });
  const number = `SCE-${Date.now().toString(36)}`;
  await licence.getByLabel("License number").fill(number);
  await licence.getByLabel("Issued by").fill("Saudi Council of Engineers");
  await licence.locator("input[type=file]").setInputFiles({ ...PDF, buffer: Buffer.from("no document") });
  await expect(licence.getByText("Only PDF, JPEG, PNG and WebP files can be used")).toBeVisible();
  await expect(licence.getByLabel("License number")).toHaveValue(number);
  await licence.getByRole("button", { name: "Remove licence.pdf" }).click();
  await licence.locator("input[type=file]").setInputFiles(PDF);
  await licence.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("We have your documents")).toBeVisible();
  await expect(page.getByText("In review")).toBeVisible();
  const document = (await page.getByRole("link", { name: "licence.pdf" }).getAttribute("href")) ?? "";
  expect((await page.request.get(document)).headers()["content-type"]).toBe("application/pdf");

  const team = await adminWindow(browser, baseURL);
  const desk = await team.newPage();
  await desk.goto(`/admin/verifications?lang=en&search=${encodeURIComponent(person.name)}`);
  await desk.locator("html[data-ready]").waitFor({ state: "attached" });
  await desk.getByRole("link", { name: `Open ${person.name}’s request: Professional license` }).click();
  const review = desk.getByRole("dialog");
  await expect(review.getByText(number.toUpperCase())).toBeVisible();
  expect((await desk.request.get(document)).status()).toBe(200);
  await expectNoAxeViolations(desk);
  await review.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Approved. We’ve let them know.")).toBeVisible();
  await team.close();

  await page.reload();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  expect((await visitor.request.get(document)).status()).toBe(404);
  const { id } = (await (await page.request.get("/api/v1/account/me")).json()) as { id: string };
  const facts = (await (await visitor.request.get(`/api/v1/people/${id}/verified-facts`)).json()) as object[];
  expect(facts).toMatchObject([{ kind: "licence", issuedBy: "Saudi Council of Engineers", numberEnd: number.toUpperCase().slice(-4) }]);
  await visitor.close();
});

test("a vendor page says what was checked of its owner", async ({ page, context, signInAs }) => {
  await signInAs("vendor");
  await speak(context, "en");
  const dashboard = await page.request.get("/api/v1/vendors?search=&sort=featured");
  const { items } = (await dashboard.json()) as { items: { slug: string }[] };
  let slug = "";
  for (const item of items) {
    const facts = (await (await page.request.get(`/api/v1/vendors/${encodeURIComponent(item.slug)}/verified-facts`)).json()) as object[];
    if (facts.length > 0) slug = item.slug;
    if (slug) break;
  }
  await page.goto(`/vendors/${slug}`);
  await expect(page.getByRole("heading", { name: "What was checked" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "We checked" })).toBeVisible();
  await expect(page.getByText("Is this your business?")).toBeHidden();
});

test("in Arabic a vendor claims an imported vendor, and the team gives it to them", async ({ page, context, browser, baseURL }) => {
  const person = await newcomer(context, baseURL ?? "", { role: "vendor" });
  await answer(context.request, baseURL, [{ step: "company", companyName: "معرض الاختبار", fullName: person.name, phone: "0550009089" }]);
  const list = (await (await context.request.get("/api/v1/vendors?page=4&sort=name")).json()) as { items: { id: string; slug: string; name: string }[] };
  const vendor = list.items.at(-1) ?? { id: "", slug: "", name: "" };
  await speak(context, "ar");
  await page.goto(`/vendors/${encodeURIComponent(vendor.slug)}`);
  await page.getByRole("link", { name: "المطالبة بالصفحة" }).click();
  await expect(page).toHaveURL(`/dashboard/claims/${vendor.id}`);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "إرسال المطالبة" }).click();
  await expect(page.getByText("هذا الحقل مطلوب")).toBeVisible();
  await page.getByLabel("ما صفتك في المنشأة؟").selectOption("owner");
  await page.getByLabel("ما الذي يثبت أنها لك؟").fill("افتتحتُ هذا المعرض مع أخي عام 2011 ورخصته باسمي.");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "إرسال المطالبة" }).click();
  await expect(page).toHaveURL("/dashboard/claims");
  await expect(page.getByText("قيد المراجعة")).toBeVisible();

  // Nobody becomes the owner through an address that is not known to be theirs.
  const token = await inMail(person.email, /\/verify-email\?token=([^\s"<&]+)/);
  expect((await context.request.post("/verify-email", { headers: { origin: baseURL ?? "" }, form: { token } })).status()).toBe(200);

  const team = await adminWindow(browser, baseURL);
  const desk = await team.newPage();
  await desk.goto(`/admin/claims?lang=ar&search=${encodeURIComponent(person.name)}`);
  await desk.locator("html[data-ready]").waitFor({ state: "attached" });
  await desk.getByRole("link", { name: new RegExp(person.name) }).click();
  await expect(desk.getByRole("dialog").getByText("افتتحتُ هذا المعرض")).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.getByRole("dialog").getByRole("button", { name: "قبول", exact: true }).click();
  await expect(desk.getByText("قُبلت المطالبة. أصبح المطالِب مالك المورد وأُبلغ بذلك.")).toBeVisible();
  await team.close();

  await page.reload();
  await expect(page.getByText("مقبولة")).toBeVisible();
  const [claim] = (await (await page.request.get("/api/v1/vendor/claims")).json()) as { vendor: { name: string } }[];
  await page.goto("/vendor");
  await expect(page.getByText(claim?.vendor.name ?? "").first()).toBeVisible();
});
