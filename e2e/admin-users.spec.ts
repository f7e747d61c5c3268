import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const PASSWORD = "quiet courtyard 7";
const toast = (page: Page) => page.getByRole("region", { name: /Notifications|الإشعارات/ });
const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`;

/** Opens an address, with a retry while the page reloads because its session changed. */
const open = (page: Page, path: string) => expect(() => page.goto(path)).toPass();

type Somebody = { context: BrowserContext; page: Page; name: string; email: string };

/** Someone with an account and a browser of their own. */
async function newcomer(browser: Browser, baseURL: string, role = "homeowner"): Promise<Somebody> {
  const tail = Math.random().toString(36).slice(2, 8);
  const [name, email] = [`Wafa ${tail}`, `wafa-${tail}@example.com`];
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": address() } });
  await context.addCookies([{ name: "lang", value: "en", url: baseURL }]);
  const post = (path: string, data: object) => context.request.post(`/api/auth${path}`, { headers: { origin: baseURL }, data });
  expect((await post("/sign-up/email", { name, email, password: PASSWORD, userMetadata: { role } })).status()).toBe(200);
  expect((await post("/sign-in/email", { email, password: PASSWORD })).status()).toBe(200);
  return { context, page: await context.newPage(), name, email };
}

/** The account's page, found by its address. */
async function openAccount(page: Page, { name, email }: Somebody): Promise<void> {
  await page.goto("/admin/users?lang=en");
  await ready(page);
  await page.getByRole("searchbox", { name: "Name, email, phone or username" }).fill(email);
  // The filtered list, not only its address: rows of the previous list disappear under the click.
  await expect(page.getByRole("table").getByRole("link")).toHaveText([name]);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a changed role counts at the other browser's next click", async ({ page, signInAs, browser, baseURL }) => {
  await signInAs("admin");
  const wafa = await newcomer(browser, baseURL ?? "");
  await open(wafa.page, "/admin/vendors");
  await expect(wafa.page).toHaveURL(/\/role-mismatch/);

  await openAccount(page, wafa);
  await expectNoAxeViolations(page);
  await page.getByRole("combobox", { name: "Role" }).selectOption("admin");
  await page.getByRole("button", { name: "Change role" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("will be able to see and change everything");
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(toast(page)).toContainText("Role changed");

  await open(wafa.page, "/admin/vendors");
  await expect(wafa.page).toHaveURL("/admin/vendors");
  await ready(wafa.page);

  await page.getByRole("combobox", { name: "Role" }).selectOption("homeowner");
  await page.getByRole("button", { name: "Change role" }).click();
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByRole("button", { name: "Change role" })).toHaveCount(0);
  await wafa.page.getByRole("link", { name: "Users" }).first().click();
  await expect(wafa.page).toHaveURL(/\/role-mismatch/);

  // It is checked when the server says so.
  await page.getByRole("checkbox", { name: /Content manager/ }).click();
  await expect(toast(page)).toContainText("Permission granted");
  await open(wafa.page, "/admin/categories");
  await expect(wafa.page).toHaveURL("/admin/categories");
  await expect(wafa.page.getByRole("link", { name: "Users" })).toHaveCount(0);
  await open(wafa.page, "/admin/users");
  await expect(wafa.page).toHaveURL(/\/role-mismatch/);

  await page.getByRole("link", { name: "Account history" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "changed the role of" })).toHaveCount(2);
  await page.getByRole("group").filter({ hasText: "Role" }).first().locator("summary").click();
  await expect(page.getByRole("definition").filter({ hasText: "Homeowner" }).first()).toBeVisible();
  await wafa.context.close();
});

test("suspending ends an open session, restoring opens the account again", async ({ page, signInAs, browser, baseURL }) => {
  await signInAs("admin");
  const wafa = await newcomer(browser, baseURL ?? "");
  await open(wafa.page, "/dashboard");
  await expect(wafa.page).toHaveURL("/dashboard");

  await openAccount(page, wafa);
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText("Enter a reason of at least 5 characters")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Wrote to strangers for money");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(toast(page)).toContainText("Account suspended");
  await expect(page.getByText("Wrote to strangers for money")).toBeVisible();
  await expect(page.getByText("Not signed in anywhere")).toBeVisible();

  await open(wafa.page, "/dashboard");
  await expect(wafa.page).toHaveURL(/\/login/);
  const signIn = () =>
    wafa.context.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email: wafa.email, password: PASSWORD } });
  expect((await signIn()).status()).toBe(403);

  await page.getByRole("button", { name: "Restore account" }).click();
  await expect(toast(page)).toContainText("Account restored");
  expect((await signIn()).status()).toBe(200);
  await open(wafa.page, "/dashboard");
  await expect(wafa.page).toHaveURL("/dashboard");
  await wafa.context.close();
});

test("signing in as someone else: a reason, a banner on every page, the way back, the log", async ({ page, signInAs, browser, baseURL, allowProblem }) => {
  // Requests sent while one session replaced the other are refused.
  allowProblem(/status of 40[13]/);
  await signInAs("admin");
  const wafa = await newcomer(browser, baseURL ?? "");
  await openAccount(page, wafa);
  await page.getByRole("button", { name: "Sign in as this person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByText("Enter a reason of at least 5 characters")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("They cannot find their requests");
  await dialog.getByRole("button", { name: "Sign in" }).click();

  const banner = page.getByRole("region", { name: "Signed in as someone else" });
  await expect(page).toHaveURL("/dashboard");
  await expect(banner).toContainText(`You are signed in as ${wafa.name}`);
  await expectNoAxeViolations(page);
  await page.goto("/vendors");
  await expect(banner).toBeVisible();
  await page.goto("/admin/users");
  await expect(page).toHaveURL(/\/role-mismatch/);
  await expect(banner).toBeVisible();
  // Ways into the account stay its owner's.
  const change = { currentPassword: PASSWORD, newPassword: "another courtyard 8" };
  expect((await page.request.post("/api/auth/change-password", { headers: { origin: baseURL ?? "" }, data: change })).status()).toBe(403);

  await banner.getByRole("button", { name: "Return to your account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: wafa.name })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole("link", { name: "Account history" }).click();
  const entries = page.getByRole("listitem").filter({ hasText: "signed in as account" });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText("stopped being signed in as account");
  await entries.last().locator("summary").click();
  await expect(entries.last()).toContainText("They cannot find their requests");
  await wafa.context.close();
});

test("the overview shows what the API counts", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/dashboard/admin?lang=en");
  await expect(page).toHaveURL("/admin");
  await expectNoAxeViolations(page);
  // Others sign up meanwhile: reload until both were counted at the same moment.
  await expect(async () => {
    await page.goto("/admin?days=90");
    const { series } = await (await page.request.get("/api/v1/admin/overview?days=90")).json();
    for (const { id, total } of series) await expect(page.locator(`[data-series=${id}] .chart-total`)).toHaveText(new Intl.NumberFormat("en").format(total));
  }).toPass({ timeout: 20_000 });
  await ready(page);
  await page.getByText("7 days", { exact: true }).click();
  await expect(page).toHaveURL("/admin?days=7");
  await page.locator("[data-series=vendors]").click();
  await expect(page).toHaveURL("/admin?days=7&metric=vendors");
  const card = page.getByRole("region", { name: "New vendors" });
  await card.getByText("Show as a table").click();
  await expect(card.getByRole("row")).toHaveCount(8);
  // Reached by a link: its rows, which load last, have their texts.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Reports/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin · Reports" })).toBeVisible();
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
});

test("on a phone several filters wait behind a button, one does not", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/users?lang=en");
  await ready(page);
  const role = page.getByRole("combobox", { name: "Role" });
  await expect(role).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(role).toBeVisible();
  await page.goto("/admin/reports?lang=en");
  await ready(page);
  await expect(page.getByRole("search").getByRole("combobox")).toBeVisible();
  await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
});

test("in Arabic, on a phone", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title] of [
    ["/admin", "الإدارة · نظرة عامة"],
    ["/admin/users", "الإدارة · المستخدمون"],
    ["/admin/users?search=%D8%B1%D9%8A%D9%85%20zzz", "الإدارة · المستخدمون"],
    ["/admin/activity", "الإدارة · النشاط"],
  ] as const) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=ar`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await ready(page);
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.goto("/admin/users?search=homeowner%40diwan&lang=ar");
  await ready(page);
  await page.getByRole("link", { name: "ريم الحربي" }).click();
  await expect(page.getByRole("heading", { name: "الدور والصلاحيات" })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
