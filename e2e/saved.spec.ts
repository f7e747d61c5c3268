import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const hearts = (page: Page, label = /^Save /) => page.locator(".vcard").getByRole("button", { name: label });

async function vendorNames(page: Page): Promise<string[]> {
  const { items } = await (await page.request.get("/api/v1/vendors?lang=en")).json();
  return items.map((item: { name: string }) => item.name);
}

test("the heart saves vendors; the list notes, filters, removes and restores", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  let checks = 0;
  page.on("request", (request) => {
    if (request.url().includes("/rpc/saved/check")) checks += 1;
  });
  await page.goto("/vendors?lang=en");
  await expect(hearts(page)).toHaveCount(24);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  // One call for the page; React may show the first hearts a moment before the rest.
  expect(checks).toBeLessThanOrEqual(2);
  const [first = "", second = ""] = await vendorNames(page);
  for (const name of [first, second]) {
    const heart = page.locator(".vcard").getByRole("button", { name: `Save ${name}`, exact: true });
    const answer = page.waitForResponse(/rpc\/saved\/save/);
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    expect((await answer).status()).toBe(200);
  }
  await expectNoAxeViolations(page);

  await page.goto("/dashboard/saved");
  await ready(page);
  const rows = page.getByRole("list", { name: "Your saved items" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(second);
  await page.getByRole("button", { name: `Add a note about ${first}` }).click();
  await page.getByLabel(/^Note/).fill("Ask about the oak");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(rows.filter({ hasText: first })).toContainText("Ask about the oak");

  // Kinds without anything are no choice; the choice follows the address.
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.goto("/dashboard/saved?type=profile");
  await ready(page);
  await expect(page.getByRole("heading", { name: "Nothing of this type yet" })).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();

  await page.getByRole("button", { name: `Remove ${first}` }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText("Ask about the oak");

  await page.getByRole("button", { name: `Remove ${second}` }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: `Remove ${first}` }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

test("a visitor signs in to save, and ends where they were with the save done", async ({ page, context, baseURL }) => {
  const { email, password } = await newcomer(context, baseURL ?? "", { isSignedIn: false });
  await context.clearCookies();
  await page.goto("/vendors?lang=en&sort=name");
  // Nobody is signed in: the heart leads to the sign-in.
  const heart = page
    .locator(".vcard")
    .getByRole("link", { name: /^Save / })
    .nth(2);
  const name = (await heart.getAttribute("aria-label")) ?? "";
  await heart.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await ready(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  const saved = page.waitForResponse(/rpc\/saved\/save/);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/vendors\?.*sort=name/);
  await page.getByRole("button", { name: /^Account: / }).waitFor();
  await expect(page.locator(".vcard").getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  expect((await saved).status()).toBe(200);
  await page.goto("/dashboard/saved");
  await expect(page.getByRole("listitem").filter({ hasText: name.replace("Save ", "") })).toBeVisible();
});

test("in Arabic, from a vendor's own page; a refusal takes the heart back", async ({ page, context, baseURL, allowProblem }) => {
  allowProblem(/Failed to load resource|ERR_FAILED/);
  await newcomer(context, baseURL ?? "");
  const { items } = await (await page.request.get("/api/v1/vendors")).json();
  await page.goto(`/vendors/${encodeURIComponent(items[3].slug)}?lang=ar`);
  await ready(page);
  const button = page.locator(".vendor-tools").getByRole("button", { name: /^حفظ / });
  await page.route("**/rpc/saved/save", (route) => route.abort());
  await button.click();
  await expect(page.getByText("تعذّر الحفظ. حاول مرة أخرى.")).toBeVisible();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.unroute("**/rpc/saved/save");
  const answer = page.waitForResponse(/rpc\/saved\/save/);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect((await answer).status()).toBe(200);
  await page.goto("/dashboard/saved?lang=ar");
  await expect(page.getByRole("list", { name: "محفوظاتك" }).getByRole("listitem")).toHaveCount(1);
});

test("a piece moves into a list of one's own, which a visitor reads by its link until that is withdrawn", async ({
  page,
  signInAs,
  browser,
  baseURL,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  await signInAs("homeowner");
  await page.goto("/dashboard/saved?type=product");
  await ready(page);
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByLabel("Name of the list").fill("Summer house");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Nothing of this type yet")).toBeVisible();
  await page.getByLabel("List", { exact: true }).selectOption({ label: "All pieces" });
  const row = page.getByRole("list", { name: "Your saved items" }).getByRole("listitem").first();
  const name = (await row.getByRole("link").textContent()) ?? "";
  await row.getByRole("button", { name: `Move ${name} to another list` }).click();
  await row.getByRole("button", { name: "Summer house" }).click();
  await expect(page.getByText("Moved to Summer house")).toBeVisible();
  await page.getByLabel("List", { exact: true }).selectOption({ label: "Summer house (1)" });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = new URL(await page.getByLabel("Link", { exact: true }).inputValue());

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitor.goto(`${link.pathname}?lang=en`);
  await expect(visitor.getByRole("heading", { level: 1, name: "Summer house" })).toBeVisible();
  await expect(visitor.getByRole("link", { name })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw the link" }).click();
  await expect(page.getByText("Link withdrawn")).toBeVisible();
  expect((await visitor.goto(`${link.pathname}?lang=en`))?.status()).toBe(404);
  await visitor.context().close();
});
