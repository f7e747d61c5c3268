import { DAY_MS } from "#app/platform/rules/durations.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** A day of the calendar of Riyadh, so many days from today. */
const day = (days: number) => new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Riyadh" }).format(Date.now() + days * DAY_MS);

test("a sale says what it lowers, shows buyers the old price and its last day, and ends when it is switched off", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/vendor/sales");
  await page.getByRole("navigation", { name: "Discounts" }).getByRole("link", { name: "Sales" }).click();
  await expect(page).toHaveURL(/\/vendor\/sales\/prices$/);
  await expect(page.getByRole("link", { name: "Open sale Autumn sale" })).toBeVisible();
  await page.getByRole("button", { name: "New sale" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New sale" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Fill this in").first()).toBeVisible();
  await dialog.getByLabel("Name").fill("Tables week");
  await dialog.getByLabel("One category").check();
  await dialog.getByLabel("Category", { exact: true }).selectOption("tables");
  await dialog.getByLabel("Percentage").fill("10");
  await dialog.getByLabel("First day").fill(day(0));
  await dialog.getByLabel("Last day").fill(day(3));
  await expect(dialog.getByRole("status").filter({ hasText: /pieces? go(es)? down in price/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Sale saved")).toBeVisible();
  const row = page.getByRole("row", { name: /Tables week/ });
  await expect(row.getByText("Active")).toBeVisible();

  // prices follow in the background
  const own = (await (await page.request.get("/api/v1/vendor/products?status=live")).json()) as { items: { id: string; slug: string; name: string }[] };
  const tables = (await (await page.request.get("/api/v1/products?category=tables")).json()) as { items: { slug: string; compareAt: unknown }[] };
  const slug = own.items.find((piece) => tables.items.some((table) => table.slug === piece.slug))?.slug ?? "";
  expect(slug).not.toBe("");
  const variants = async () =>
    ((await (await page.request.get(`/api/v1/products/${slug}`)).json()) as { variants: { compareAt: unknown; saleEndsOn: string | null }[] }).variants;
  await expect.poll(async () => (await variants()).map(({ saleEndsOn }) => saleEndsOn), { timeout: 20_000 }).toContain(day(3));
  await page.goto(`/products/${slug}`);
  await expect(page.getByText(/^Sale price until /)).toBeVisible();

  await page.goto("/vendor/sales/prices?lang=ar");
  await expectNoAxeViolations(page);
  await page.goto("/vendor/sales/prices?lang=en");
  await page.getByRole("link", { name: "Open sale Tables week" }).click();
  const opened = page.getByRole("dialog", { name: "Tables week" });
  await opened.getByLabel("The sale is on").uncheck();
  await opened.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Switched off")).toBeVisible();
  await expect.poll(async () => (await variants()).every(({ saleEndsOn }) => saleEndsOn === null), { timeout: 20_000 }).toBe(true);
});
