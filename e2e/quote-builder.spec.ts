import { randomUUID } from "node:crypto";
import { expectNoAxeViolations } from "./support/axe.ts";
import { ready } from "./support/ready.ts";
import { roomPhoto } from "./support/room-photo.ts";
import { expect, test } from "./support/test.ts";

test("a professional builds a quote with the keyboard alone, is led to what is missing, and the client reads it by its link", async ({
  page,
  signInAs,
  signOut,
}) => {
  await signInAs("professional");
  await page.goto("/quote-builder");
  await page.getByRole("button", { name: "New quote" }).first().click();
  await page.getByRole("button", { name: "Start from scratch" }).click();
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
  // It is copied a moment after the click.
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("/quotes/");
  const link = await copied();
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

test("a price from one's own list, a line that moves between groups by mouse, keyboard and choice, and photos that the client sees", async ({
  page,
  signInAs,
  signOut,
}) => {
  test.slow();
  const price = `Walnut panel ${randomUUID().slice(0, 8)}`;
  await signInAs("professional");
  await page.goto("/quote-builder/prices");
  await ready(page);
  await page.getByRole("button", { name: "Add a price" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter an amount in riyals.")).toBeVisible();
  await dialog.getByLabel("Description").fill(price);
  await dialog.getByLabel("Price per unit, before VAT").fill("640");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: price })).toContainText("640");
  await expectNoAxeViolations(page);

  await page.goto("/quote-builder");
  await page.getByRole("button", { name: "New quote" }).first().click();
  await page.getByRole("button", { name: "Start from scratch" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Panels");
  await page.getByLabel("Client", { exact: true }).fill("Reem");
  await page.getByRole("button", { name: "Add a line" }).first().click();
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByLabel("Search your prices").fill(price);
  // What is typed at once goes into the quantity: it has the focus the moment the dialog goes.
  await page.evaluate(() => {
    const focused = new Promise<string>((resolve) => {
      const look = () => document.querySelector("dialog[open]") ?? resolve(document.activeElement?.id ?? "");
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      setTimeout(resolve, 20_000, "the dialog is still there");
    });
    Object.assign(window, { focused });
  });
  // At once: the list may still be on its way.
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => (window as unknown as { focused: Promise<string> }).focused)).toMatch(/-quantity$/);
  await page.keyboard.type("10");
  await expect(page.locator(".totals .big")).toContainText("7,360");

  await page.getByRole("button", { name: "Add a group" }).click();
  const groups = page.locator(".qg .lines");
  const [first, second] = [groups.nth(0), groups.nth(1)];
  await page.getByLabel("In group").selectOption({ index: 1 });
  await expect(second.locator(".ln")).toHaveCount(1);
  await expect(first.locator(".ln")).toHaveCount(0);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(first.locator(".ln")).toHaveCount(1);
  const [from, to] = [await first.locator(".drag-handle").boundingBox(), await second.boundingBox()];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 12 });
  await page.mouse.up();
  await expect(second.locator(".ln")).toHaveCount(1);

  await second.locator(".ln textarea").first().click();
  await second.locator('.photo-squares input[type="file"]').setInputFiles(await roomPhoto());
  await expect(second.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Version 1 was sent to Reem")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await signOut();
  await page.goto(link);
  await ready(page);
  const photo = page.getByRole("button", { name: `Open Photo 1: ${price}` });
  await expect(photo.locator("img")).toHaveJSProperty("complete", true);
  expect(await photo.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await photo.click();
  await expect(page.locator(".photo-viewer")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(photo).toBeFocused();
  await expectNoAxeViolations(page);
});
