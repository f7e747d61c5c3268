import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
const PHOTOS = ["demo/media/majlis-art_deco-2.webp", "demo/media/kitchen-modern-1.webp"];

async function openVendor(page: Page) {
  const { items } = await (await page.request.get("/api/v1/vendors")).json();
  await page.goto(`/vendors/${items[0].slug}`);
  await ready(page);
  return items[0] as { name: string; slug: string };
}

test("a visitor asks for a quote with photographs; the admin reads it", async ({ page, signInAs, allowProblem, signOut }) => {
  allowProblem(/status of 422/);
  const who = `Visitor ${Math.random().toString(36).slice(2, 8)}`;
  const vendor = await openVendor(page);
  const panel = page.getByRole("region", { name: "Request a Quote" });
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect(panel.getByText("This field is required")).toHaveCount(2);
  await expectNoAxeViolations(page);
  await panel.getByLabel("What do you need?").selectOption("majlis");
  await panel.getByLabel("City").selectOption("Jeddah");
  await panel.getByLabel("Budget").selectOption({ index: 3 });
  await panel.getByLabel("About the space").fill("Men's majlis, 6 by 5 m, facing north. The ceiling stays.");
  await panel.getByRole("button", { name: "Send request" }).click();

  await panel.getByLabel("Your name").fill(who);
  await panel.getByLabel("Email").fill("not an address");
  await panel.getByLabel("Add photos").setInputFiles(PHOTOS);
  await expect(panel.getByRole("button", { name: /^Remove / })).toHaveCount(2);
  await panel.getByLabel("Add photos").setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") });
  await expect(panel.getByRole("alert").filter({ hasText: "notes.jpg" })).toHaveText("Only JPEG, PNG, WebP and AVIF images can be used notes.jpg");
  await panel.getByRole("button", { name: "Remove notes.jpg" }).click();
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect(panel.getByText("Enter a valid email address.")).toBeVisible();
  await panel.getByLabel("Email").fill("visitor@test.example");

  // the server is away for a moment: everything typed stays
  await page.route("**/rpc/quotes/create", (route) => route.abort());
  allowProblem(/Failed to load resource|ERR_FAILED/);
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect(panel.getByText("Everything you typed is still here.")).toBeVisible();
  await expect(panel.getByLabel("Your name")).toHaveValue(who);
  await page.unroute("**/rpc/quotes/create");
  await panel.getByRole("button", { name: "Send request" }).dblclick();
  await expect(panel.getByRole("heading", { name: /Your request is on its way|We’re passing on your request/ })).toBeVisible();
  await expect(panel).toContainText(vendor.name);

  await signInAs("admin");
  await page.goto(`/admin/quotes?search=${encodeURIComponent(who)}`);
  await ready(page);
  const row = page.getByRole("link", { name: `Open the request of ${who}` });
  await expect(row).toHaveCount(1);
  await row.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The ceiling stays.");
  await expect(dialog).toContainText(/The vendor’s team was notified|with an invitation to claim the page/);
  await expect(dialog.locator("img")).toHaveCount(2);
  await expect
    .poll(() =>
      dialog
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const photo = (await dialog.locator("img").first().getAttribute("src")) ?? "";
  await dialog.getByLabel("Status").selectOption("answered");
  await expect(page.getByText("Status changed to Answered")).toBeVisible();
  await signOut();
  expect((await page.request.get(photo)).status()).toBe(404);
});

test("on a phone the bar opens the form, and closing it loses nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openVendor(page);
  await page.getByRole("button", { name: "Request a Quote" }).click();
  const sheet = page.getByRole("dialog", { name: "Request a Quote" });
  await sheet.getByLabel("About the space").fill("A small kitchen");
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Request a Quote" }).click();
  await expect(sheet.getByLabel("About the space")).toHaveValue("A small kitchen");
});

test("a signed-in person finds their name there, the vendor its requests", async ({ page, signInAs, signOut }) => {
  await signInAs("homeowner");
  // sent before the form's own script is there
  const isSent = Promise.withResolvers<void>();
  await page.route(/quote-panel/, async (route) => {
    await isSent.promise;
    await route.continue();
  });
  await page.goto("/vendors/athar-interiors");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const panel = page.getByRole("region", { name: "Request a Quote" });
  await panel.getByLabel("What do you need?").selectOption("kitchen");
  await panel.getByLabel("City").selectOption("Riyadh");
  await panel.getByLabel("About the space").fill("Everything");
  await panel.getByRole("button", { name: "Send request" }).click();
  isSent.resolve();
  await expect(panel.getByLabel("Email")).toHaveValue("homeowner@diwan.example");

  await signOut();
  await signInAs("vendor");
  await page.goto("/vendor/quotes");
  await expect(page.getByRole("heading", { level: 1, name: "Quote requests" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a vendor answers in words, with a price and a document; the homeowner reads it where they asked", async ({
  page,
  context,
  baseURL,
  signInAs,
  signOut,
}) => {
  const headers = { origin: baseURL ?? "" };
  const person = await newcomer(context, baseURL ?? "");
  const { id } = (await (await context.request.get("/api/v1/account/me")).json()) as { id: string };
  const { version } = (await (await context.request.get(`/api/v1/profiles/${id}/fields`)).json()) as { version: number };
  const changed = await context.request.patch(`/api/v1/profiles/${id}`, { headers, data: { version, changes: { phone: "0501234567" } } });
  expect(changed.status(), await changed.text()).toBe(200);

  await page.goto("/vendors/athar-interiors");
  await ready(page);
  const panel = page.getByRole("region", { name: "Request a Quote" });
  await panel.getByLabel("What do you need?").selectOption("kitchen");
  await panel.getByLabel("City").selectOption("Riyadh");
  await panel.getByLabel("About the space").fill("A kitchen of 4 by 3 m with a window to the courtyard.");
  await panel.getByRole("button", { name: "Send request" }).click();
  // the number of their profile is there, and stays when another one is typed
  await expect(panel.getByLabel(/^Phone|^Mobile/)).toHaveValue(/50 ?123 ?4567/);
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect(panel.getByRole("heading", { name: "Your request is on its way" })).toBeVisible();

  await page.goto("/dashboard/quotes");
  await ready(page);
  await page.getByRole("link", { name: "Open the request to Athar Interiors" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("A kitchen of 4 by 3 m");
  // its state and its day; it is new to the vendor alone
  await expect(dialog.getByText("Sent", { exact: true })).toHaveCount(2);
  await expect(dialog.getByText(/^(Received|New)$/)).toHaveCount(0);
  await expect(dialog.getByRole("heading", { name: "Answers" })).toHaveCount(0);
  const request = page.url();

  await signOut();
  await signInAs("vendor");
  await page.goto(`/vendor/quotes?search=${encodeURIComponent(person.name)}`);
  await ready(page);
  await page.getByRole("link", { name: `Open the request of ${person.name}` }).click();
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(dialog.getByText("Enter a price, or choose “Priced after a visit”")).toBeVisible();
  await dialog.getByLabel("Message to the customer").fill("Oak fronts, quartz worktop, six weeks.");
  await dialog.getByLabel("Price from").fill("38000");
  await dialog.getByLabel("Price to").fill("42500");
  await dialog.getByLabel("Documents").setInputFiles({ name: "kitchen-offer.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) });
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText(`Answer sent to ${person.name}`)).toBeVisible();
  await expect(dialog.getByRole("article")).toContainText("Oak fronts, quartz worktop, six weeks.");

  await signOut();
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email: person.email, password: person.password } });
  await page.goto(request);
  await ready(page);
  const answer = dialog.getByRole("article");
  await expect(answer).toContainText("Oak fronts, quartz worktop, six weeks.");
  await expect(answer).toContainText(/38,000.*42,500/);
  const file = (await answer.getByRole("link", { name: /kitchen-offer\.pdf/ }).getAttribute("href")) ?? "";
  expect((await (await context.request.get(file)).body()).toString()).toBe(PDF);
  await expect(dialog.getByRole("button", { name: "Send answer" })).toHaveCount(0);
  // the offer is nobody else's business
  await signOut();
  expect((await context.request.get(file)).status()).toBe(404);
});
