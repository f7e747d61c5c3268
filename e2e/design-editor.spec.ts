import type { Page } from "@playwright/test";
import sharp from "sharp";
import { toLinear } from "#app/platform/color/oklab.ts";
import { gradeOf } from "../app/features/studio/design-editor/color/grade.ts";
import { graded, lightAt } from "../app/features/studio/design-editor/color/pipeline.ts";
import { DEFAULT_SETTINGS } from "../app/features/studio/design-editor/design-editor.ts";
import { newcomer } from "./support/newcomer.ts";
import { expect, test } from "./support/test.ts";

/** The page is hydrated from here on. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
};
const toast = (page: Page) => page.getByRole("region", { name: /Notifications|الإشعارات/ });

const photo = async (width = 360, height = 240) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#9a7f63" } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: "#e8e2d4" } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { name: "room.png", mimeType: "image/png", buffer: bytes };
};

test("a visitor edits without an account, can do everything but save, and loses nothing", async ({ page }) => {
  await open(page, "/design-editor?lang=en");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(toast(page)).toContainText(/No Image.*Please upload an image to edit/s);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page)).toContainText(/No Design.*Please upload and edit an image first/s);
  const input = page.locator(".editor-intake input[type=file]");
  await input.setInputFiles({ name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
  await expect(page.getByText("Invalid or empty file")).toBeVisible();
  await input.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024) });
  await expect(page.getByText("File size must be less than 10MB")).toBeVisible();
  await input.setInputFiles(await photo());
  await expect(toast(page)).toContainText("Image uploaded successfully");

  const contrast = page.getByRole("slider", { name: "Contrast" });
  await contrast.fill("80");
  await page.getByRole("radio", { name: "Earth Tones" }).check();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("radio", { name: "Warm Neutrals" })).toBeChecked();
  await expect(contrast).toHaveValue("80");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(toast(page)).toContainText("Reset Complete");
  await expect(contrast).toHaveValue("50");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(contrast).toHaveValue("80");
  // Before the slider has come to rest.
  await contrast.evaluate((slider: HTMLInputElement) => {
    slider.stepUp(9);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  });
  await expect(contrast).toHaveValue("80");

  await page.getByRole("button", { name: "Apply", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in to apply and save" });
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdesign-editor/);
});

for (const hasGpu of [true, false])
  test(`${hasGpu ? "the graphics card" : "a browser without WebGL"} shows what the server computes`, async ({ page }) => {
    if (!hasGpu)
      await page.addInitScript(() => {
        const original = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind === "webgl2" ? null : Reflect.apply(original, this, [kind, ...rest]);
        } as typeof original;
      });
    await open(page, "/design-editor?lang=en");
    await page.locator(".editor-intake input[type=file]").setInputFiles(await photo());
    await page.getByRole("radio", { name: "Warm Evening" }).check({ force: true });
    await page.getByRole("slider", { name: "Brightness" }).fill("66");
    await page.getByRole("slider", { name: "Saturation" }).fill("70");
    const canvas = page.locator("canvas");
    const places = [0.1, 0.4, 0.6, 0.9];
    const grade = gradeOf({ ...DEFAULT_SETTINGS, lighting: "warm_evening", brightness: 66, saturation: 70 });
    const expected = places.map((x) => {
      const light = lightAt(grade, x, 0.5, 1.5);
      const [red = 0, green = 0, blue = 0] = (x < 0.5 ? [0xe8, 0xe2, 0xd4] : [0x9a, 0x7f, 0x63]).map((value) => toLinear(value / 255) * light);
      return graded([red, green, blue], grade).map((value) => value * 255);
    });
    const away = async () => {
      const { data, info } = await sharp(await canvas.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const shown = places.map((x) => data.subarray((Math.floor(info.height / 2) * info.width + Math.floor(info.width * x)) * 3).subarray(0, 3));
      return Math.max(...shown.flatMap((color, n) => [...color].map((value, channel) => Math.abs(value - (expected[n]?.[channel] ?? 0)))));
    };
    await expect.poll(away).toBeLessThanOrEqual(2);
    if (!hasGpu) return;
    // Telephones take the graphics card away from pages in the background, and give it back.
    await canvas.evaluate((element: HTMLCanvasElement) => {
      const lost = element.getContext("webgl2")?.getExtension("WEBGL_lose_context");
      element.addEventListener("webglcontextlost", () => setTimeout(() => lost?.restoreContext()), { once: true });
      lost?.loseContext();
    });
    await expect.poll(away).toBeLessThanOrEqual(2);
  });

test("applying, saving, versions and downloading", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  await open(page, "/design-editor?lang=ar");
  await page.locator(".editor-intake input[type=file]").setInputFiles(await photo());
  await expect(toast(page)).toContainText("تم رفع الصورة بنجاح");
  await page.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(toast(page)).toContainText("تم تطبيق التغييرات");
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await page.getByRole("textbox", { name: "الاسم" }).fill("مجلسنا");
  await page.getByRole("dialog").getByRole("button", { name: "حفظ" }).click();
  await expect(toast(page)).toContainText("تم حفظ التصميم");
  await expect(page).toHaveURL(/\/design-editor\/[0-9a-f-]{36}/);
  await page.getByRole("radio", { name: "ريفي" }).check({ force: true });
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByRole("button", { name: "العودة إلى النسخة 2" })).toBeVisible();
  await page.getByRole("button", { name: "العودة إلى النسخة 1" }).click();
  await expect(page.getByRole("radio", { name: "حديث", exact: true })).toBeChecked();
  const answer = await page.request.get(`${new URL(page.url()).pathname}/download?version=2`);
  expect(answer.headers()["content-disposition"]).toContain("diwan-rustic.jpg");
  expect((await sharp(await answer.body()).metadata()).width).toBe(360);
});

test("what is focused is never behind the actions at the edge", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/design-editor?lang=en");
  const actions = page.locator(".editor-actions");
  for (const pick of await page.locator(".editor-tools label:has(input[type=radio])").all()) {
    await page.evaluate(() => scrollTo(0, 0));
    await pick.evaluate((element) => element.scrollIntoView({ block: "end" }));
    const [box, bar] = [await pick.boundingBox(), await actions.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  }
  // No tile is left alone in its last row.
  for (const picks of await page.locator(".editor-picks").all()) {
    const rows = await picks.locator("label").evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
    expect(rows.filter((top) => top === rows.at(-1)).length).toBeGreaterThan(1);
  }
});
