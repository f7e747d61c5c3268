import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    /** What moved, in the order of its beginning. */
    moved: string[];
  }
}

/** Hearts answer, photographs fade in, and a card's picture grows into the page; nothing of it for who asks for less motion. */
for (const motion of ["no-preference", "reduce"] as const)
  test(`a heart, a photograph and the way from a card to its room, with motion: ${motion}`, async ({ page, context, baseURL }) => {
    await newcomer(context, baseURL ?? "");
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      window.moved = [];
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target instanceof Element && target.closest(".save-heart") && propertyName === "fill") window.moved.push("heart");
      });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...frames) {
        if (this instanceof HTMLImageElement) window.moved.push("photograph");
        return animate.apply(this, frames);
      };
      const start = document.startViewTransition;
      document.startViewTransition = (update) => {
        window.moved.push("card");
        return start.call(document, update);
      };
    });
    await page.goto("/ideas?lang=en");
    await ready(page);
    const card = page.getByRole("article").first();
    const heart = card.getByRole("button", { name: /^Save / });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const further = page.getByRole("article").nth(9);
    await further.scrollIntoViewIfNeeded();
    await expect.poll(() => further.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    const title = await card.getByRole("heading").innerText();
    await card.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const moved = new Set(await page.evaluate(() => window.moved));
    expect([...moved].sort()).toEqual(motion === "reduce" ? [] : ["card", "heart", "photograph"]);
  });
