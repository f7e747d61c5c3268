// `npm run screens [-- part-of-an-address ... /address ... --as=admin --widths=390,1440 --languages=ar --themes=dark --fold --url=http://... --to=folder]`:
// screenshots of the addresses that the journey of accessibility visits, as the people who visit them, for eyes to judge.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { ADDRESSES, fillAddress } from "../e2e/support/addresses.ts";
import { launchBrowser, settle, signedIn, startOwn } from "./screens/visit.ts";

type Visit = { who: string; address: string };

/** The height limit of a screenshot. */
const TALLEST = 9000;

const given = process.argv.slice(2);
const option = (name: string) => given.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const several = (name: string, all: string) => (option(name) ?? all).split(",");
const words = given.filter((text) => !text.startsWith("--"));
const folder = option("to") ?? "screens";
const widths = several("widths", "390,768,1440").map(Number);
const looks = several("languages", "en,ar").flatMap((lang) => several("themes", "light,dark").map((theme) => ({ lang, theme })));
const isFoldOnly = given.includes("--fold");

const visits = chosen();
const own = option("url") ? undefined : await startOwn();
const url = option("url") ?? own?.url ?? "";
const browser = await launchBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const who of new Set(visits.map((visit) => visit.who))) {
    const addresses = visits.filter((visit) => visit.who === who).map((visit) => visit.address);
    const context = await signedIn(browser, who, url);
    for (const address of addresses)
      await shoot(context, who, address).catch((error: Error) => {
        // One that cannot be taken says so, and the others are taken.
        console.error(`${who} ${address}: ${error.message}`);
        process.exitCode = 1;
      });
    await context.close();
  }
} finally {
  await browser.close();
  await own?.stop();
}

/** Arguments that are addresses select those, other words the addresses that contain them; none selects all. */
function chosen(): Visit[] {
  const as = option("as");
  const listed = Object.entries(ADDRESSES).flatMap(([who, addresses]) => addresses.map((address) => ({ who, address })));
  const matching = listed.filter(
    ({ address }) => words.length === 0 || words.some((word) => (word.startsWith("/") ? address === word : address.includes(word))),
  );
  const unlisted = words.filter((word) => word.startsWith("/") && !listed.some(({ address }) => address === word));
  const found = [...matching.filter(({ who }) => !as || who === as), ...unlisted.map((address) => ({ who: as ?? "visitor", address }))];
  if (found.length === 0) throw new Error(`No address has ${words.join(" or ")} in it.`);
  return found;
}

async function shoot(context: BrowserContext, who: string, address: string): Promise<void> {
  const target = url + (await fillAddress(address, url));
  const name = `${who}${address.replaceAll(/[^a-z0-9]+/gi, "-")}`.slice(0, 80);
  const page = await context.newPage();
  for (const { lang, theme } of looks) {
    await context.addCookies([
      { name: "lang", value: lang, url },
      { name: "theme", value: theme, url },
    ]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      await page.goto(target);
      await settle(page, !isFoldOnly);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const part = isFoldOnly ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } };
      const path = join(folder, `${name}.${lang}.${width}.${theme}.png`);
      await page.screenshot({ path, ...part });
      console.log(path);
    }
  }
  await page.close();
}
