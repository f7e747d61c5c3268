import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { inMail } from "./support/mail.ts";
import { expect, test } from "./support/test.ts";

const PASSWORD = "Majlis-2026!";

let made = 0;
const freshEmail = () => `person-${Date.now()}-${process.pid}-${made++}@example.com`;

const linkInMail = (email: string, path: string) => inMail(email, new RegExp(`(${path}\\?[^\\s"<&]+)`));

const TEXTS = {
  en: {
    email: "Email",
    password: "Password",
    newPassword: "New password",
    name: "Your name",
    role: "Professional",
    signIn: "Sign in",
    signUp: "Create an account",
    onward: "Continue",
    checkMail: "Check your email",
    common: "This password is too easy to guess",
    again: "Send again",
    sentAgain: "We sent it again.",
    wrongAddress: "Wrong address?",
    hello: (name: string) => `Hello, ${name}`,
    wrong: "Incorrect email or password.",
    signOut: "Sign out",
    forgot: "Forgot password?",
    sendLink: "Send the link",
    change: "Change password",
    changed: "Your password has been changed. Sign in with the new one.",
    oldLink: "This link no longer works",
    confirm: "Confirm address",
    confirmed: "Your email address is confirmed",
  },
  ar: {
    email: "البريد الإلكتروني",
    password: "كلمة المرور",
    newPassword: "كلمة المرور الجديدة",
    name: "اسمك",
    role: "مهني",
    signIn: "تسجيل الدخول",
    signUp: "إنشاء حساب",
    onward: "متابعة",
    checkMail: "تحقق من بريدك الإلكتروني",
    common: "كلمة المرور هذه سهلة التخمين",
    again: "إعادة الإرسال",
    sentAgain: "أعدنا إرسالها",
    wrongAddress: "البريد غير صحيح؟",
    hello: (name: string) => `أهلًا ${name}`,
    wrong: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    signOut: "تسجيل الخروج",
    forgot: "نسيت كلمة المرور؟",
    sendLink: "إرسال الرابط",
    change: "تغيير كلمة المرور",
    changed: "تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.",
    oldLink: "هذا الرابط لم يعد يعمل",
    confirm: "تأكيد البريد",
    confirmed: "تم تأكيد بريدك الإلكتروني",
  },
} as const;

/** The form of the screen; header and footer have links with the same words. */
const form = (page: Page) => page.locator("main form").first();

for (const language of ["en", "ar"] as const) {
  const text = TEXTS[language];

  test.describe(`sign-in (${language})`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    });

    test("sign up, confirm, sign in with the way back, sign out", async ({ page, allowProblem }) => {
      allowProblem(/status of 422/);
      const email = freshEmail();
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/login?redirect=%2Fdashboard");
      await page.getByRole("link", { name: text.signUp, exact: true }).click();
      await expect(page).toHaveURL("/signup?redirect=%2Fdashboard");
      await expectNoAxeViolations(page);
      await page.locator("label").filter({ hasText: text.role }).click();
      await expect(page.getByRole("radio", { name: text.role })).toBeChecked();
      await page.getByRole("button", { name: text.onward }).click();
      await expect(page).toHaveURL(/role=professional/);
      await expectNoAxeViolations(page);
      await page.getByLabel(text.name, { exact: true }).fill("Reem Alharbi");
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByLabel(text.password, { exact: true }).fill("password123");
      await form(page).getByRole("button", { name: text.signUp }).click();
      await expect(page.getByText(text.common)).toBeVisible();
      await expect(page.getByLabel(text.password, { exact: true })).toBeFocused();
      await page.getByLabel(text.password, { exact: true }).fill("quiet courtyard 7");
      await form(page).getByRole("button", { name: text.signUp }).click();
      await expect(page.getByRole("heading", { name: text.checkMail })).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.reload();
      await expect(page.getByText(email)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: text.again }).click();
      await expect(page.getByText(text.sentAgain)).toBeVisible();
      await expect(page.getByRole("link", { name: text.wrongAddress })).toHaveAttribute("href", "/signup?redirect=%2Fdashboard");

      await page.goto(await linkInMail(email, "/verify-email"));
      await form(page).getByRole("button", { name: text.confirm }).click();
      await expect(page.getByRole("heading", { name: text.confirmed })).toBeVisible();

      await page.goto("/dashboard?from=mail");
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByLabel(text.password, { exact: true }).fill("quiet courtyard 7");
      await form(page).getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page).toHaveURL("/dashboard?from=mail");
      await expect(page.getByRole("heading", { name: text.hello("Reem Alharbi") })).toBeVisible();
      await expectNoAxeViolations(page);

      // Signed-in people are redirected: here to the professional's onboarding.
      await page.goto("/login");
      await expect(page).toHaveURL(/\/(dashboard|professional-onboarding)/);
      await page.goto("/logout");
      await form(page).getByRole("button", { name: text.signOut }).click();
      await expect(page).toHaveURL("/home");
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/login?redirect=%2Fdashboard");
    });

    test("after a wrong password the typed address stays", async ({ page, allowProblem }) => {
      allowProblem(/status of 401/);
      await page.goto("/login?redirect=/vendors");
      await page.getByLabel(text.email, { exact: true }).fill("homeowner@diwan.example");
      await page.getByLabel(text.password, { exact: true }).fill("not the password");
      await form(page).getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page.getByText(text.wrong)).toBeVisible();
      await expect(page.getByLabel(text.email, { exact: true })).toHaveValue("homeowner@diwan.example");
      await expect(page.getByLabel(text.password, { exact: true })).toHaveValue("");
      await expect(page.getByLabel(text.password, { exact: true })).toBeFocused();
      await expectNoAxeViolations(page);
      await page.getByLabel(text.password, { exact: true }).fill(PASSWORD);
      await form(page).getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page).toHaveURL("/vendors");
    });

    test("a forgotten password is chosen anew by mail, once", async ({ page, context, allowProblem }) => {
      allowProblem(/status of 400/);
      const email = freshEmail();
      const signUp = { name: "Faisal", email, password: "quiet courtyard 7", userMetadata: { role: "homeowner" } };
      expect((await context.request.post("/api/auth/sign-up/email", { data: signUp })).status()).toBe(200);
      await page.goto("/login");
      await page.getByRole("link", { name: text.forgot }).click();
      await expect(page).toHaveURL("/forgot-password");
      // the address changes a moment before the screen, and the one before has a field of this name, too
      await expect(form(page).getByRole("button", { name: text.sendLink })).toBeVisible();
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await form(page).getByRole("button", { name: text.sendLink }).click();
      await expect(page.getByRole("heading", { name: text.checkMail })).toBeVisible();

      const link = await linkInMail(email, "/reset-password");
      await page.goto(link);
      await expectNoAxeViolations(page);
      await page.getByLabel(text.newPassword, { exact: true }).fill("another courtyard 8");
      await form(page).getByRole("button", { name: text.change }).click();
      await expect(page.getByText(text.changed)).toBeVisible();
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByLabel(text.password, { exact: true }).fill("another courtyard 8");
      await form(page).getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page.getByRole("heading", { name: text.hello("Faisal") })).toBeVisible();

      await page.goto(link);
      await page.getByLabel(text.newPassword, { exact: true }).fill("a third courtyard 9");
      await form(page).getByRole("button", { name: text.change }).click();
      await expect(page.getByRole("heading", { name: text.oldLink })).toBeVisible();
    });

    test("with the keyboard alone", async ({ page }) => {
      await page.goto("/login?redirect=/vendors");
      await page.getByLabel(text.email, { exact: true }).focus();
      await page.keyboard.type("professional@diwan.example");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: text.forgot })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/vendors");
    });
  });

  test.describe(`without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test("sign in, preserve input, sign out", async ({ page, context, baseURL, allowProblem }) => {
      allowProblem(/status of (401|422)/);
      await context.addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
      await page.goto("/login?redirect=/dashboard%3Fa%3D1");
      await page.getByLabel(text.email, { exact: true }).fill("vendor@diwan.example");
      await form(page).getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page.getByLabel(text.email, { exact: true })).toHaveValue("vendor@diwan.example");
      await expect(page.getByLabel(text.password, { exact: true })).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel(text.password, { exact: true }).fill(PASSWORD);
      await form(page).getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page).toHaveURL("/dashboard?a=1");
      await page.goto("/logout");
      await form(page).getByRole("button", { name: text.signOut }).click();
      await expect(page).toHaveURL("/home");
    });
  });
}

test("never leads to another site", async ({ page, signOut }) => {
  for (const target of ["//evil.example/x", "https://evil.example", "/\\evil.example", "/%2F/evil.example"]) {
    await signOut();
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await page.getByLabel("Email", { exact: true }).fill("homeowner@diwan.example");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await form(page).getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
  }
});

test("the foot of a page offers an account to visitors alone", async ({ page, signInAs }) => {
  const foot = page.getByRole("contentinfo");
  const doors = foot.locator("a[href^='/login'], a[href^='/signup']");
  await page.goto("/terms");
  await expect(doors.first()).toBeVisible();
  await signInAs("homeowner");
  await page.goto("/terms");
  await expect(foot.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(doors).toHaveCount(0);
});

test("only vendors and administrators enter the vendor's area", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 403/);
  await page.goto("/vendor-dashboard");
  await expect(page).toHaveURL("/login?redirect=%2Fvendor");
  await signInAs("homeowner");
  const refusal = await page.goto("/vendor");
  await expect(page).toHaveURL("/role-mismatch?from=%2Fvendor");
  expect(refusal?.status()).toBe(403);
  await expect(page).toHaveTitle(/You don’t have access/);
  await expect(page.getByRole("heading", { level: 1, name: "This area is for vendors" })).toBeVisible();
});

test("too many attempts show when to try again", async ({ page, allowProblem }) => {
  allowProblem(/status of (401|429)/);
  await page.goto("/login");
  for (let i = 0; i < 11; i++) {
    await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await form(page).getByRole("button", { name: "Sign in", exact: true }).click();
    await answer;
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  }
  await expect(page.getByText("Too many attempts. Please try again in 5 minutes.")).toBeVisible();
});
