import type { Page } from "@playwright/test";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const pieces = async (page: Page) => Number.parseInt((await page.getByRole("heading", { name: /^\d+ pieces?$/ }).textContent()) ?? "", 10);

test("a family narrows the finder to a majlis, chooses a size, and puts the piece on the wishlist", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await page.goto("/products");
  await ready(page);
  const all = await pieces(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByText("Majlis", { exact: true }).click();
  await expect(page).toHaveURL("/products?room=majlis");
  await expect.poll(() => pieces(page)).toBeLessThan(all);
  await filters.getByText("Seating", { exact: true }).click();
  await expect(page).toHaveURL("/products?room=majlis&category=seating");

  await page.getByRole("searchbox", { name: "Search furniture" }).fill("majlsi set");
  await expect(page.getByRole("status").filter({ hasText: "majlis" })).toBeVisible();
  await page.getByRole("link", { name: "Red majlis set with Sadu cushions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Red majlis set with Sadu cushions" })).toBeVisible();

  await page.getByRole("radio", { name: /^4 meters/ }).check();
  const buy = page.getByRole("complementary", { name: "Price and choices" });
  await expect(buy.locator(".price")).toContainText("11,600");
  await expect(buy.locator(".price")).toContainText("$3,093");
  await expect(page.getByRole("img", { name: /^Front: 400 wide/ })).toBeVisible();

  await buy.getByRole("button", { name: /^Save / }).click();
  await expect(page.getByText("Added to Wishlist")).toBeVisible();
  await page.goto("/dashboard/saved?type=product");
  await expect(page.getByRole("list", { name: "Your saved items" })).toContainText("Red majlis set with Sadu cushions");
});
