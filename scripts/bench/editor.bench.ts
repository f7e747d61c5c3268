import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { gradeRows, makeCube } from "../../app/features/studio/design-editor/color/cube.ts";
import { gradeOf } from "../../app/features/studio/design-editor/color/grade.ts";
import { DEFAULT_SETTINGS } from "../../app/features/studio/design-editor/design-editor.ts";
import { renderDesign } from "../../app/features/studio/design-editor/server/work.server.ts";
import { ideasDatabase, summary } from "./database.ts";
import { startServer } from "./server.ts";

const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const DRAGGED_MS = 4_000;

/**
 * Frames while a slider of the design editor moves, with and without WebGL 2, and the full size on the server. There is no graphics card: WebGL 2 is drawn by the processor,
 * and the page is put together as browsers do it without a card. The second drag is measured; in the first one the editor finds its pace.
 */
export async function run(): Promise<void> {
  const photo = await sharp("demo/media/majlis-contemporary-1.webp").resize(4032, 3024, { fit: "cover" }).jpeg({ quality: 88 }).toBuffer();
  const database = await ideasDatabase();
  const server = await startServer(database.url);
  const browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const hasGpu of [true, false]) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      if (!hasGpu)
        await page.addInitScript(() => {
          const original = HTMLCanvasElement.prototype.getContext;
          HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
            return kind === "webgl2" ? null : Reflect.apply(original, this, [kind, ...rest]);
          } as typeof original;
        });
      await page.goto(`${server.url}/design-editor?lang=en`, { waitUntil: "load" });
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await page.locator(".editor-intake input[type=file]").setInputFiles({ name: "room.jpg", mimeType: "image/jpeg", buffer: photo });
      await page.locator("canvas").waitFor();
      await page.waitForTimeout(1_000);
      await drag(page);
      const before = await processorTime(browser);
      const { times, size } = await drag(page);
      const spent = ((await processorTime(browser)) - before) / times.length;
      const { median, p95 } = summary(times);
      const rate = 1000 / (times.reduce((sum, time) => sum + time, 0) / times.length);
      await page.waitForTimeout(1_000);
      const atRest = await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => `${canvas.width} × ${canvas.height}`);
      console.log(
        `live sliders, ${hasGpu ? "WebGL 2" : "canvas"} (${size} moving, ${atRest} at rest): ${rate.toFixed(1)} frames a second; ` +
          `${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95; ${spent.toFixed(1)} ms of processor time for each frame in all of the browser`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    await database.stop();
  }
  await measureFullSize(photo);
}

/** Moves a slider at each frame, and says how long the frames took. */
const drag = (page: Page): Promise<{ times: number[]; size: string }> =>
  page.getByRole("slider", { name: "Brightness" }).evaluate(
    (slider: HTMLInputElement, duration) =>
      new Promise((resolve) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        const canvas = document.querySelector("canvas");
        const times: number[] = [];
        const start = performance.now();
        let last = start;
        const step = (now: number) => {
          times.push(now - last);
          last = now;
          set?.call(slider, String(Math.round(50 + 45 * Math.sin((now - start) / 300))));
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          if (now - start < duration) requestAnimationFrame(step);
          else resolve({ times: times.slice(2), size: `${canvas?.width} × ${canvas?.height}` });
        };
        requestAnimationFrame(step);
      }),
    DRAGGED_MS,
  );

/** Milliseconds that all processes of the browser have used so far. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

async function measureFullSize(photo: Buffer): Promise<void> {
  const settings = { ...DEFAULT_SETTINGS, lighting: "dramatic_accent" as const };
  const started = process.cpuUsage();
  await renderDesign({ source: photo, settings });
  const { user, system } = process.cpuUsage(started);
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const grade = gradeOf(settings);
  const before = performance.now();
  gradeRows({ pixels: data, width: info.width, height: info.height, channels: 3 }, makeCube(grade, 33), grade, 0, info.height);
  console.log(
    `12 megapixels at full size: ${((user + system) / 1e6).toFixed(1)} s of processor time, ${(performance.now() - before).toFixed(0)} ms of it for the colors`,
  );
}
