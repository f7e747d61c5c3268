import { languages } from "../app/platform/languages/languages.ts";
import { expect, test } from "./support/test.ts";

/** Between the phone's bar and a desk: where the header has its words and the least room. */
const WIDTHS = [901, 1024, 1101, 1200, 1280];

test("in every language the header and the names of styles have room", async ({ page }) => {
  const faults: string[] = [];
  for (const { code } of languages) {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(`/redesign?lang=${code}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        const past = [...document.querySelectorAll(".site-head :is(a, button)")].filter((control) => {
          const { left, right, width } = control.getBoundingClientRect();
          return width > 0 && control.checkVisibility() && !control.matches(".skip-link") && (left < 0 || right > document.documentElement.clientWidth);
        });
        const cut = [...document.querySelectorAll(".style-picks .pick > span")].filter((name) => name.scrollWidth > name.clientWidth + 1);
        return [...past, ...cut].map(({ textContent }) => textContent?.trim());
      });
      if (found.length > 0) faults.push(`${code} at ${width}: ${found.join(", ")}`);
    }
  }
  expect(faults).toEqual([]);
});
