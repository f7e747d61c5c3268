// `npm run pictures [-- name ... --url=http://...]`: the pictures of the product on its public pages, in public/pictures, each in both languages and themes,
// and in public/screenshots, in the light theme alone, those of a phone that a device shows before it installs the app.
// Run it when a screen that they show has changed.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions } from "@playwright/test";
import sharp from "sharp";
import { fillAddress } from "../e2e/support/addresses.ts";
import { followWay } from "../e2e/support/deeper.ts";
import { launchBrowser, settle, signedIn, startOwn } from "./screens/visit.ts";

type Shot = { who: string; way: readonly [string, ...string[]] };

const SHOTS: Record<string, Shot> = {
  day: { who: "professional", way: ["/dashboard/professional"] },
  jobs: { who: "professional", way: ["/dashboard/jobs"] },
  quote: { who: "professional", way: ["/quote-builder", "/quote-builder/:id"] },
  schedule: { who: "professional", way: ["/dashboard/schedule"] },
  hours: { who: "professional", way: ["/dashboard/schedule/hours"] },
  profile: { who: "visitor", way: ["/profile/faisal.alotaibi"] },
  messages: { who: "homeowner", way: ["/dashboard/messages", "/dashboard/messages/:id"] },
  paper: { who: "homeowner", way: ["/dashboard/jobs", "/dashboard/jobs/:id", "/bids/:id"] },
  compare: { who: "homeowner", way: ["/dashboard/jobs", "/dashboard/jobs/:id", "/dashboard/jobs/:id/compare"] },
  project: { who: "homeowner", way: ["/dashboard/projects", "/dashboard/projects/:id"] },
  brief: { who: "homeowner", way: ["/dashboard/projects", "/dashboard/projects/:id", "/project-briefing"] },
  studio: { who: "homeowner", way: ["/dashboard", "/redesign/:id"] },
  creator: { who: "homeowner", way: ["/ai-interior-creator?words=a%20modern%20majlis%20in%20green"] },
  shop: { who: "vendor", way: ["/vendor/orders"] },
  pieces: { who: "visitor", way: ["/products"] },
};
const PHONE_SHOTS: Record<string, Shot> = {
  "phone-home": { who: "visitor", way: ["/home"] },
  "phone-studio": { who: "homeowner", way: ["/dashboard", "/redesign/:id"] },
  "phone-pieces": { who: "visitor", way: ["/products"] },
};
const FOLDER = "public/pictures";
const PHONE_FOLDER = "public/screenshots";
const DESK = { viewport: { width: 1200, height: 780 }, deviceScaleFactor: 1.25 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const QUALITY = 68;
/** A busy machine takes its time. */
const PATIENCE_MS = 300_000;

const given = process.argv.slice(2);
const address = given.find((text) => text.startsWith("--url="))?.slice("--url=".length);
const names = given.filter((text) => !text.startsWith("--"));
const own = address ? undefined : await startOwn();
const url = address ?? own?.url ?? "";
const browser = await launchBrowser();
try {
  for (const folder of [FOLDER, PHONE_FOLDER]) await mkdir(folder, { recursive: true });
  await takeAll(SHOTS, FOLDER, DESK, ["light", "dark"]);
  await takeAll(PHONE_SHOTS, PHONE_FOLDER, PHONE, ["light"]);
} finally {
  await browser.close();
  await own?.stop();
}

async function takeAll(shots: Record<string, Shot>, folder: string, device: BrowserContextOptions, themes: readonly string[]): Promise<void> {
  for (const [name, shot] of Object.entries(shots)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const context = await signedIn(browser, shot.who, url, { ...device, baseURL: url });
    await take(context, name, shot, folder, themes);
    await context.close();
  }
}

async function take(context: BrowserContext, name: string, { way }: Shot, folder: string, themes: readonly string[]): Promise<void> {
  const found = await followWay(context.request, way);
  if (!found) throw new Error(`No link leads from ${way[0]} to ${name}.`);
  const target = url + (await fillAddress(found, url));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  for (const language of ["en", "ar"])
    for (const theme of themes) {
      const cookies = { lang: language, theme, consent: "declined" };
      await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url })));
      await page.goto(target);
      await settle(page, false);
      const picture = await sharp(await page.screenshot())
        .webp({ quality: QUALITY, effort: 6 })
        .toBuffer();
      const path = join(folder, `${name}.${language}.${theme}.webp`);
      await writeFile(path, picture);
      console.log(path, `${Math.round(picture.length / 1000)} kB`);
    }
  await page.close();
}
