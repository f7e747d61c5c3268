import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const toast = (page: Page) => page.getByRole("region", { name: /Notifications|الإشعارات/ });

test("an admin makes a category with a subcategory, renames and hides it", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 422/);
  await signInAs("admin");
  await page.goto("/admin/categories?lang=en");
  await ready(page);
  const top = unique("Fountains");
  const child = unique("Wall fountains");
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Create Category" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Category name is required")).toBeVisible();
  await dialog.getByLabel("Name", { exact: true }).fill(top);
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("Category created successfully");

  await page.getByRole("button", { name: "Create Category" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill(top.toUpperCase());
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("A category with this name already exists")).toBeVisible();
  await dialog.getByLabel("Name", { exact: true }).fill(child);
  await dialog.getByLabel("Parent").selectOption({ label: top });
  await dialog.getByLabel("Type").selectOption("Product");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole("row", { name: child });
  await expect(row).toContainText(top);
  await expect(row).toContainText("Product");
  // A parent stays at the top level.
  await page.getByRole("button", { name: `Edit ${top}` }).click();
  await expect(dialog.getByLabel("Parent")).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: `Edit ${child}` }).click();
  await dialog.getByLabel("Name", { exact: true }).fill(`${child} II`);
  await dialog.getByLabel("Name in Arabic").fill("نوافير جدارية");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("Category updated successfully");

  await page.getByRole("button", { name: `Deactivate ${child} II` }).click();
  await expect(toast(page)).toContainText("Category deactivated");
  await expect(page.getByRole("row", { name: child })).toContainText("Inactive");
  await page.getByRole("button", { name: `Activate ${child} II` }).click();
  await expect(toast(page)).toContainText("Category activated");

  await page.getByRole("searchbox").fill(child.toUpperCase());
  await expect(page.getByRole("row", { name: top, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: `Merge ${child} II into another` }).click();
  await dialog.getByLabel("Merge into").selectOption({ label: top });
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(toast(page)).toContainText("Categories merged");
  await page.getByRole("searchbox").fill(top);
  await expect(page.getByRole("row", { name: top })).toContainText(`Also: ${child} II`);
});

test("in Arabic, on a phone", async ({ page, signInAs }) => {
  await signInAs("admin");
  // All places of the administration fit a laptop; on a phone the bar that saves stands above the bar of places.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/categories/order?lang=ar");
  await ready(page);
  expect(await page.locator(".side .places").evaluate((rail) => rail.scrollHeight - rail.clientHeight)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "نقل المطابخ إلى أعلى" }).click();
  await page.getByRole("button", { name: "حفظ التغييرات" }).click({ trial: true });
  await page.getByRole("button", { name: "تجاهل", exact: false }).click();
  await page.goto("/admin/categories?lang=ar");
  await expect(page.getByRole("heading", { name: "الإدارة · الفئات" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("button", { name: "إنشاء فئة" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("subcategories are arranged by arrows, by keyboard and by dragging; a stale tab sees the conflict", async ({
  page,
  context,
  signInAs,
  allowProblem,
  baseURL,
}) => {
  allowProblem(/status of 409/);
  await signInAs("admin");
  const make = async (name: string, nameAr: string, parentId?: string) => {
    const answer = await context.request.post("/api/v1/admin/categories", {
      headers: { origin: baseURL ?? "" },
      data: { name: unique(name), nameAr, type: "Service", parentId },
    });
    return (await answer.json()) as { id: string; name: string };
  };
  const top = await make("Water", "ماء");
  const [a, b, c] = [await make("Aa", "أ", top.id), await make("Bb", "ب", top.id), await make("Cc", "ج", top.id)];
  const open = async (tab: Page) => {
    await tab.goto("/admin/categories/order?lang=en");
    await ready(tab);
    await tab.getByText(`3 subcategories ${top.name}`).click();
    return tab.getByRole("list", { name: `Subcategories of ${top.name}` });
  };
  const list = await open(page);
  const names = (of = list) => of.getByRole("listitem").locator("bdi");
  const late = await open(await context.newPage());

  await page.getByRole("button", { name: `Move ${a.name} down` }).click();
  await expect(page.getByText(`${a.name} is now at position 2 of 3.`)).toBeAttached();
  await expect(names()).toHaveText([b.name, a.name, c.name]);
  await page.getByRole("button", { name: `Move ${a.name} down` }).press("Enter");
  await expect(names()).toHaveText([b.name, c.name, a.name]);

  const handle = page.getByRole("button", { name: `Move ${c.name}`, exact: true });
  await handle.press("Space");
  await expect(page.getByText(`${c.name} picked up at position 2 of 3.`)).toBeAttached();
  await handle.press("ArrowUp");
  await expect(page.getByText(`${c.name} is now at position 1 of 3.`)).toBeAttached();
  await handle.press("Space");
  await expect(names()).toHaveText([c.name, b.name, a.name]);

  const from = await page.getByRole("button", { name: `Move ${a.name}`, exact: true }).boundingBox();
  const to = await page.getByRole("button", { name: `Move ${c.name}`, exact: true }).boundingBox();
  if (!from || !to) throw new Error("the handles are not seen");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 3 });
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 6 });
  await page.mouse.up();
  await expect(names()).toHaveText([a.name, c.name, b.name]);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Order saved");
  await page.reload();
  await page.getByText(`3 subcategories ${top.name}`).click();
  await expect(names()).toHaveText([a.name, c.name, b.name]);

  const tab = late.page();
  await tab.getByRole("button", { name: `Move ${a.name} down` }).click();
  await tab.getByRole("button", { name: "Save changes" }).click();
  const alert = tab.getByRole("alert").filter({ hasText: "This has changed in the meantime" });
  await expect(alert).toContainText(`Subcategories of ${top.name}`);
  await alert.getByRole("button", { name: /Discard/ }).click();
  await expect(names(late)).toHaveText([a.name, c.name, b.name]);
});
