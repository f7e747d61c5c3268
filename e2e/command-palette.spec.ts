import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const input = (page: Page) => page.getByRole("combobox", { name: /Search or jump to|البحث أو الانتقال إلى/ });

/** The account's menu brings the listener with it. */
const listening = (page: Page) => page.getByRole("button", { name: /^(Account|الحساب): / }).waitFor();

async function openAt(page: Page, path: string) {
  await page.goto(path);
  await listening(page);
  await page.keyboard.press("Control+k");
  await expect(input(page)).toBeFocused();
}

test("the keyboard alone goes anywhere, and remembers", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await openAt(page, "/dashboard?lang=en");
  await expect(page.getByRole("group", { name: "Conversations" }).getByRole("option").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await input(page).fill("sav");
  await expect(page.getByRole("option", { name: "Saved" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/saved");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Recently opened" }).getByRole("option", { name: "Saved" })).toBeVisible();
  const active = () => input(page).getAttribute("aria-activedescendant");
  const first = await active();
  await page.keyboard.press("ArrowDown");
  expect(await active()).not.toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await active()).toBe(first);
  await expect(page.getByRole("option", { name: /Admin area/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("finds vendors and a person's own requests, and says when there is nothing", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await openAt(page, "/dashboard?lang=en");
  const { items } = await (await page.request.get("/api/v1/vendors")).json();
  await input(page).fill(items[5].name);
  await page
    .getByRole("group", { name: "Vendors" })
    .getByRole("option", { name: new RegExp(items[5].name) })
    .first()
    .click();
  await expect(page).toHaveURL(`/vendors/${encodeURIComponent(items[5].slug)}`);

  await openAt(page, "/dashboard/quotes?lang=en");
  await input(page).fill("majlis");
  await expect(page.getByRole("group", { name: "Your quote requests" }).getByRole("option").first()).toBeVisible();
  await input(page).fill("zzqqxx");
  await expect(page.getByText("No results for “zzqqxx”")).toBeVisible();
});

test("an administrator finds people; the theme changes from here, on public pages too", async ({ page, signInAs }) => {
  await signInAs("admin");
  await openAt(page, "/dashboard?lang=en");
  await input(page).fill("noura alq");
  await expect(page.getByRole("group", { name: "People" }).getByRole("option", { name: /vendor@diwan.example/ })).toBeVisible();
  await input(page).fill("categories");
  await page.getByRole("group", { name: "Admin area" }).getByRole("option", { name: "Categories" }).click();
  await expect(page).toHaveURL("/admin/categories");

  await page.goto("/vendors?lang=en");
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("button", { name: /Search or jump to/ }).click();
  await input(page).fill("night");
  await page.getByRole("option", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Control+k");
  await input(page).fill("light");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("what is typed right after the keys is there, and Enter opens a vendor for editing where that is one's work", async ({ page, signInAs }) => {
  await signInAs("admin");
  const { items } = await (await page.request.get("/api/v1/vendors")).json();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto("/admin?lang=en");
  await listening(page);
  await page.route(/\/assets\/(?!.*\.css).*(palette|public).*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type(`${items[3].name}x`);
  await page.keyboard.press("Backspace");
  letGo();
  await expect(input(page)).toHaveValue(items[3].name);
  await expect(page.getByRole("group", { name: "Vendors, to edit" }).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/vendors\/[0-9a-f-]{36}$/);
});

test("in Arabic, in any spelling", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vendor?lang=ar");
  await listening(page);
  await page.getByRole("button", { name: "البحث أو الانتقال إلى" }).click();
  await input(page).fill("اشعارات");
  await expect(page.getByRole("option", { name: "الإشعارات", exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await input(page).fill("منيره");
  await page.getByRole("group", { name: "طلبات وصلتك" }).getByRole("option").first().waitFor();
  await input(page).fill("رسائل");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/messages");
});
