import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const post = (page: Page, path: string, data: object) =>
  page.request.post(`/api/v1${path}`, { headers: { origin: new URL(page.url()).origin }, data }).then((answer) => answer.json());

/** Of a menu: whether it is whole in the window and each of its corners can be clicked, so that nothing clips or covers it. */
const isWhole = (menu: Locator) =>
  menu.evaluate((list) => {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)));
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && corners.every((found) => list.contains(found));
  });

for (const [language, width, side] of [
  ["en", 1440, "right"],
  ["ar", 1440, "left"],
  ["ar", 390, "left"],
] as const) {
  test(`a menu at the edge of a box that clips and of the window is whole, in ${language} at ${width}`, async ({ page, context, baseURL }) => {
    await newcomer(context, baseURL ?? "");
    await page.setViewportSize({ width, height: 760 });
    await page.goto(`/ideas/ideabooks?lang=${language}`);
    // Of the demo: other journeys publish ideas, take them back and change their pictures meanwhile.
    const { items } = await (await page.request.get("/api/v1/ideas?lang=en&search=walnut")).json();
    const { id } = await post(page, "/ideabooks", { title: "Majlis" });
    for (const idea of items.slice(0, 3)) await post(page, `/ideabooks/${id}/items`, { ideaId: idea.id });
    await page.goto(`/ideas/ideabooks/${id}?lang=${language}`);
    await ready(page);
    const button = page.locator(".book-item .item-tools .menu-anchor > button").first();
    const menu = page.locator(".book-item .menu");

    // Its box ends below the button, and scrolls; the button stands at the bottom of the window.
    const height = () =>
      button.evaluate((element) => element.getBoundingClientRect().bottom - (element.closest(".book-items")?.getBoundingClientRect().top ?? 0) + 4);
    // The list that is moved by its handles takes the place of the first one, and with it goes each button and menu.
    await expect(page.locator(".book-item .drag-handle").first()).toBeVisible();
    const blockSize = await height();
    expect(blockSize).toBeGreaterThan(100);
    await page.evaluate((pixels) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `.book-items { overflow: auto !important; block-size: ${pixels}px !important; } .book-items::after { content: ""; grid-column: 1 / -1; block-size: 40rem; }`,
      );
      document.adoptedStyleSheets.push(sheet);
    }, blockSize);
    const toBottom = () => button.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await toBottom();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await expect.poll(() => isWhole(menu)).toBe(true);
    const place = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Pictures that come late move both, and may leave no room above.
    await expect(async () => {
      await toBottom();
      const [list, at] = [await place(menu), await place(button)];
      expect(list.y + list.height, "above its button, where there is room").toBeLessThanOrEqual(at.y);
      if (width <= 1000) return;
      // At the end of its button's line, in the direction of the page.
      const edges = side === "right" ? [list.x + list.width, at.x + at.width] : [list.x, at.x];
      expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 1))).toBeLessThanOrEqual(1);
    }).toPass({ timeout: 20_000 });

    // Letters and arrows move, Escape gives the focus back.
    const choices = menu.locator(".menu-item:enabled");
    await page.keyboard.press("End");
    await expect(choices.last()).toBeFocused();
    const text = ((await choices.first().textContent()) ?? "").trim();
    // Playwright's keyboard is an American one.
    await menu.evaluate((_, key) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })), text.charAt(0));
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim().charAt(0).toLowerCase())).toBe(text.charAt(0).toLowerCase());
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    // It follows its button, and goes with it.
    await button.click();
    await expect(menu).toBeVisible();
    const gap = async () => Math.round((await place(menu)).y - (await place(button)).y);
    const before = await gap();
    await page.evaluate(() => scrollBy(0, 40));
    await expect.poll(gap).toBe(before);
    await page.locator(".book-items").evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(menu).toHaveCount(0);
  });
}
