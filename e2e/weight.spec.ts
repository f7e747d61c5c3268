import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const KB = 1000;
const PUBLIC = [
  ...["/home", "/vendors", "/ideas", "/shop", "/products", "/search", "/redesign", "/help", "/contact", "/login", "/signup"],
  ...["/ar", "/pro-software", "/who-we-serve/interior-design", "/pricing"],
];

declare global {
  interface Window {
    /** When the page answered, in milliseconds of its own clock. */
    readyAt?: number;
  }
}

/** Bytes of the scripts that a first visit asks for until the page answers, as they come over the wire, with the headers of each. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  // Once before: until its pictures have been made, a page is short, and what stands further down is near.
  await page.goto(path);
  await page.waitForFunction(() => window.readyAt !== undefined);
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => type === "Script" && addresses.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(addresses.get(requestId) ?? "", encodedDataLength));
  await page.goto(path);
  await page.waitForFunction(() => window.readyAt !== undefined);
  // What comes half a second later by a timer is no part of it, on a slow machine neither.
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime <= (window.readyAt ?? 0))
      .map(({ name }) => name),
  );
  await expect.poll(() => asked.filter((name) => !sizes.has(name))).toEqual([]);
  await session.detach();
  return asked.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
}

/** Notes when the page says that it answers. */
function watchForReady(): void {
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.dataset["ready"]) return;
    window.readyAt = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
}

test("public pages stay light", async ({ request }) => {
  const { items } = (await (await request.get("/api/v1/vendors")).json()) as { items: { slug: string }[] };
  // Letters of Arabic take two bytes each.
  for (const { language, vendors, vendor } of [
    { language: "en", vendors: 95, vendor: 60 },
    { language: "ar", vendors: 101, vendor: 66.5 },
  ]) {
    const htmlOf = async (path: string) => (await (await request.get(`${path}?lang=${language}`)).body()).length;
    expect(await htmlOf("/vendors"), `HTML of /vendors in ${language}`).toBeLessThan(vendors * KB);
    expect(await htmlOf(`/vendors/${items[0]?.slug}`), `HTML of a vendor page in ${language}`).toBeLessThan(vendor * KB);
  }
});

for (const language of ["en", "ar"])
  test(`scripts of public pages stay within their budgets in ${language}`, async ({ page, request }) => {
    await page.addInitScript(watchForReady);
    const first = async (kind: string) => ((await (await request.get(`/api/v1/${kind}`)).json()) as { items: { slug: string }[] }).items[0]?.slug;
    const [vendor, idea, product] = [await first("vendors"), await first("ideas"), await first("products")];
    for (const path of [...PUBLIC, `/vendors/${vendor}`, `/ideas/${idea}`, `/products/${product}`])
      expect.soft(await scriptBytes(page, `${path}?lang=${language}`), `scripts of ${path} in ${language}`).toBeLessThan(130 * KB);
  });

test("scripts are asked for after the first paint", async ({ page }) => {
  const started = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    );
  await page.goto("/home");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY);
  expect(Math.min(...(await started()))).toBeGreaterThanOrEqual(painted);
});

test("a click on a button before hydration is replayed after it", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  await page.goto("/home", { waitUntil: "commit" });
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Language" });
  // A second click must not close the menu again.
  await button.click();
  await button.click();
  await expect(page.getByRole("link", { name: "Français" })).toHaveCount(0);
  letGo();
  await expect(page.getByRole("link", { name: "Français" })).toBeVisible();
});

test("icons are drawn from the sprite, in the color of their place", async ({ page }) => {
  await page.goto("/vendors");
  const icon = page.locator("main .verified use").first();
  await expect.poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
  const [drawn, around] = await icon.evaluate((use) => [getComputedStyle(use).stroke, getComputedStyle(use.closest(".verified") ?? use).color]);
  expect(drawn).toBe(around);
  const names = await page.locator("use").evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute("href") ?? ""))]);
  const sprite = await (await page.request.get((names[0] ?? "").split("#")[0] ?? "")).text();
  for (const name of names) expect(sprite).toContain(`id="${name.split("#")[1]}"`);
});

test("cards that the server wrote give way to live ones for who reads prices in another currency", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await page.goto("/vendors");
  await expect(page.locator(".vcard .save-heart")).toHaveCount(24, { timeout: 30_000 });
  await expect(page.locator(".vcard .money").first()).toContainText("SAR");
  await page.route("**/api/v1/account/me", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), currency: "USD" } });
  });
  await page.reload();
  await expect(page.locator(".vcard .money").first()).toContainText("USD", { timeout: 30_000 });
});
