import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const room = resolve("demo/media/kitchen-bohemian-1.webp");
/** As from a phone held sideways: large, with orientation and location in EXIF. */
const photo = async () =>
  sharp(await readFile(room))
    .resize(2400)
    .rotate(90)
    .withExif({ IFD3: { GPSLatitude: "24/1 42/1 0/1" } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();

test("finds rooms by a photograph, restores them on Back, and narrows them", async ({ page }) => {
  await page.goto("/ideas/by-photo");
  await ready(page);
  const picker = page.getByLabel("Photo to search with");
  await picker.setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") });
  await expect(page.getByRole("alert")).toHaveText("Only JPEG, PNG, WebP and AVIF images can be used notes.jpg");

  await picker.setInputFiles({ name: "room.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await expect(page.getByRole("heading", { name: "Similar rooms" })).toBeVisible();
  await expect(page).toHaveURL(/look=[\w-]{171}/);
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  const results = page.getByRole("region", { name: "Similar rooms" });
  const first = results.getByRole("article").first();
  // the very room that was photographed
  await expect(first).toContainText(/kitchen/i);
  const title = await first.getByRole("heading").innerText();

  await first.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  await expect(first).toContainText(title);

  await page.getByLabel("Room", { exact: true }).selectOption("bathroom");
  await expect(page).toHaveURL(/room=bathroom/);
  await expect(first).toContainText(/bathroom/i);
  await expect(results.getByRole("article").filter({ hasText: /kitchen/i })).toHaveCount(0);

  // an address is enough: the photograph itself is nowhere but in the browser that had it
  await page.reload();
  await expect(first).toContainText(/bathroom/i);
  await expect(page.getByRole("img", { name: "Your photo" })).toHaveCount(0);
});

test("يعثر على الغرف بصورة", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await page.goto("/ideas/by-photo");
  await ready(page);
  await page.getByLabel("صورة البحث").setInputFiles(resolve("demo/media/outdoor-mediterranean-1.webp"));
  const results = page.getByRole("region", { name: "غرف تشبهها" });
  await expect(results.getByRole("article").first()).toContainText("مساحة خارجية");
  await page
    .getByRole("link", { name: /^أفكار باللون/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ideas\?color=[0-9a-f]{6}/);
});
