import type { Page } from "@playwright/test";

/** Controls answer from now on. */
export const ready = (page: Page): Promise<void> => page.locator("html[data-ready]").waitFor({ state: "attached" });
