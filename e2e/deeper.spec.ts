import { DEEPER, followWay } from "./support/deeper.ts";
import { ready } from "./support/ready.ts";
import { expectLinksAnswer, expectSoundPage } from "./support/sound-page.ts";
import { expect, type Role, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 780 } });

for (const [who, ways] of Object.entries(DEEPER))
  test(`pages that somebody made are sound for a ${who}, in both languages and on a narrow phone`, async ({
    page,
    context,
    baseURL,
    signInAs,
    allowProblem,
  }) => {
    allowProblem(/status of 404/);
    if (who !== "visitor") await signInAs(who as Role);
    for (const way of ways) {
      const address = await followWay(context.request, way);
      expect(address, `a way to ${way.at(-1)}`).not.toBeNull();
      for (const lang of ["en", "ar"] as const) {
        await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }]);
        await page.goto(address ?? "");
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect(page.locator("h1").first()).toBeVisible();
        // Texts are what people wrote.
        await expectSoundPage(page, null);
      }
      await ready(page);
      await expectLinksAnswer(page, context, who);
    }
  });
