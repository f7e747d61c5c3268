import type { BrowserContext, Page } from "@playwright/test";
import { TOUR_PARAMETER } from "../app/features/site/tour/public.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const WORDS = {
  en: { next: "Next", back: "Back", skip: "Skip", done: "Done", account: /^Account/, again: "Tour of your dashboard" },
  ar: { next: "التالي", back: "رجوع", skip: "تخطّي", done: "تم", account: /^الحساب/, again: "جولة في لوحة التحكم" },
} as const;

const card = (page: Page) => page.locator(".tour");
const speak = (context: BrowserContext, lang: string) => context.addCookies([{ name: "lang", value: lang, url: test.info().project.use.baseURL ?? "" }]);
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};
/** The server has it, whatever the browser does next. */
const stored = (page: Page) => page.waitForResponse((answer) => answer.url().includes("/rpc/tour/see") && answer.ok());

const HOMES = [
  { role: "homeowner", home: "/dashboard", lang: "en", size: { width: 1440, height: 900 }, steps: 5 },
  { role: "homeowner", home: "/dashboard", lang: "ar", size: { width: 390, height: 844 }, steps: 5 },
  { role: "professional", home: "/dashboard/professional", lang: "ar", size: { width: 1440, height: 900 }, steps: 5 },
] as const;

for (const { role, home, lang, size, steps } of HOMES)
  test(`a new ${role}, in ${lang} at ${size.width}, goes through the tour by keyboard, each step at its control`, async ({ page, context, baseURL }) => {
    await newcomer(context, baseURL ?? "", { role });
    await speak(context, lang);
    await page.setViewportSize(size);
    await open(page, home);
    const words = WORDS[lang];
    await expect(card(page)).toBeVisible();
    // It took nobody's focus, and nothing on the page is behind it for good.
    await expect(card(page)).not.toBeFocused();
    await expectNoAxeViolations(page);
    const next = card(page).getByRole("button", { name: words.next });
    await next.focus();
    const titles = new Set<string>();
    for (let step = 1; step < steps; step++) {
      await expect(page.locator("[data-tour-here]")).toHaveCount(1);
      const title = await card(page).getByRole("heading").innerText();
      titles.add(title);
      // What is read out says what is shown.
      await expect(card(page).getByRole("status")).toContainText(title);
      await page.keyboard.press("Enter");
      await expect(card(page).getByRole("heading")).not.toHaveText(title);
    }
    titles.add(await card(page).getByRole("heading").innerText());
    expect(titles.size).toBe(steps);
    await card(page).getByRole("button", { name: words.back }).press("Enter");
    await expect(card(page).getByRole("heading")).not.toHaveText([...titles].at(-1) ?? "");
    await card(page).getByRole("button", { name: words.next }).press("Enter");
    const isStored = stored(page);
    await card(page).getByRole("button", { name: words.done }).press("Enter");
    await isStored;
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator("[data-tour-here]")).toHaveCount(0);
    await expect(page.locator("#content")).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test("who skips it never meets it again, in no browser; from the menu it begins anew, and Escape ends it", async ({ page, context, browser, baseURL }) => {
  const { email, password } = await newcomer(context, baseURL ?? "");
  await open(page, "/dashboard");
  const isStored = stored(page);
  await card(page).getByRole("button", { name: WORDS.en.skip }).click();
  await isStored;
  await expect(card(page)).toHaveCount(0);

  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const signedIn = await other.request.post("/api/auth/sign-in/email", { headers: { origin: baseURL ?? "" }, data: { email, password } });
  expect(signedIn.status()).toBe(200);
  for (const each of [page, await other.newPage()]) {
    await open(each, "/dashboard");
    await expect(each.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await each.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /\/tour-[^/]*\.js/.test(name)))).toBe(false);
    await expect(card(each)).toHaveCount(0);
  }
  await other.close();

  await page.getByRole("button", { name: WORDS.en.account }).click();
  await page.getByRole("link", { name: WORDS.en.again }).click();
  await expect(card(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("who just goes on working has seen it, and it stood in no way on a phone", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/dashboard");
  await expect(card(page)).toBeVisible();
  const bar = page.locator(".dash-bar");
  const [sheet, places] = [await card(page).boundingBox(), await bar.boundingBox()];
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual((places?.y ?? 0) + 1);
  const isStored = stored(page);
  await bar.getByRole("link", { name: "Projects" }).click();
  await isStored;
  await expect(page).toHaveURL("/dashboard/projects");
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

const GUIDED = [
  { role: "vendor", home: "/vendor", lang: "ar", size: { width: 390, height: 844 }, steps: 4 },
  { role: "admin", home: "/dashboard", lang: "en", size: { width: 1440, height: 900 }, steps: 4 },
] as const;

for (const { role, home, lang, size, steps } of GUIDED)
  test(`the tour of the ${role}, in ${lang} at ${size.width}, stands at a control of its own in each step`, async ({ page, context, signInAs }) => {
    await signInAs(role);
    await speak(context, lang);
    await page.setViewportSize(size);
    await open(page, `${home}?${TOUR_PARAMETER}`);
    await expect(card(page)).toBeFocused();
    await expectNoAxeViolations(page);
    const shown = new Set<string>();
    for (let step = 1; step <= steps; step++) {
      const here = page.locator("[data-tour-here]");
      await expect(here).toHaveCount(1);
      await expect(here).toBeInViewport();
      shown.add(`${await card(page).getByRole("heading").innerText()} at ${await here.evaluate((control) => control.outerHTML)}`);
      const title = await card(page).getByRole("heading").innerText();
      await card(page)
        .getByRole("button", { name: WORDS[lang][step === steps ? "done" : "next"] })
        .click();
      if (step < steps) await expect(card(page).getByRole("heading")).not.toHaveText(title);
    }
    expect(shown.size).toBe(steps);
    await expect(card(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });
