// `npm run help:pictures [-- name ... --url=http://... --check]`: pictures of the product for the articles of the help, in both languages, as
// `scripts/help-pictures/shots.ts` describes them. With `--check` it only visits every place and says what is gone.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { SHOTS, type Shot } from "./help-pictures/shots.ts";
import { launchBrowser, settle as settlePage, signedIn, startOwn } from "./screens/visit.ts";

const FOLDER = "app/features/site/help/pictures";
const LANGUAGES = ["en", "ar"] as const;
const WIDTH = 1180;
/** A busy machine takes its time. */
const PATIENCE_MS = 240_000;

const given = process.argv.slice(2);
const names = given.filter((text) => !text.startsWith("--"));
const isCheck = given.includes("--check");
const givenUrl = given.find((text) => text.startsWith("--url="))?.slice("--url=".length);
const shots = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name));

const own = givenUrl ? undefined : await startOwn();
const url = givenUrl ?? own?.url ?? "";
const browser = await launchBrowser();
try {
  for (const language of LANGUAGES) await mkdir(join(FOLDER, language), { recursive: true });
  for (const who of new Set(shots.map(({ as }) => as))) {
    const context = await signedIn(browser, who ?? "visitor", url, { viewport: { width: WIDTH, height: 1000 }, colorScheme: "light" });
    context.setDefaultTimeout(PATIENCE_MS);
    for (const shot of shots.filter(({ as }) => as === who))
      for (const language of LANGUAGES)
        await take(context, shot, language).catch((error: Error) => {
          // One that cannot be taken says so, and the others are taken.
          console.error(`${language} ${shot.name} (${shot.address}): ${error.message.split("\n")[0]}`);
          process.exitCode = 1;
        });
    await context.close();
  }
} finally {
  await browser.close();
  await own?.stop();
}

async function take(context: BrowserContext, { name, address, follow, at, height, prepare }: Shot, language: string): Promise<void> {
  await context.addCookies([
    { name: "lang", value: language, url },
    { name: "theme", value: "light", url },
  ]);
  const page = await context.newPage();
  try {
    await page.goto(url + address, { waitUntil: "commit" });
    await settle(page);
    if (follow) {
      await page.goto(url + (await linkOn(page, follow)), { waitUntil: "commit" });
      await settle(page);
    }
    await prepare?.(page);
    const box = await page.locator(at).first().boundingBox();
    if (!box) throw new Error(`${at} is not on the page`);
    if (isCheck) return;
    const clip = { x: box.x, y: box.y, width: box.width, height: Math.min(box.height, height ?? box.height) };
    const png = await page.screenshot({ clip, fullPage: true });
    const webp = await sharp(png).webp({ quality: 62, effort: 6 }).toBuffer();
    await writeFile(join(FOLDER, language, `${name}.webp`), webp);
    console.log(`${language} ${name} ${Math.round(webp.length / 1000)} kB`);
  } finally {
    await page.close();
  }
}

/** The first address on the page that fits. */
async function linkOn(page: Page, expression: RegExp): Promise<string> {
  const links = page.locator("main a[href]");
  await links.first().waitFor();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const addresses = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    const found = addresses.find((address) => expression.test(address.split("?")[0] ?? ""));
    if (found) return found;
    await page
      .waitForFunction((before) => document.querySelectorAll("main a[href]").length !== before, addresses.length, { timeout: 3_000 })
      .catch(() => undefined);
  }
  throw new Error(`no link of ${expression}`);
}

/** What the page asks for after it is alive is there, too. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => undefined);
  await settlePage(page, false);
}
