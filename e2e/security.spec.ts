import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { totp } from "#app/platform/testing/totp.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { inMail } from "./support/mail.ts";
import { test as base, expect } from "./support/test.ts";

/** The product's origin, for absolute addresses. */
const test = base.extend<{ site: string }>({ site: async ({ baseURL }, use) => use(baseURL ?? "") });

const PASSWORD = "quiet courtyard 7";
const SECURITY = "/dashboard/settings/security";

let made = 0;
const freshEmail = () => `secure-${Date.now()}-${process.pid}-${made++}@example.com`;

/** A new account of its own for a test that changes it. */
async function signUp(request: APIRequestContext, origin: string): Promise<string> {
  const email = freshEmail();
  const data = { name: "Reem Alharbi", email, password: PASSWORD, userMetadata: { role: "homeowner" } };
  const answer = await request.post(`${origin}/api/auth/sign-up/email`, { headers: { origin }, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

async function signIn(request: APIRequestContext, origin: string, email: string): Promise<void> {
  const answer = await request.post(`${origin}/api/auth/sign-in/email`, { headers: { origin }, data: { email, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Another browser of the same person, with its own address. */
async function elsewhere(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { "x-forwarded-for": `10.77.${process.pid % 250}.${(made++ % 250) + 1}` } });
  await signIn(context.request, origin, email);
  return context.newPage();
}

/** The screen listens only when it has woken up. */
const awake = (page: Page) => expect(page.getByRole("button", { name: /Reem Alharbi|الحساب|Account/ }).first()).toBeVisible();

const TEXTS = {
  en: {
    section: "Two-step verification",
    begin: "Set up",
    password: "Current password",
    go: "Continue",
    code: "Code from the app",
    finish: "Turn on",
    backup: "Your backup codes",
    stored: "I’ve saved them",
    email: "Email",
    loginPassword: "Password",
    signIn: "Sign in",
    step: "One more step",
    codeLabel: "Code",
    wrong: "This code is incorrect or has expired.",
    useBackup: "Use a backup code",
    backupLabel: "Backup code",
    withCode: "Sign in with a code",
    sendCode: "Send the code",
    mailed: /Your code: (\d{6})/,
  },
  ar: {
    section: "التحقق بخطوتين",
    begin: "إعداد",
    password: "كلمة المرور الحالية",
    go: "متابعة",
    code: "الرمز من التطبيق",
    finish: "تفعيل",
    backup: "رموزك الاحتياطية",
    stored: "حفظت الرموز",
    email: "البريد الإلكتروني",
    loginPassword: "كلمة المرور",
    signIn: "تسجيل الدخول",
    step: "خطوة أخيرة",
    codeLabel: "الرمز",
    wrong: "الرمز غير صحيح أو انتهت صلاحيته.",
    useBackup: "استخدام رمز احتياطي",
    backupLabel: "رمز احتياطي",
    withCode: "الدخول برمز",
    sendCode: "إرسال الرمز",
    mailed: /رمزك: (\d{6})/,
  },
} as const;

for (const language of ["en", "ar"] as const) {
  const text = TEXTS[language];

  test(`the second step is set up, asked for, and has codes for when the phone is lost (${language})`, async ({
    page,
    context,
    site,
    allowProblem,
    signOut,
  }) => {
    allowProblem(/status of (401|422)/);
    await context.addCookies([{ name: "lang", value: language, url: site }]);
    const email = await signUp(context.request, site);
    await signIn(context.request, site, email);
    await page.goto(SECURITY);
    await awake(page);
    await expectNoAxeViolations(page);
    const section = page.getByRole("region", { name: text.section });
    await section.getByRole("button", { name: text.begin }).click();
    await section.getByLabel(text.password, { exact: true }).fill(PASSWORD);
    await section.getByRole("button", { name: text.go }).click();
    const secret = (await section.locator("code").innerText()).replace(/\s/g, "");
    await expectNoAxeViolations(page);
    await section.getByLabel(text.code, { exact: true }).fill("000000");
    await section.getByRole("button", { name: text.finish }).click();
    await expect(section.getByText(text.wrong)).toBeVisible();
    await section.getByLabel(text.code, { exact: true }).fill(totp(secret));
    await section.getByRole("button", { name: text.finish }).click();
    await expect(section.getByRole("heading", { name: text.backup })).toBeVisible();
    const backup = await section.locator("li code").first().innerText();
    await section.getByRole("button", { name: text.stored }).click();

    const form = page.locator("main form").first();
    for (const isLost of [false, true]) {
      await signOut("diwan.session_token");
      await page.goto("/login?redirect=/vendors");
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByLabel(text.loginPassword, { exact: true }).fill(PASSWORD);
      await form.getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page.getByRole("heading", { name: text.step })).toBeVisible();
      if (isLost) {
        await page.getByRole("link", { name: text.useBackup }).click();
        await page.getByLabel(text.backupLabel, { exact: true }).fill(backup);
      } else {
        await expectNoAxeViolations(page);
        // The code of the set-up counted once; the next one is taken, too.
        await page.getByLabel(text.codeLabel, { exact: true }).fill(totp(secret, Date.now() + 30_000));
      }
      await form.getByRole("button", { name: text.signIn, exact: true }).click();
      await expect(page).toHaveURL("/vendors");
    }
  });

  test(`a code by mail signs in and leads back (${language})`, async ({ page, context, site, allowProblem }) => {
    allowProblem(/status of 401/);
    await context.addCookies([{ name: "lang", value: language, url: site }]);
    const email = await signUp(context.request, site);
    await page.goto("/login?redirect=/vendors%3Fpage%3D2");
    await page.getByRole("link", { name: text.withCode }).click();
    // Both screens ask for an address.
    await expect(page).toHaveURL(/\/login\/code/);
    const form = page.locator("main form").first();
    await expect(form.getByRole("button", { name: text.sendCode })).toBeVisible();
    await page.getByLabel(text.email, { exact: true }).fill(email);
    await form.getByRole("button", { name: text.sendCode }).click();
    const code = await inMail(email, text.mailed);
    await page.getByLabel(text.codeLabel, { exact: true }).fill(code === "111111" ? "222222" : "111111");
    await form.getByRole("button", { name: text.signIn, exact: true }).click();
    await expect(page.getByText(text.wrong)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel(text.codeLabel, { exact: true }).fill(code);
    await form.getByRole("button", { name: text.signIn, exact: true }).click();
    await expect(page).toHaveURL("/vendors?page=2");
  });
}

test("a passkey is added, signs in, and is removed", async ({ page, context, site, signOut }) => {
  // Passkeys belong to names: the same server by its name.
  const origin = site.replace("127.0.0.1", "localhost");
  const email = await signUp(context.request, origin);
  await signIn(context.request, origin, email);
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(origin + SECURITY);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByLabel("Name").fill("My laptop");
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByText("My laptop")).toBeVisible();

  await signOut("diwan.session_token");
  await page.goto(`${origin}/login?redirect=${encodeURIComponent(SECURITY)}`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(origin + SECURITY);
  await section.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(section.getByText("My laptop")).toHaveCount(0);
});

test("one's sessions are seen and ended from another device, which notices at once", async ({ page, context, browser, site }) => {
  const email = await signUp(context.request, site);
  const other = await elsewhere(browser, site, email);
  await other.goto("/dashboard");
  await awake(other);
  await signIn(context.request, site, email);
  await page.goto(SECURITY);
  await awake(page);
  const section = page.getByRole("region", { name: "Where you’re signed in" });
  await expect(section.getByRole("listitem")).toHaveCount(2);
  await expect(section.getByRole("listitem").first()).toContainText("This device");
  await section.getByRole("button", { name: /^Sign out of / }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(other).toHaveURL(/\/login\?redirect=%2Fdashboard/);

  await section.getByRole("button", { name: "Sign out everywhere" }).click();
  await expectNoAxeViolations(page);
  await page.getByRole("dialog").getByRole("button", { name: "This device, too" }).click();
  await expect(page).toHaveURL("/home");
  await page.goto(SECURITY);
  await expect(page).toHaveURL(/\/login/);
  await other.context().close();
});

test("signing out in one tab signs out the others, and signing in again reaches them", async ({ page, context, site, allowProblem }) => {
  // Pending requests of the first tab.
  allowProblem(/status of 401/);
  const email = await signUp(context.request, site);
  await signIn(context.request, site, email);
  const second = await context.newPage();
  await second.goto("/dashboard");
  await page.goto("/vendors");
  await Promise.all([awake(second), awake(page)]);
  await second.getByRole("button", { name: /Reem Alharbi/ }).click();
  await second.getByRole("button", { name: "Sign out" }).click();
  await expect(second).toHaveURL("/home");
  const visitor = page.getByRole("link", { name: "Sign in" }).first();
  await expect(visitor).toBeVisible();
  await second.goto("/login");
  await second.getByLabel("Email", { exact: true }).fill(email);
  await second.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await second.locator("main form").first().getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(second).toHaveURL("/dashboard");
  await awake(page);
});

test("changing password and address needs the password", async ({ page, context, browser, site, allowProblem }) => {
  // A wrong password; and what the page asked for while its session was replaced.
  allowProblem(/status of (401|422)/);
  const email = await signUp(context.request, site);
  const other = await elsewhere(browser, site, email);
  await signIn(context.request, site, email);
  await page.goto(SECURITY);
  await awake(page);
  const password = page.getByRole("region", { name: "Password" });
  await password.getByRole("button", { name: "Change" }).click();
  await password.getByLabel("Current password", { exact: true }).fill("not the password");
  await password.getByLabel("New password", { exact: true }).fill("another courtyard 8");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("Incorrect password.")).toBeVisible();
  await expect(password.getByLabel("New password", { exact: true })).toHaveValue("another courtyard 8");
  await password.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed")).toBeVisible();
  await other.goto(SECURITY);
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();

  const address = page.getByRole("region", { name: "Email address" });
  const next = freshEmail();
  await address.getByRole("button", { name: "Change" }).click();
  await address.getByLabel("New email address").fill(next);
  await address.getByLabel("Current password", { exact: true }).fill("another courtyard 8");
  await address.getByRole("button", { name: "Send the code" }).click();
  await address.getByLabel("Code", { exact: true }).fill(await inMail(next, /Your code: (\d{6})/));
  await address.getByRole("button", { name: "Change address" }).click();
  await expect(address.getByText(next)).toBeVisible();
  await expect(address.getByText("Confirmed")).toBeVisible();
});

test("cookies that were stolen, changed or used up open nothing", async ({ page, context, site }) => {
  const email = await signUp(context.request, site);
  await signIn(context.request, site, email);
  const stolen = (await context.cookies()).find((cookie) => cookie.name === "diwan.session_token");
  expect(stolen).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await page.goto("/logout");
  await page.locator("main form").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/home");
  const value = stolen?.value ?? "";
  for (const forged of [value, `${value.slice(0, 10)}x${value.slice(11)}`, value.split(".")[0] ?? "", "x"]) {
    await context.addCookies([{ name: "diwan.session_token", value: forged, url: site }]);
    const answer = await context.request.get("/api/v1/account/me");
    expect(await answer.json()).toBeNull();
    expect((await context.request.get("/api/v1/account/sessions")).status()).toBe(401);
  }
});

test("an address that is all it takes reaches no other site", async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["referrer-policy"];
  for (const path of ["/reset-password?token=a", "/quotes/a-key", "/wishlists/a-token", "/ordered/0199b7a2-7c1e-7000-8000-000000000001?token=a"])
    expect(await policyOf(path), path).toBe("no-referrer");
  expect(await policyOf("/vendors")).toBe("strict-origin-when-cross-origin");
});
