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

  await page.getByRole("radio", { name: /^3\.7 meters/ }).check();
  const buy = page.getByRole("complementary", { name: "Price and choices" });
  await expect(buy.locator(".price")).toContainText("11,600");
  await expect(buy.locator(".price")).toContainText("$3,093");
  await expect(page.getByRole("img", { name: /^Front: 371 wide/ })).toBeVisible();

  await buy.getByRole("button", { name: /^Save / }).click();
  await expect(page.getByText("Added to Wishlist")).toBeVisible();
  await page.goto("/dashboard/saved?type=product");
  await expect(page.getByRole("list", { name: "Your saved items" })).toContainText("Red majlis set with Sadu cushions");
});

test("a cart is filled from a card and a piece's page, follows every tab, and joins the account's", async ({ page, context, signInAs }) => {
  const inHeader = (n: number) => page.getByRole("banner").getByRole("link", { name: `Cart ${n}` });
  await page.goto("/products");
  await ready(page);
  await page
    .getByRole("button", { name: /^Add to cart: / })
    .first()
    .click();
  await expect(page.getByText("Added to Cart")).toBeVisible();
  await expect(inHeader(1)).toBeVisible();

  await page.goto("/products/red-majlis-set-with-sadu-cushions");
  await ready(page);
  const buy = page.getByRole("complementary", { name: "Price and choices" });
  await buy.getByRole("button", { name: "One more" }).click();
  await buy.getByRole("button", { name: "Add to cart" }).click();
  await expect(inHeader(3)).toBeVisible();
  await expect(buy.getByText(/To your door/)).toBeVisible();

  const other = await context.newPage();
  await other.goto("/cart");
  const sofa = page.getByRole("listitem").filter({ hasText: "Red majlis set" });
  await expect(other.getByRole("link", { name: "Red majlis set with Sadu cushions" })).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("3 pieces")).toHaveCount(2);
  const before = await page.getByRole("complementary", { name: "Summary" }).locator(".tot data").first().getAttribute("value");
  await sofa.getByRole("button", { name: "One more" }).click();
  await expect(page.getByRole("complementary", { name: "Summary" }).locator(".tot dd data")).not.toHaveAttribute("value", before ?? "");
  await expect(other.getByRole("textbox", { name: "Quantity of Red majlis set with Sadu cushions" })).toHaveValue("3");
  await other.close();

  await sofa.getByRole("button", { name: "Remove Red majlis set with Sadu cushions" }).click();
  await expect(inHeader(1)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(inHeader(4)).toBeVisible();

  await page.getByRole("complementary", { name: "Summary" }).getByRole("link", { name: "Check out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible({ timeout: 30_000 });
  const pay = page.getByRole("button", { name: /^Pay / });
  await expect(pay).toBeEnabled();
  await page.getByRole("textbox", { name: "Postal code" }).fill("13521-7826");
  await pay.click();
  const wrong = page.getByRole("alert").filter({ hasText: "things to fix" });
  await expect(wrong).toContainText("Terms of sale");
  await page.getByRole("button", { name: "Use 13521" }).click();
  await expect(wrong).not.toContainText("Postal code");
  await page.getByRole("textbox", { name: "Short code" }).fill("rama 3184");
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByRole("textbox", { name: "Building number" })).toHaveValue("3184");

  await signInAs("homeowner");
  const joined = page.waitForResponse((response) => response.url().includes("/cart/merge"));
  await page.reload();
  await joined;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(inHeader(4)).toBeVisible();
});
