import type { BrowserContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { expect, test } from "./support/test.ts";

const speak = (context: BrowserContext, lang: "en" | "ar") => context.addCookies([{ name: "lang", value: lang, url: test.info().project.use.baseURL ?? "" }]);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** Forms work once the page is hydrated. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
};

test("a professional is led through short steps, leaves, comes back, and ends where they wanted to go", async ({ page, context, baseURL, allowProblem }) => {
  // an invalid telephone number
  allowProblem(/status of 422/);
  const person = await newcomer(context, baseURL ?? "", { role: "professional" });
  // the dashboard's own page is open before anything is said
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard/);
  await open(page, "/dashboard/saved");
  await expect(page).toHaveURL("/professional-onboarding?step=person&redirect=%2Fdashboard%2Fsaved");
  await expect(heading(page, "Tell us about yourself")).toBeVisible();
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue(person.name);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This field is required")).toBeVisible();
  await page.getByLabel("Mobile number").fill("12");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Enter a valid phone number")).toBeVisible();
  await page.getByLabel("Mobile number").fill("٠٥٥ ٠٠٠ ٩٠٧٧");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page, "What do you do?")).toBeFocused();
  await page.goBack();
  await expect(heading(page, "Tell us about yourself")).toBeVisible();
  await page.goForward();
  await expect(heading(page, "What do you do?")).toBeFocused();
  await expectNoAxeViolations(page);
  // what a professional's own addresses lead to is open before all is said
  expect((await page.request.get("/dashboard/professional/settings")).url()).toContain("/dashboard/settings");
  expect((await page.request.get("/dashboard/professional/messages")).url()).toContain("/dashboard/messages");

  await page.getByRole("link", { name: "Finish later" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await open(page, "/onboarding?redirect=/dashboard/saved");
  await expect(heading(page, "What do you do?")).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByLabel("Mobile number")).toHaveValue("+966550009077");
  await page.goBack();
  await expect(heading(page, "What do you do?")).toBeVisible();
  await page.getByLabel("Profession").selectOption("architect");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page, "What do you do, and where?")).toBeVisible();
  await page.getByText("Villas", { exact: true }).click();
  await page.getByLabel("Add a city").selectOption("Jeddah");
  await expect(page.getByRole("checkbox", { name: "Jeddah" })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("About you").fill("Houses that stay cool.");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page).toHaveURL("/dashboard/saved");
  await page.goto("/professional-onboarding");
  await expect(page).toHaveURL("/dashboard");
});

test("in Arabic a vendor enters the business into the directory", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "", { role: "vendor" });
  await speak(context, "ar");
  await open(page, "/vendor");
  await expect(page).toHaveURL("/vendor-onboarding?step=company&redirect=%2Fvendor");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const name = `معرض الواحة ${Date.now().toString(36)}`;
  await page.getByLabel("اسم المنشأة").fill(name);
  await page.getByLabel("رقم الجوال").fill("0550009078");
  await page.getByRole("button", { name: "متابعة" }).click();
  await expect(heading(page, "ماذا تبيع؟")).toBeVisible();
  await page.getByRole("button", { name: "متابعة" }).click();
  await expect(page.getByText("هذا الحقل مطلوب").first()).toBeVisible();
  await page.getByLabel("المدينة").selectOption("Riyadh");
  await page.getByText("منتجات", { exact: true }).click();
  await page.getByLabel("إضافة فئة").selectOption({ index: 1 });
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "متابعة" }).click();
  await expect(heading(page, "مكانك في الدليل")).toBeVisible();
  await expect(page.getByText("لا مورد دون مالك يطابق بحثك.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "إضافة منشأتي" }).click();
  await expect(page).toHaveURL("/vendor");
  await expect(page.getByText(name).first()).toBeVisible();
});

test("an account without a role chooses one, and then cannot choose again", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "", { role: "" });
  await speak(context, "en");
  await open(page, "/dashboard/quotes");
  await expect(page).toHaveURL("/onboarding/role-selection?redirect=%2Fdashboard%2Fquotes");
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Choose one of the three")).toBeVisible();
  await page.locator("label", { hasText: "I want to design, renovate or furnish my home." }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/dashboard/quotes");
  await page.goto("/onboarding/role-selection");
  await expect(page).toHaveURL("/dashboard");
});

test("another role's place says whose it is and which ways are open", async ({ page, context, baseURL, signInAs, allowProblem, signOut }) => {
  // what was still being asked when the account changed
  allowProblem(/status of 401/);
  await signInAs("professional");
  await speak(context, "en");
  await open(page, "/vendor/quotes?status=new");
  await expect(page).toHaveURL("/role-mismatch?from=%2Fvendor%2Fquotes%3Fstatus%3Dnew");
  await expect(heading(page, "This area is for vendors")).toBeVisible();
  expect((await page.request.get("/vendor")).status()).toBe(403);
  const root = await page.request.get("/?utm_source=x", { maxRedirects: 0 });
  expect([root.status(), root.headers()["location"]]).toEqual([301, "/home?utm_source=x"]);
  await expect(page.getByText("You are signed in as: Professional.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Request this role: Vendor" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await signOut();
  await newcomer(context, baseURL ?? "");
  await speak(context, "ar");
  await open(page, "/admin");
  await expect(heading(page, "هذه الصفحة لفريق ديوان")).toBeVisible();
  await page.getByRole("button", { name: "تسجيل الدخول بحساب آخر" }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fadmin");
});
