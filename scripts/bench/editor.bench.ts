import { chromium } from "playwright-core";
import sharp from "sharp";
import { gradeRows, makeCube } from "../../app/features/design-editor/color/cube.ts";
import { gradeOf } from "../../app/features/design-editor/color/grade.ts";
import { DEFAULT_SETTINGS } from "../../app/features/design-editor/design-editor.ts";
import { renderDesign } from "../../app/features/design-editor/design-editor.work.server.ts";
import { summary } from "./database.ts";
import { ideasDatabase } from "./ideas-database.ts";
import { startServer } from "./server.ts";

const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const DRAGGED_MS = 4_000;

/** Frames while a slider of the design editor moves, with and without WebGL 2 (both drawn by the processor where there is no graphics card), and the full size on the server. */
export async function run(): Promise<void> {
  const photo = await sharp("demo/media/majlis-contemporary-1.webp").resize(4032, 3024, { fit: "cover" }).jpeg({ quality: 88 }).toBuffer();
  const database = await ideasDatabase();
  const server = await startServer(database.url);
  const browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"] });
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
      const frames = await page.getByRole("slider", { name: "Brightness" }).evaluate(
        (slider: HTMLInputElement, duration) =>
          new Promise<number[]>((resolve) => {
            const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
            const times: number[] = [];
            const start = performance.now();
            let last = start;
            const step = (now: number) => {
              times.push(now - last);
              last = now;
              set?.call(slider, String(Math.round(50 + 45 * Math.sin((now - start) / 300))));
              slider.dispatchEvent(new Event("input", { bubbles: true }));
              if (now - start < duration) requestAnimationFrame(step);
              else resolve(times.slice(2));
            };
            requestAnimationFrame(step);
          }),
        DRAGGED_MS,
      );
      const { median, p95 } = summary(frames);
      const rate = 1000 / (frames.reduce((sum, time) => sum + time, 0) / frames.length);
      const size = await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => `${canvas.width} × ${canvas.height}`);
      console.log(
        `live sliders, ${hasGpu ? "WebGL 2" : "canvas"} (${size}): ${rate.toFixed(1)} frames a second; ${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95`,
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
