import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { roomPhoto } from "./support/room-photo.ts";
import { expect, test } from "./support/test.ts";

const MADE = { timeout: 90_000 };

test("makes a room anew: photo, style, result, a second style, download, link, end", async ({ page, context, browser, baseURL }) => {
  test.setTimeout(180_000);
  await newcomer(context, baseURL ?? "");
  await page.goto("/redesign?style=hijazi");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await expect(page.getByRole("heading", { name: "Your rooms will appear here" })).toBeVisible();
  await page.getByRole("button", { name: "Redesign my room" }).click();
  await expect(page.getByText("Please upload an image first")).toBeVisible();

  const picker = page.getByLabel("Photo of your room");
  await picker.setInputFiles({ name: "empty.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) });
  await expect(page.getByRole("alert").filter({ hasText: "Invalid or empty file" })).toBeVisible();
  await picker.setInputFiles(await roomPhoto());
  await expect(page.getByText("Image uploaded successfully")).toBeVisible();
  await page.getByRole("button", { name: "Redesign my room" }).click();

  // nothing is painted before the questions about the surfaces
  const questions = page.getByRole("dialog", { name: "Three taps, then we paint" });
  await expect(questions).toBeVisible(MADE);
  await expectNoAxeViolations(page);
  await questions.getByRole("button", { name: "Skip, use what you found" }).click();
  await expect(questions).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Your room, Hijazi" })).toBeVisible();
  await expect(page.getByText("Redesign Complete!")).toBeVisible(MADE);
  await expect(page).toHaveURL(/picture=1$/);
  const slider = page.getByRole("slider", { name: "Your photo and Hijazi: drag to compare" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("52");
  await expect(page.getByText("Created by Diwan’s own engine")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();

  await page.getByRole("button", { name: "Minimalist" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your room, minimalist" })).toBeVisible();
  await expect(page.getByRole("slider", { name: "Your photo and Minimalist: drag to compare" })).toBeVisible(MADE);
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible(MADE);
  await page.getByLabel("Compare with").selectOption("Hijazi");
  await expect(page.getByRole("slider", { name: "Hijazi and Minimalist: drag to compare" })).toBeVisible();

  await page.getByRole("button", { name: "Original" }).click();
  await expect(page).toHaveURL(/picture=0$/);
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page.getByRole("button", { name: "Minimalist", exact: true }).click();

  await expectNoAxeViolations(page);

  // pictures stay: after a reload, and without making them again
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await page.getByRole("button", { name: /^Hijazi\s?, ready$/ }).click();
  await expect(page).toHaveURL(/picture=1$/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download" }).first().click()]);
  expect(download.suggestedFilename()).toBe("diwan-hijazi.jpg");
  expect(await sharp(await readFile(await download.path())).metadata()).toMatchObject({ format: "jpeg", width: 480 });

  await page.getByRole("button", { name: "Find similar ideas" }).click();
  await expect(page).toHaveURL(/by-photo\?look=/);
  // The address changes before the screen does, and the studio has a picture of that name, too.
  await expect(page.locator(".look-side").getByRole("img", { name: "Your photo" })).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const visitor = await browser.newPage();
  const shared = new URL(link).pathname;
  await visitor.goto(`${baseURL}${shared}`);
  await expect(visitor.getByRole("slider")).toBeVisible();
  await expect(visitor.locator(".compare img").first()).toHaveJSProperty("complete", true);
  expect(
    await visitor
      .locator(".compare img")
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expect(visitor.getByRole("link", { name: "Try it with your own room" })).toBeVisible();

  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Delete this redesign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Redesign deleted")).toBeVisible();
  expect((await visitor.goto(`${baseURL}${shared}`))?.status()).toBe(404);
  await visitor.close();
});

test("asks visitors to sign in, and preserves their photo and style", async ({ page, context, baseURL }) => {
  // the photo is chosen before the page knows who asks
  const isChosen = Promise.withResolvers<void>();
  await page.route("**/api/v1/account/me", async (route) => {
    await isChosen.promise;
    await route.continue();
  });
  await page.goto("/redesign");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await page.getByText("Najdi", { exact: true }).first().click();
  await page.getByLabel("Photo of your room").setInputFiles(await roomPhoto());
  await expect(page.getByRole("img", { name: "Your chosen photo" })).toBeVisible();
  isChosen.resolve();
  await expect(page.getByText("Authentication Required")).toBeVisible();
  await expect(page.getByText("Please sign in to upload images").first()).toBeVisible();
  const signIn = page.locator(".intake-sign-in").getByRole("link", { name: "Sign in" });
  await expect(signIn).toHaveAttribute("href", `/login?redirect=${encodeURIComponent("/redesign?style=najdi")}`);

  await newcomer(context, baseURL ?? "");
  await page.goto("/redesign?style=najdi");
  await expect(page.getByText("Image uploaded successfully")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Najdi" })).toBeChecked();
});

/** Yes to the floor, a line over the walls, yes to the corners; the answers stay. */
async function answer(page: Page) {
  const questions = page.getByRole("dialog", { name: "ثلاثة أسئلة، ثم نبدأ الطلاء" });
  await expect(questions).toBeVisible(MADE);
  const isUnsure = await questions.getByRole("heading", { name: /^أرِنا/ }).isVisible();
  await questions.getByRole("button", { name: isUnsure ? "هذا هو" : "نعم", exact: true }).click();
  await expect(questions.getByText("السؤال 2 من 3")).toBeVisible();
  const sheet = await questions.locator(".control-sheet").boundingBox();
  if (!sheet) throw new Error("The photograph is not there.");
  await page.mouse.move(sheet.x + 0.25 * sheet.width, sheet.y + 0.2 * sheet.height);
  await page.mouse.down();
  await page.mouse.move(sheet.x + 0.35 * sheet.width, sheet.y + 0.25 * sheet.height, { steps: 4 });
  await page.mouse.up();
  await questions.getByRole("button", { name: "تراجع" }).click();
  await page.keyboard.press("Control+Shift+Z");
  await questions.getByRole("button", { name: "هذا هو" }).press("Enter");
  await expect(questions.getByText("السؤال 3 من 3")).toBeVisible();
  await questions.getByRole("button", { name: "نعم", exact: true }).press("Enter");
  await expect(questions).toBeHidden();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { corrections } = await (await page.request.get(`/api/v1/redesigns/${id}`)).json();
  expect(corrections).toMatchObject({ steps: [{ kind: "stroke", surface: "wall" }], confirmed: ["floor", "wall", "corners"] });
}

test("يعيد تصميم غرفة", async ({ page, context, baseURL }) => {
  test.setTimeout(180_000);
  await newcomer(context, baseURL ?? "");
  await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
  await page.goto("/redesign?style=najdi");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await page.getByLabel("صورة غرفتك").setInputFiles(await roomPhoto());
  await expect(page.getByText("تم رفع الصورة بنجاح")).toBeVisible();
  await page.getByRole("button", { name: "أعد تصميم غرفتي" }).click();
  await answer(page);
  await expect(page.getByRole("heading", { level: 1, name: "غرفتك بطراز نجدي" })).toBeVisible();
  const slider = page.getByRole("slider", { name: "صورتك ونجدي: اسحب للمقارنة" });
  await expect(slider).toBeVisible(MADE);
  await slider.focus();
  // what was before is at the right: the left arrow uncovers more of it
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveValue("51");

  // emptied and furnished between the corners that were confirmed
  await page.getByRole("radio", { name: "الأسطح والأثاث" }).check({ force: true });
  await page.getByLabel("أثّثها على أنها").selectOption("مجلس");
  await page.getByRole("button", { name: "النوافذ والأبواب" }).click();
  const marks = page.getByRole("dialog", { name: "النوافذ والأبواب وما يبقى" });
  await marks.getByRole("button", { name: "إضافة إطار" }).click();
  await expectNoAxeViolations(page);
  await marks.getByLabel("ارتفاع السقف").fill("3");
  await marks.getByRole("button", { name: "حفظ" }).click();
  await expect(marks).toBeHidden();
  await page.getByRole("button", { name: "أثّث الغرفة: نجدي" }).click();
  await expect(page.getByRole("heading", { name: "ما تحتاجه هذه الغرفة" })).toBeVisible(MADE);
  await expect(page.getByRole("listitem").filter({ hasText: "سجادة سدو" })).toBeVisible();
  await expectNoAxeViolations(page);
});
