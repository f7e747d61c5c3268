import { type Browser, chromium } from "playwright-core";
import { browserProgram } from "../test/browser.mjs";
import { benchDatabase } from "./database.ts";
import { startServer } from "./server.ts";

const KB = 1000;

/** Addresses of public pages; `within` leads from a list to one page of its kind. */
const PAGES: readonly { path: string; within?: string }[] = [
  { path: "/home" },
  { path: "/vendors" },
  { path: "/inspiration" },
  { path: "/ideas/ai-tools" },
  { path: "/search" },
  { path: "/ideas/forums" },
  { path: "/ideas" },
  { path: "/ideas", within: ".idea-card a[href^='/ideas/']" },
  { path: "/ideas/forums", within: "main a[href*='/ideas/forums/'][href*='-']" },
  { path: "/vendors", within: "main a[href^='/vendors/']" },
];

/** What a first visit of each public page loads, as sent over the wire (compressed), by kind. Photographs are left out. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  const server = await startServer(database.url);
  const browser = await chromium.launch({ executablePath: browserProgram() ?? "", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
  try {
    for (const language of ["en", "ar"])
      for (const page of PAGES) {
        const path = await addressOf(browser, server.url, page);
        if (path) await weigh(browser, server.url, path, language);
        else console.log(`${page.path}: no page leads on`);
      }
  } finally {
    await browser.close();
    await server.stop();
    await database.stop();
  }
}

async function addressOf(browser: Browser, url: string, { path, within }: (typeof PAGES)[number]): Promise<string | null> {
  if (!within) return path;
  const page = await browser.newPage();
  try {
    await page.goto(url + path);
    const link = page.locator(within).first();
    return (await link.count()) > 0 ? await link.getAttribute("href") : null;
  } finally {
    await page.close();
  }
}

async function weigh(browser: Browser, url: string, path: string, language: string): Promise<void> {
  const page = await browser.newPage({ locale: language });
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sizes: Record<string, number> = {};
  await session.send("Network.enable");
  session.on("Network.responseReceived", (event) => kinds.set(event.requestId, event.type));
  session.on("Network.loadingFinished", (event) => {
    const kind = kinds.get(event.requestId) ?? "Other";
    sizes[kind] = (sizes[kind] ?? 0) + event.encodedDataLength;
  });
  await page.goto(url + path);
  // Scripts are asked for after the first paint.
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const withoutPhotographs = Object.entries(sizes).filter(([kind]) => kind !== "Image");
  const total = withoutPhotographs.reduce((sum, [, size]) => sum + size, 0);
  console.log(
    `${path} in ${language}: ${withoutPhotographs.map(([kind, size]) => `${kind} ${(size / KB).toFixed(1)} kB`).join(", ")}; together ${(total / KB).toFixed(1)} kB`,
  );
  await page.close();
}
