import { expect, type Page } from "@playwright/test";

/** Waits for hydration, also of parts that hydrate on the first interaction. */
export async function ready(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("pointermove")));
    expect(await page.locator("[data-asleep]").count()).toBe(0);
  }).toPass();
}
