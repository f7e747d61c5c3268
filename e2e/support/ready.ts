import { expect, type Page } from "@playwright/test";

/** Controls answer from now on, those that wait for a sign that someone is there, too. */
export async function ready(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("pointermove")));
    expect(await page.locator("[data-asleep]").count()).toBe(0);
  }).toPass();
}
