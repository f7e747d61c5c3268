import { SHOTS } from "../scripts/help-pictures/shots.ts";
import { expect, test } from "./support/test.ts";

for (const who of [undefined, "homeowner", "professional", "vendor"] as const)
  test(`what the pictures of the help show is still there for ${who ?? "a visitor"}`, async ({ page, signInAs }) => {
    if (who) await signInAs(who);
    for (const { name, address, follow, at } of SHOTS.filter(({ as }) => as === who)) {
      await page.goto(address);
      await expect(page.locator("html"), name).toHaveAttribute("data-ready", "true");
      await expect(page.locator(at).first(), name).toBeVisible();
      if (follow)
        await expect
          .poll(
            () => page.locator("main a[href]").evaluateAll((anchors) => anchors.map((anchor) => (anchor.getAttribute("href") ?? "").split("?")[0] ?? "")),
            name,
          )
          .toEqual(expect.arrayContaining([expect.stringMatching(follow)]));
    }
  });
