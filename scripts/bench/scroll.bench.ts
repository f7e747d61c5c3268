import { chromium } from "playwright-core";
import { ideasDatabase, summary } from "./database.ts";
import { startServer } from "./server.ts";

const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const CARDS = 1_000;
const SCROLLED_MS = 6_000;

/** Scrolls a list until it holds 1,000 cards, then through all of them: times between frames, and what moved by itself. */
export async function run(): Promise<void> {
  const database = await ideasDatabase();
  const server = await startServer(database.url);
  const browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox"] });
  try {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height } });
      // photographs of the made-up ideas have no files: their blurred places are drawn
      await page.route("**/media/**", (route) => route.abort());
      await page.goto(`${server.url}/ideas/modern`, { waitUntil: "load" });
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await page.evaluate(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const cards = page.locator(".masonry-cell:not(.waiting)");
      while ((await cards.count()) < CARDS) {
        await page.evaluate(() => scrollBy(0, 2_400));
        await page.waitForTimeout(60);
      }
      const frames = await page.evaluate(
        (duration) =>
          new Promise<number[]>((resolve) => {
            scrollTo(0, 0);
            const times: number[] = [];
            const start = performance.now();
            const end = document.documentElement.scrollHeight - innerHeight;
            let last = start;
            const step = (now: number) => {
              times.push(now - last);
              last = now;
              scrollTo(0, (end * (now - start)) / duration);
              if (now - start < duration) requestAnimationFrame(step);
              else resolve(times.slice(2));
            };
            requestAnimationFrame(step);
          }),
        SCROLLED_MS,
      );
      const { median, p95 } = summary(frames);
      const late = frames.filter((time) => time > 25).length;
      const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
      console.log(
        `${width} px, ${await cards.count()} cards: ${frames.length} frames, ${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95, ${late} late; layout shift ${shift.toFixed(4)}`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    await database.stop();
  }
}
