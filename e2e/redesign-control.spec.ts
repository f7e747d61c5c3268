import type { BrowserContext, Locator, Page } from "@playwright/test";
import { newcomer } from "./support/newcomer.ts";
import { roomPhoto } from "./support/room-photo.ts";
import { expect, test } from "./support/test.ts";

/** A room of one's own whose surfaces were found. */
async function foundRoom(context: BrowserContext, baseURL: string): Promise<string> {
  await newcomer(context, baseURL);
  const made = await context.request.post("/api/v1/redesigns", {
    headers: { origin: baseURL },
    multipart: { photo: await roomPhoto() },
  });
  const { id } = await made.json();
  const analysis = async () => (await (await context.request.get(`/api/v1/redesigns/${id}`)).json()).analysis;
  await expect.poll(analysis, { timeout: 150_000, intervals: [500] }).toBe("ready");
  return id;
}

/** How strongly the overlay covers a point: 0 where nothing is painted. */
const cover = (page: Page, x: number, y: number) =>
  page.locator(".control-layer.tints").evaluate(
    (layer: HTMLCanvasElement, [left, top]) => {
      const pixel = layer.getContext("2d")?.getImageData(Math.floor(left * layer.width), Math.floor(top * layer.height), 1, 1);
      return pixel?.data[3] ?? -1;
    },
    [x, y] as const,
  );

/** A point of the picture on the page. */
async function onPage(sheet: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  // what is checked elsewhere may have scrolled the page
  await sheet.evaluate((element) => element.closest("dialog")?.scrollIntoView({ block: "start" }));
  const box = await sheet.boundingBox();
  if (!box) throw new Error("The picture is not there.");
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

const saved = (page: Page) => page.waitForResponse((response) => response.url().includes("correct") && response.request().method() !== "GET");
const MADE = { timeout: 90_000 };
/** A place of the back wall and one of the floor in that photograph. */
const WALL = [0.3, 0.2] as const;
const FLOOR = [0.95, 0.95] as const;

test("surfaces, corners and paint are in the person's hand", async ({ page, context, baseURL }) => {
  test.setTimeout(150_000);
  const id = await foundRoom(context, baseURL ?? "");
  await page.goto(`/redesign/${id}`);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await page.getByRole("button", { name: "Edit surfaces" }).click();
  const editor = page.getByRole("dialog", { name: "Surfaces and paint" });
  const sheet = editor.locator(".control-sheet");

  // a region that was taken for wall is stored
  await editor.getByRole("radio", { name: "Smart" }).check({ force: true });
  await editor.getByRole("radio", { name: "Leave" }).check({ force: true });
  await expect.poll(() => cover(page, ...WALL)).toBeGreaterThan(0);
  const tapped = saved(page);
  const wall = await onPage(sheet, ...WALL);
  await page.mouse.click(wall.x, wall.y);
  await expect.poll(() => cover(page, ...WALL)).toBe(0);
  expect((await tapped).status()).toBe(200);
  await page.keyboard.press("Control+z");
  await expect.poll(() => cover(page, ...WALL)).toBeGreaterThan(0);
  await editor.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => cover(page, ...WALL)).toBe(0);
  await editor.getByRole("button", { name: "Undo" }).click();

  // the same without a pointer
  await editor.getByText(/parts of the photo/).click();
  await editor.getByRole("button", { name: /^Part 1 / }).press("Enter");
  await expect(editor.getByRole("button", { name: /^Part 1 Unchanged/ })).toBeVisible();
  await page.keyboard.press("Control+z");

  // a stroke of the brush
  await editor.getByRole("radio", { name: "Brush" }).check({ force: true });
  await editor.getByRole("radio", { name: "Leave" }).check({ force: true });
  await expect.poll(() => cover(page, ...WALL)).toBeGreaterThan(0);
  const stroke = await onPage(sheet, ...WALL);
  await page.mouse.move(stroke.x - 40, stroke.y);
  await page.mouse.down();
  await page.mouse.move(stroke.x + 40, stroke.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => cover(page, ...WALL)).toBe(0);

  // a corner, by mouse and by key
  await editor.getByRole("radio", { name: "Corners" }).check({ force: true });
  const corner = editor.locator("[data-corner=topLeft]");
  const before = (await corner.getAttribute("aria-label")) ?? "";
  await onPage(sheet, 0, 0);
  const box = await corner.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 92, (box?.y ?? 0) + 62, { steps: 5 });
  await page.mouse.up();
  await expect(corner).not.toHaveAttribute("aria-label", before);
  const dragged = (await corner.getAttribute("aria-label")) ?? "";
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(corner).not.toHaveAttribute("aria-label", dragged);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(corner).toHaveAttribute("aria-label", before);

  // paint, seen at once, and a picture of it
  await editor.getByRole("radio", { name: "Paint", exact: true }).first().check({ force: true });
  await editor.getByRole("radio", { name: "Sage" }).check({ force: true });
  await expect(editor.getByRole("img", { name: "Your room in the new style" })).toHaveAttribute("src", /^data:/, MADE);
  await expect(editor.getByText("Sage")).toBeVisible();
  await editor.getByRole("button", { name: "Create this picture" }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByText("Redesign Complete!")).toBeVisible(MADE);
  const { pictures, corrections } = await (await context.request.get(`/api/v1/redesigns/${id}`)).json();
  expect(pictures).toMatchObject([{ finishes: { wall: { material: "paint", color: "#a5ae97" } }, state: "done" }]);
  // a surface under the picture opens the editor with it
  await page.getByRole("group", { name: "What to paint" }).getByRole("button", { name: "Floor" }).click();
  await expect(editor.getByRole("radiogroup", { name: "What to paint" }).getByRole("radio", { name: "Floor" })).toBeChecked();
  // what was undone was not stored, the stroke was
  expect(corrections).toEqual({ steps: [expect.objectContaining({ kind: "brush", surface: "untouched" })] });
});

test.describe("بالإصبع على الهاتف", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("يصحّح الأسطح باللمس", async ({ page, context, baseURL }) => {
    test.setTimeout(150_000);
    const id = await foundRoom(context, baseURL ?? "");
    await context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);
    await page.goto(`/redesign/${id}`);
    await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
    await page.getByRole("button", { name: "تعديل الأسطح" }).tap();
    const editor = page.getByRole("dialog", { name: "الأسطح والطلاء" });
    // it fills the screen, and the tools begin at the right
    expect(await editor.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    const place = async (name: string) => (await editor.locator(".control-tools label").filter({ hasText: name }).boundingBox())?.x ?? 0;
    expect(await place("طلاء")).toBeGreaterThan(await place("زوايا"));
    await editor.locator(".control-tools label").filter({ hasText: "ذكي" }).tap();
    await editor.locator(".control-pick").filter({ hasText: "تركه كما هو" }).tap();

    // photographs are not mirrored: what is at the right of the photo is at the right of the screen
    await expect.poll(() => cover(page, ...FLOOR)).toBeGreaterThan(0);
    const floor = await onPage(editor.locator(".control-sheet"), ...FLOOR);
    expect(floor.x).toBeGreaterThan(195);
    const tapped = saved(page);
    await page.touchscreen.tap(floor.x, floor.y);
    await expect.poll(() => cover(page, ...FLOOR)).toBe(0);
    expect((await tapped).status()).toBe(200);
    await editor.getByRole("button", { name: "إغلاق" }).tap();
    await expect(editor).toBeHidden();
    await page.getByRole("button", { name: "تعديل الأسطح" }).tap();
    await editor.locator(".control-tools label").filter({ hasText: "ذكي" }).tap();
    await expect.poll(() => cover(page, ...FLOOR)).toBe(0);
  });
});
