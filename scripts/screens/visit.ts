// Visits of a running product in a browser, for what takes pictures of it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { startDatabase } from "#database/launcher.ts";
import { startServer } from "../bench/server.ts";
import { ensureBuilt } from "../setup/build.mjs";
import { browserProgram } from "../test/browser.mjs";

const PASSWORD = "Majlis-2026!";

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserProgram() ?? "", args: ["--no-sandbox", "--disable-gpu"] });

/** The built product with demo data on a database that goes with it. */
export async function startOwn() {
  await ensureBuilt();
  const data = await mkdtemp(join(tmpdir(), "diwan-screens-"));
  const database = await startDatabase({ dir: join(data, "database") });
  const server = await startServer(database.url, { DEMO: "1", DATA_DIR: data });
  const stop = async () => {
    await server.stop();
    await database.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

export async function signedIn(from: Browser, who: string, url: string, more: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await from.newContext({ reducedMotion: "reduce", locale: "en-US", timezoneId: "Asia/Riyadh", ...more });
  if (who === "visitor") return context;
  const data = { email: `${who}@diwan.example`, password: PASSWORD };
  const answer = await context.request.post(`${url}/api/auth/sign-in/email`, { headers: { origin: url }, data });
  if (!answer.ok()) throw new Error(`${who} cannot sign in: ${await answer.text()}`);
  return context;
}

/** The page is hydrated, every part is rendered and all pictures are loaded, also those further down. */
export async function settle(page: Page, isWhole = true): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 120_000 });
  await page.evaluate(async (all) => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(drawn);
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; all && top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    const soon = new Promise((resolve) => setTimeout(resolve, 5000));
    const pictures = [...document.images].filter((image) => image.loading !== "lazy" || image.getBoundingClientRect().top < innerHeight * 8);
    await Promise.race([soon, Promise.allSettled([document.fonts.ready, ...pictures.map((image) => image.decode())])]);
    await frame();
  }, isWhole);
}
