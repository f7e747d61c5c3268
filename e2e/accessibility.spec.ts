import { ADDRESSES, fillAddress } from "./support/addresses.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expectLinksAnswer, expectSoundPage } from "./support/sound-page.ts";
import { expect, type Role, test } from "./support/test.ts";

// The rules of axe take a machine that is busy with other things a long while.
test.describe.configure({ timeout: 240_000 });

// Each language in a theme of its own: both directions and both sets of colors are looked at with two looks.
const LOOKS = [
  { lang: "en", theme: "light", dir: "ltr" },
  { lang: "ar", theme: "dark", dir: "rtl" },
] as const;

for (const [who, addresses] of Object.entries(ADDRESSES)) {
  for (const address of addresses) {
    test(`${address} has no barriers and is sound for a ${who}, in English and in Arabic`, async ({ page, context, baseURL, signInAs, allowProblem }) => {
      // A page that is not there answers 404, which Chromium writes to its console.
      if (address.includes("/no-such") || address.endsWith("/not-found")) allowProblem(/status of 404/);
      if (who !== "visitor") await signInAs(who as Role);
      const target = await fillAddress(address, baseURL ?? "");
      for (const { lang, theme, dir } of LOOKS) {
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
