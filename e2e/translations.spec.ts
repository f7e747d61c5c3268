import { readFile } from "node:fs/promises";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const MARK = Math.random().toString(36).slice(2, 8);

// The footer's line of this key is on every page, and no other test reads it.
const KEY = "footer.prices";
// One that nobody changes.
const STILL = "footer.about";

test("an admin changes a text in both languages, everybody reads it, and it goes back", async ({ page, browser, baseURL, signInAs, allowProblem }) => {
  allowProblem(/status of 422/);
  await signInAs("admin");
  await page.goto(`/admin/translations?page=shell&search=${KEY}&lang=en`);
  await ready(page);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: `Edit ${KEY}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("English").fill("Prices {nothing");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("A brace or a tag isn’t closed")).toBeVisible();
  await expect(dialog.getByLabel("English")).toHaveValue("Prices {nothing");
  await expectNoAxeViolations(page);
  await dialog.getByLabel("English").fill(`Prices ${MARK}`);
  await dialog.getByLabel("Arabic").fill(`الأسعار ${MARK}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: KEY })).toContainText(`Prices ${MARK}`);

  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await visitor.newPage();
  await other.goto("/connection-test?lang=en");
  await expect(other.getByText(`Prices ${MARK}`)).toBeVisible();
  await other.goto("/connection-test?lang=ar");
  await expect(other.getByText(`الأسعار ${MARK}`)).toBeVisible();
  // After hydration, and on the next screen, it is the same text.
  await ready(other);
  await other.getByRole("link", { name: "ديوان" }).first().click();
  await expect(other).toHaveURL(/\/home/);
  await expect(other.getByText(`الأسعار ${MARK}`)).toBeVisible();

  // Texts that do not arrive: the built-in ones stay and a notice says so.
  await other.route("**/texts/*/*.json", (route) => route.abort());
  await other.goto("/connection-test?lang=en");
  await expect(other.getByRole("alert").filter({ hasText: "Couldn’t load some texts" })).toBeVisible();
  await visitor.close();

  await page.getByRole("button", { name: `Edit ${KEY}` }).click();
  await dialog.getByRole("button", { name: "Restore built-in texts" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: KEY })).not.toContainText(MARK);
});

test("texts go out as a file, and a file comes back with its wrong rows named, in Arabic", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/admin/translations?lang=ar");
  await ready(page);
  await expectNoAxeViolations(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "تصدير الكل" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.startsWith("\uFEFFpage,key,en_text,ar_text\r\n")).toBe(true);

  await page.getByRole("button", { name: "استيراد" }).click();
  const dialog = page.getByRole("dialog");
  const file = `page,key,en_text,ar_text\nshell,no.such.key,x,y\nshell,${STILL},,\n`;
  await dialog.locator("input[type=file]").setInputFiles({ name: "texts.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await expect(dialog.getByText("لا يوجد هذا المفتاح")).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(dialog.getByRole("button", { name: "تطبيق" })).toBeDisabled();
});
