import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const toast = (page: Page) => page.getByRole("region", { name: /Notifications|الإشعارات/ });

async function inLanguage(page: Page, language: string, address: string) {
  await page.context().addCookies([{ name: "lang", value: language, url: test.info().project.use.baseURL ?? "" }]);
  await page.goto(address);
  await ready(page);
}

async function createVendor(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Create New Vendor" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create Vendor" }).click();
  await expect(dialog.getByText("Vendor name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("City").selectOption("Jeddah");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Create Vendor" }).click();
  await expect(toast(page)).toContainText("Vendor created");
  await expect(dialog).toBeHidden();
}

test("an admin creates, verifies and edits a vendor, and its history shows it", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 422/);
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/vendors");
  await expect(page.getByRole("heading", { name: "Admin · Vendors" })).toBeVisible();
  const name = unique("Marsad Joinery");
  await createVendor(page, name);

  await page.getByRole("searchbox").fill(name.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole("row", { name });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(row).toContainText("Pending");
  await row.getByRole("button", { name: `Verify ${name}` }).click();
  await expect(toast(page)).toContainText("Vendor status changed to Verified");
  await expect(row).toContainText("Verified");

  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel("Phone", { exact: true }).fill("12");
  await page.getByLabel("Minimum project value").fill("4,800.50");
  await page.getByLabel("Tags").fill("majlis, cedar");
  await page.getByLabel("Tags").press("Enter");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Enter a valid phone number")).toBeVisible();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await page.getByLabel("Phone", { exact: true }).fill("050 123 4567");
  await page.getByLabel("Web address", { exact: true }).fill(`${name.toLowerCase().replaceAll(" ", "-")}-new`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Vendor saved");
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+966501234567");

  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "+966 50 123 4567" })).toContainText("4,800.50");
  await expect(page.getByText("changed the status")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("unsaved changes stay until the person decides", async ({ page, signInAs }) => {
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/vendors");
  await page.locator("td.c-name a").nth(3).click();
  await page.getByLabel("Internal notes").fill("call back");
  await page.getByRole("link", { name: "All vendors" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Internal notes")).toHaveValue("call back");
  await page.getByRole("link", { name: "All vendors" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/vendors$/);
});

test("two admins edit the same vendor: the second sees the conflict and loses nothing", async ({ page, context, signInAs, allowProblem }) => {
  allowProblem(/status of 409/);
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/vendors");
  const name = unique("Shared Stone");
  await createVendor(page, name);
  const address = await page.getByRole("link", { name, exact: true }).getAttribute("href");
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(address ?? "");
    await ready(each);
  }
  await other.getByLabel("Street address", { exact: true }).fill("King Fahd Rd");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(other)).toContainText("Vendor saved");

  await page.getByLabel("Internal notes").fill("mine");
  await page.getByRole("button", { name: "Save changes" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "This has changed in the meantime" });
  await expect(notice).toContainText("Street address");
  await notice.getByRole("button", { name: "Keep my changes and accept the rest" }).click();
  await expect(page.getByLabel("Street address", { exact: true })).toHaveValue("King Fahd Rd");
  await expect(page.getByLabel("Internal notes")).toHaveValue("mine");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Vendor saved");
});

test("many at once: verify, export, clear with Escape", async ({ page, signInAs }) => {
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/vendors?status=Inactive");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(2)
    .check();
  const bar = page.getByRole("toolbar");
  await expect(bar).toContainText("2 selected");
  await expectNoAxeViolations(page);
  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export", exact: true }).click();
  const stream = await (await download).createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString();
  expect(text).toContain("vendor_id,name,categories,vendor_type");
  expect(text.match(/,Inactive,/g)).toHaveLength(2);
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();

  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  await bar.getByRole("button", { name: "Verify" }).click();
  await expect(toast(page)).toContainText("Vendor status changed to Verified");
  await expect(bar).toBeHidden();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("1 item restored.");

  await inLanguage(page, "en", "/admin/vendors?status=Verified");
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar.getByRole("button", { name: "Deactivate" }).click();
  const dialog = page.getByRole("dialog", { name: "Deactivate 20 vendors?" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(bar).toBeVisible();
});

test("a photo is uploaded, described and stored", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 422/);
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/vendors");
  const name = unique("Photo House");
  await createVendor(page, name);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const picture = await page.screenshot({ type: "jpeg" });
  const input = page.locator("input[type=file][multiple]");
  await input.setInputFiles([
    { name: "one.jpg", mimeType: "image/jpeg", buffer: picture },
    { name: "two.jpg", mimeType: "image/jpeg", buffer: picture },
    { name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
  ]);
  await expect(page.getByRole("alert").filter({ hasText: "no.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 3" }).click();
  await expect(page.getByRole("button", { name: /^Remove photo/ })).toHaveCount(2);
  await expect(page.getByLabel("What photo 2 shows", { exact: true })).toBeVisible();
  await page.getByLabel("What photo 2 shows", { exact: true }).fill("The workshop");
  await page.getByRole("button", { name: "Move photo 2 earlier" }).click();
  await expect(page.getByLabel("What photo 1 shows", { exact: true })).toHaveValue("The workshop");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Vendor saved");
  await page.reload();
  await expect(page.getByLabel("What photo 1 shows", { exact: true })).toHaveValue("The workshop");
});

test("in Arabic the list reads from the right, and filters live in the address", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.setViewportSize({ width: 390, height: 844 });
  await inLanguage(page, "ar", "/admin/vendors");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { name: "الإدارة · الموردون" })).toBeVisible();
  await page.getByRole("button", { name: "التصفية" }).click();
  await page.getByRole("combobox", { name: /المدينة/ }).selectOption("Jeddah");
  await expect(page).toHaveURL(/city=Jeddah/);
  await expect(page.locator("td.c-meta").first()).toContainText("جدة");
  await page.getByRole("combobox", { name: /الحالة/ }).selectOption("Verified");
  await expect(page).toHaveURL(/status=Verified/);
  await page.goBack();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page.getByRole("combobox", { name: /الحالة/ })).toHaveValue("");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.locator("td.c-name a").first().click();
  await expect(page.getByRole("button", { name: "حفظ التغييرات" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("nothing found says so and leads back", async ({ page, signInAs }) => {
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/vendors?search=zzzzqqqq");
  await expect(page.getByRole("heading", { name: "No vendors found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("others have no access", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 40[134]/);
  await page.goto("/admin/vendors?status=Pending");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fvendors%3Fstatus%3DPending/);
  await signInAs("homeowner");
  await page.goto("/admin/vendors");
  await expect(page).toHaveURL("/role-mismatch?from=%2Fadmin%2Fvendors");
  expect((await page.request.get("/admin/vendors/export.csv")).status()).toBe(403);
});

test("the activity log shows who did what", async ({ page, signInAs }) => {
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/vendors");
  const name = unique("Logged Lights");
  await createVendor(page, name);
  await page.goto("/admin/activity?kind=vendor");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("created");
  await expectNoAxeViolations(page);
});
