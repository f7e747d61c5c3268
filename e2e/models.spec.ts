import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const MODEL = readFileSync("demo/media/product-pouf_tan.glb");
const PIECE = "/products/oak-and-steel-bookshelf?lang=en";

/** The picture that stands on a canvas, by its points. */
async function pointsOf(canvas: Locator): Promise<Buffer> {
  return sharp(await canvas.screenshot())
    .resize(160, 120, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
}

/** How many of a hundred points differ. */
const differing = (a: Buffer, b: Buffer): number => (100 * a.filter((point, at) => Math.abs(point - (b[at] ?? 0)) > 24).length) / a.length;

test("a piece is turned by keys and buttons, shows its size and is closed; nothing of it is loaded before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofModel = () => asked.filter((path) => /model/.test(path));
  await page.goto(PIECE);
  await ready(page);
  expect(ofModel()).toEqual([]);

  const open = page.getByRole("button", { name: "See it from all sides" });
  await open.click();
  const dialog = page.getByRole("dialog");
  const canvas = dialog.getByRole("img", { name: /^3D model of / });
  await expect(dialog.locator("[aria-busy=false]")).toBeVisible({ timeout: 120_000 });
  await expect(dialog.getByText(/^True to scale: 130 × 32 × 190 cm/)).toBeVisible();
  expect(ofModel().filter((path) => path.endsWith("/model.glb"))).toHaveLength(1);
  const first = await pointsOf(canvas);
  expect(differing(first, Buffer.alloc(first.length, first[0]))).toBeGreaterThan(5);
  await expectNoAxeViolations(page);

  const changed = () => pointsOf(canvas).then((now) => differing(first, now));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(changed).toBeGreaterThan(3);
  await page.keyboard.press("0");
  await expect.poll(changed).toBeLessThan(0.5);
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(changed).toBeGreaterThan(3);
  await dialog.getByRole("button", { name: "Front view" }).click();
  await expect.poll(changed).toBeLessThan(0.5);

  await expect(dialog.getByText("130 cm", { exact: true })).toBeHidden();
  await dialog.getByRole("button", { name: "Show size" }).click();
  await expect(dialog.getByText("130 cm", { exact: true })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test("where 3D cannot be shown or does not come, the dialog says so and shows the photos", async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  await page.route("**/model.glb", (route) => route.fulfill({ status: 404 }));
  await page.goto(PIECE);
  await ready(page);
  const dialog = page.getByRole("dialog");
  const open = () => page.getByRole("button", { name: "See it from all sides" }).click();
  await open();
  await expect(dialog.getByRole("alert")).toHaveText("Couldn’t load the 3D model. Here are the photos instead.");
  await dialog.getByRole("button", { name: "Close" }).click();

  await page.evaluate(() => {
    const real = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith("webgl") ? null : real.call(this, kind);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await open();
  await expect(dialog.getByRole("alert")).toHaveText("This browser can’t show 3D models. Here are the photos instead.");
  await expect(dialog.getByRole("img").first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a vendor's hostile file is refused with its reason; a model is stored, given back and removed", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 422/);
  await signInAs("vendor");
  await page.goto("/vendor/products?lang=en");
  await ready(page);
  await page.getByRole("button", { name: "New piece" }).click();
  await page.getByLabel("Name in English").fill(`Pouf ${Date.now()}`);
  await page.getByRole("button", { name: "Begin draft" }).click();
  const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: "3D model" }) });
  const upload = (buffer: Buffer) => panel.locator("input[type=file]").setInputFiles({ name: "pouf.glb", mimeType: "model/gltf-binary", buffer });

  await upload(Buffer.from("<svg onload='alert(1)'/>"));
  await expect(panel.getByRole("alert")).toHaveText("This isn’t a GLB file (binary glTF 2.0).");
  await upload(MODEL.subarray(0, 4000));
  await expect(panel.getByRole("alert")).toHaveText("The file is damaged or incomplete. Export it again.");
  await expect(panel.getByRole("link", { name: "Download" })).toHaveCount(0);

  await upload(MODEL);
  const link = panel.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible();
  await expect(panel.getByRole("alert")).toHaveCount(0);
  const given = await page.request.get((await link.getAttribute("href")) ?? "");
  expect((await given.body()).equals(MODEL)).toBe(true);
  await panel.getByRole("button", { name: "Remove" }).click();
  await expect(link).toHaveCount(0);
});
