import type { BrowserContext } from "@playwright/test";
import { ADDRESSES, fillAddress } from "./support/addresses.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expectLinksAnswer, expectSoundPage } from "./support/sound-page.ts";
import { test as base, expect, type Role } from "./support/test.ts";

/**
 * Tests of a worker look at pages in one browser's profile: its scripts are compiled once, not for each of them. What a page stores goes after each test.
 */
const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ profile, extraHTTPHeaders }, use) => {
    await profile.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(profile);
    await profile.clearCookies();
  },
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    await use(page);
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: baseURL ?? "", storageTypes: "local_storage,indexeddb,service_workers" });
    await page.close();
  },
});

// Each language in a theme of its own: both directions and both sets of colors are looked at with two looks.
const LOOKS = [
  { lang: "en", theme: "light", dir: "ltr" },
  { lang: "ar", theme: "dark", dir: "rtl" },
] as const;

/** Pages of one language, whatever the visitor's. */
const ONE_LANGUAGE: Record<string, string> = { "/ar": "ar" };

for (const [who, addresses] of Object.entries(ADDRESSES)) {
  for (const address of addresses) {
    test(`${address} has no barriers and is sound for a ${who}, in English and in Arabic`, async ({ page, context, baseURL, signInAs, allowProblem }) => {
      // A page that is not there answers 404, which Chromium writes to its console.
      if (address.includes("/no-such") || address.endsWith("/not-found")) allowProblem(/status of 404/);
      if (who !== "visitor") await signInAs(who as Role);
      const target = await fillAddress(address, baseURL ?? "");
      for (const { lang, theme, dir } of LOOKS.filter(({ lang }) => lang === (ONE_LANGUAGE[address] ?? lang))) {
        await context.addCookies(Object.entries({ lang, theme }).map(([name, value]) => ({ name, value, url: baseURL ?? "" })));
        await page.goto(target);
        await expect(page.locator("html")).toHaveAttribute("dir", dir);
        await expect(page.locator("h1").first()).toBeVisible();
        if (target.includes("/admin")) await expect(page).toHaveTitle(lang === "en" ? /Admin · / : /الإدارة · /);
        await expectNoAxeViolations(page);
        await expectSoundPage(page, who === "visitor" ? lang : null);
      }
      await expectLinksAnswer(page, context, who);
    });
  }
}
