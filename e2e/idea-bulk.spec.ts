import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { ZipFile } from "yazl";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const LONG = { timeout: 30_000 };
const photos = fileURLToPath(new URL("../demo/media/", import.meta.url));

type Sent = { name: string; mimeType: string; buffer: Buffer };
const csv = (name: string, text: string): Sent => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
async function zip(name: string, files: Record<string, Buffer | string>): Promise<Sent> {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), path, { compress: path.endsWith(".csv") });
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(chunk as Buffer);
  return { name, mimeType: "application/zip", buffer: Buffer.concat(chunks) };
}

const toast = (page: Page) => page.getByRole("region", { name: /Notification|الإشعارات/ });
const results = (page: Page) => page.getByTestId("bulk-results");
/** The panel may hydrate after the page: until then a chosen file has no effect. */
const choose = (page: Page, file: Sent, heard = page.getByTestId("bulk-file")) =>
  expect(async () => {
    if (!(await heard.isVisible())) await page.locator("input[type=file]:visible").setInputFiles(file);
    await expect(heard).toBeVisible({ timeout: 2000 });
  }).toPass(LONG);

async function open(page: Page, tab: "bulk" | "history", language = "en") {
  await page.goto(`/admin/design-ideas-upload?tab=${tab}&lang=${language}`);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

test("a list: template, problems by item, the same file again, the history", async ({ page, signInAs, allowProblem }) => {
  // A known file is refused once; the person decides.
  allowProblem(/status of 409/);
  test.setTimeout(60_000);
  await signInAs("admin");
  await open(page, "bulk");
  const photo = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") };
  await choose(page, photo, toast(page).getByText("Please select a CSV or JSON file"));
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV Template" }).click();
  expect((await template).suggestedFilename()).toBe("design_ideas_template.csv");
  await expect(toast(page)).toContainText("Template downloaded successfully!");

  const mark = randomUUID().slice(0, 8);
  const file = csv(
    `list-${mark}.csv`,
    `title,style,room_type\nAlcove ${mark},Art Deco,home-office\n"Niche, ${mark}",rustic,attic\nWrong ${mark},gothic,attic\n`,
  );
  await choose(page, file);
  await expect(page.getByTestId("bulk-file")).toContainText("0.01 MB");
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(toast(page)).toContainText("Bulk upload completed! 2 items uploaded successfully.", LONG);
  await expect(results(page)).toContainText("Some items failed to upload:");
  await expect(results(page)).toContainText(`Row 4: Wrong ${mark}`);
  await expect(results(page)).toContainText("style has an unknown value: gothic");
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Upload another file" }).click();
  await choose(page, { ...file, name: `again-${mark}.csv` });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("This file was uploaded before")).toBeVisible();
  await page.getByRole("button", { name: "Upload anyway" }).click();
  await expect(results(page)).toContainText("2 of them already existed and weren’t duplicated.", LONG);

  await page.getByRole("link", { name: "Upload History" }).click();
  const upload = page.getByTestId("upload").filter({ hasText: `again-${mark}.csv` });
  await expect(upload).toContainText("CSV");
  await expect(upload.getByTestId("upload-counters")).toContainText(/Total\s*3|3\s*Total/);
  await upload.getByRole("button", { name: /Details/ }).click();
  await expect(upload.getByTestId("upload-errors")).toContainText(`Row 4: Wrong ${mark}`);
  await expectNoAxeViolations(page);
  const report = page.waitForEvent("download");
  await upload.getByRole("button", { name: "Download" }).click();
  expect((await report).suggestedFilename()).toMatch(new RegExp(`^errors_again-${mark}\\.csv_[0-9a-f]{8}\\.csv$`));
  await expect(toast(page)).toContainText("Error report downloaded");
});

test("an archive with photographs and an Arabic name, in Arabic", async ({ page, signInAs }) => {
  test.setTimeout(60_000);
  await signInAs("admin");
  await open(page, "bulk", "ar");
  const mark = randomUUID().slice(0, 8);
  const [first = "", second = ""] = readdirSync(photos).filter((name) => /\.(jpe?g|webp)$/.test(name));
  const list = `title;title_ar;style;room_type;images\nCorner ${mark};ركن ${mark};تقليدي;مجلس;"صور/مجلس.webp;b.webp"\nLost ${mark};;modern;attic;none.jpg\n`;
  const file = await zip(`صور-${mark}.zip`, {
    "set/ideas.csv": list,
    "set/صور/مجلس.webp": readFileSync(photos + first),
    "set/b.webp": readFileSync(photos + second),
    "__MACOSX/set/._ideas.csv": "x",
  });
  await choose(page, file);
  await page.getByRole("button", { name: "رفع", exact: true }).click();
  await expect(toast(page)).toContainText("اكتمل الرفع بالجملة!", LONG);
  await expect(results(page)).toContainText("لا توجد في ملف ZIP صورة بهذا الاسم: none.jpg");
  await expect(results(page)).toContainText(`الصف 3: Lost ${mark}`);
  await expectNoAxeViolations(page);
  await page.goto(`/ideas/corner-${mark}?lang=ar`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`ركن ${mark}`);
  await expect(page.locator("main img").first()).toBeVisible();
});

test("a lost connection costs a piece, not the file", async ({ page, signInAs, allowProblem }) => {
  test.setTimeout(60_000);
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await signInAs("admin");
  await open(page, "bulk");
  const mark = randomUUID().slice(0, 8);
  const rows = Array.from({ length: 6 }, (_, n) => `Long ${mark} ${n},modern,attic,${"x".repeat(900_000)}`);
  let isLost = true;
  const offsets: string[] = [];
  await page.route(/\/parts\?offset=/, async (route) => {
    const offset = new URL(route.request().url()).searchParams.get("offset") ?? "";
    offsets.push(offset);
    if (offset === "0" || !isLost) return route.continue();
    await route.abort("internetdisconnected");
  });
  await choose(page, csv(`long-${mark}.csv`, ["title,style,room_type,notes", ...rows].join("\n")));
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText(/The connection was lost/)).toBeVisible();
  isLost = false;
  await expect(toast(page)).toContainText("Bulk upload completed! 6 items uploaded successfully.", LONG);
  // the first piece went once, the second as often as it had to
  expect(offsets.filter((offset) => offset === "0")).toHaveLength(1);
  expect(new Set(offsets)).toEqual(new Set(["0", "4194304"]));
  expect(offsets.length).toBeGreaterThan(2);
});
