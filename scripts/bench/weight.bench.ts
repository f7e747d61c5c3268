import { chromium } from "playwright-core";
import { browserProgram } from "../test/browser.mjs";
import { benchDatabase } from "./database.ts";
import { startServer } from "./server.ts";

const KB = 1000;

/** What a first visit of /vendors loads, as sent over the wire (compressed), by kind. Photographs are left out. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  const server = await startServer(database.url);
  const browser = await chromium.launch({ executablePath: browserProgram() ?? "", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
  try {
    for (const language of ["en", "ar"]) {
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
      await page.goto(`${server.url}/vendors`, { waitUntil: "networkidle" });
      const withoutPhotographs = Object.entries(sizes).filter(([kind]) => kind !== "Image");
      const total = withoutPhotographs.reduce((sum, [, size]) => sum + size, 0);
      console.log(
        `/vendors in ${language}: ${withoutPhotographs.map(([kind, size]) => `${kind} ${(size / KB).toFixed(1)} kB`).join(", ")}; together ${(total / KB).toFixed(1)} kB`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    await database.stop();
  }
}
