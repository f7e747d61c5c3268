import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

// Imports change the same vendors: one after the other.
test.describe.configure({ mode: "default" });

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
const TEMPLATE = fixture("vendors-template.csv");
const SCRAPED = fixture("scraped-listings.csv");
const LONG = { timeout: 60_000 };

const toast = (page: Page) => page.getByRole("region", { name: /Notification|الإشعارات/ });
const results = (page: Page) => page.getByRole("region", { name: /Results|What would happen|النتائج/ });
/** A counter's figure, without its thousands separators. */
const counter = async (page: Page, label: string) =>
  Number((await page.getByTestId("counters").locator("div").filter({ hasText: label }).first().locator("dd").innerText()).replace(/\D/g, ""));

async function open(page: Page, language = "en") {
  await page.goto(`/admin/vendors/import?lang=${language}`);
  await ready(page);
}
const choose = (page: Page, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) => page.locator("input[type=file]").setInputFiles(file);

test("both files through the screen, twice, with a dry run", async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  await signInAs("admin");
  await open(page);
  await expect(page).toHaveTitle(/Admin · Import Vendors/);
  await expectNoAxeViolations(page);

  await choose(page, TEMPLATE);
  await page.getByLabel(/Dry run/).check();
  await page.getByRole("button", { name: "Start Dry Run" }).click();
  await expect(toast(page)).toContainText("Dry run complete", LONG);
  const expected = { created: await counter(page, "Created"), categories: await counter(page, "Categories created") };

  await page.getByRole("button", { name: "Import for real" }).click();
  await expect(toast(page)).toContainText("Import Complete", LONG);
  await expect(toast(page)).toContainText(/Created [\d,]+, updated [\d,]+, skipped \d+/);
  await expect(page.getByRole("heading", { name: "Results", exact: true })).toBeVisible();
  const [created, updated, skipped] = [await counter(page, "Created"), await counter(page, "Updated"), await counter(page, "Skipped")];
  expect({ created, categories: await counter(page, "Categories created") }).toEqual(expected);
  expect(created + updated + skipped).toBe(2501);
  expect(await counter(page, "Errors")).toBe(4);
  const errors = page.getByTestId("row-errors");
  await expect(errors).toContainText("Row 51: Missing required field 'name'");
  await expect(errors).toContainText("Row 101: [invalid_number] rating is not a number: not a number");
  await expectNoAxeViolations(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download error list" }).click();
  expect((await download).suggestedFilename()).toMatch(/^errors_.*\.csv$/);

  await choose(page, TEMPLATE);
  await page.getByLabel(/Dry run/).uncheck();
  await page.getByRole("button", { name: "Start Import" }).click();
  await expect(toast(page)).toContainText("Created 0, updated 0, skipped 2,501", LONG);

  await choose(page, SCRAPED);
  await expect(toast(page)).toContainText("Apify Format Detected");
  await page.getByRole("button", { name: "Start Import" }).click();
  // The previous import's message may still show, so check the figures. A retry finds the vendors of the first run.
  const rows = async () => (await Promise.all(["Created", "Updated", "Skipped"].map((label) => counter(page, label)))).reduce((sum, count) => sum + count, 0);
  await expect.poll(rows, LONG).toBe(1200);
  await expect(toast(page)).toContainText("Import Complete");
  expect(await counter(page, "Errors")).toBe(1);

  // The result is still there for the person who comes back, and the vendors are in the directory.
  await page.reload();
  await expect(results(page)).toContainText("scraped-listings.csv");
  await page.goto("/admin/vendors?lang=en&search=Wahat%20Smart%20Home");
  await expect(page.getByText("Wahat Smart Home").first()).toBeVisible();
});

test("in Arabic", async ({ page, signInAs }) => {
  test.setTimeout(120_000);
  await signInAs("admin");
  await open(page, "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await choose(page, TEMPLATE);
  await page.getByRole("button", { name: "بدء الاستيراد" }).click();
  await expect(toast(page)).toContainText("اكتمل الاستيراد", LONG);
  await expect(page.getByTestId("row-errors")).toContainText("الصف 51: الحقل المطلوب 'name' ناقص");
  await expectNoAxeViolations(page);
});

test("files that are none are refused", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 422/);
  await signInAs("admin");
  await open(page);
  await choose(page, { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(toast(page)).toContainText("Invalid File");
  await expect(toast(page)).toContainText("Please select a valid CSV file");
  await page.getByRole("button", { name: "Remove file" }).click();
  await choose(page, { name: "few.csv", mimeType: "text/csv", buffer: Buffer.from("name,city\nx,y\n") });
  await page.getByRole("button", { name: "Start Import" }).click();
  await expect(toast(page)).toContainText("Missing required headers: vendor_id, categories");
  // Shown at its file, and in the history.
  await expect(page.getByRole("alert").filter({ hasText: "This file can’t be imported" })).toContainText("Missing required headers: vendor_id");
  await expect(page.getByRole("row", { name: /few\.csv/ }).first()).toContainText("Failed");
  await page.getByRole("button", { name: "Remove file" }).click();
  await choose(page, { name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("") });
  await expect(toast(page)).toContainText("CSV file must contain at least a header row and one data row");
});

test("visitors and homeowners stay outside", async ({ page, signInAs }) => {
  await page.goto("/admin/vendors/import");
  await expect(page).toHaveURL(/\/login/);
  await signInAs("homeowner");
  await page.goto("/admin/vendors/import");
  await expect(page).toHaveURL("/role-mismatch?from=%2Fadmin%2Fvendors%2Fimport");
});
