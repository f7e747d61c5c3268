import { expect, test } from "./support/test.ts";

test("a professional builds a quote with the keyboard alone, is led to what is missing, and the client reads it by its link", async ({
  page,
  signInAs,
  signOut,
}) => {
  await signInAs("professional");
  await page.goto("/quote-builder");
  await page.getByRole("button", { name: "New quote" }).first().click();
  await page.getByRole("button", { name: "Start from nothing" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Men’s majlis");
  await page.getByLabel("Client", { exact: true }).fill("Reem");
  await page.getByRole("button", { name: "Add a line" }).first().click();
  const { keyboard } = page;
  const type = async (text: string, quantity: string, price: string) => {
    for (const part of [text, quantity, "", price]) {
      await keyboard.type(part);
      if (part !== price) await keyboard.press("Tab");
    }
  };
  await type("Oak floor", "30", "410");
  await keyboard.press("Enter");
  await type("Engineered oak", "30", "330");
  await keyboard.press("a");
  await keyboard.press("Enter");
  await type("Coat of oil", "30", "38");
  await keyboard.press("o");
  await keyboard.press("Enter");
  await keyboard.type("Level the floor");
  const total = page.locator(".totals .big");
  await expect(total).toContainText("14,145");

  // A line without price is where sending leads.
  await keyboard.press("Control+Enter");
  await expect(page.getByLabel("Quantity").last()).toBeFocused();
  await keyboard.type("30");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("85");
  await keyboard.press("Alt+ArrowUp");
  await expect(total).toContainText("17,077.50");
  await keyboard.press("Control+Enter");
  await expect(page.getByText("Version 1 was sent to Reem")).toBeVisible();

  const pdf = page.getByRole("link", { name: "Download version 1 as PDF" });
  expect((await page.request.get((await pdf.getAttribute("href")) ?? "")).headers()["content-type"]).toBe("application/pdf");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await signOut();
  await page.goto(link);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Men’s majlis");
  await page.getByLabel("Engineered oak").check();
  await expect(page.locator(".ptot")).toContainText("14,317.50");

  // The client takes it with the cheaper floor, and its author reads so.
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("dialog").getByLabel("Your name").fill("Reem Al-Harbi");
  await page.getByRole("button", { name: "Accept for SAR 14,317.50" }).click();
  await expect(page.getByText("Accepted by Reem Al-Harbi")).toBeVisible();
  await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
  await expect(page.getByLabel("Engineered oak")).toBeDisabled();
  await signInAs("professional");
  await page.goto("/quote-builder");
  await expect(page.getByRole("row", { name: /Men’s majlis/ }).getByText("Version 1 accepted")).toBeVisible();
});
