import { inMail } from "./support/mail.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

test("an owner invites a colleague, who edits the entry; an admin approves the new telephone", async ({ page, browser, baseURL, signInAs, allowProblem }) => {
  allowProblem(/status of 422/);
  await signInAs("vendor");
  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const colleague = await newcomer(other, baseURL ?? "");
  await page.goto("/vendor/team?lang=en");
  await ready(page);
  await page.getByLabel("Email address").fill("no address");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Enter an email address, such as")).toBeVisible();
  await page.getByLabel("Email address").fill(colleague.email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(colleague.email).last()).toBeVisible();

  const theirs = await other.newPage();
  await theirs.goto(`/verify-email${await inMail(colleague.email, /\/verify-email(\?token=[\w.-]+)/)}&lang=en`);
  await theirs.getByRole("button", { name: "Confirm address" }).click();
  await expect(theirs.getByRole("heading", { name: "Your email address is confirmed" })).toBeVisible();
  await theirs.goto(`/invitations/organization/${await inMail(colleague.email, /\/invitations\/organization\/([\w-]+)/)}?lang=en`);
  await theirs.getByRole("button", { name: "Accept" }).click();
  await expect(theirs.getByRole("heading", { name: "Team" })).toBeVisible();
  // The owner's open page gets the event.
  await expect(page.getByRole("combobox", { name: `Role of ${colleague.name}` })).toHaveValue("editor");

  await theirs.goto("/vendor/listing?lang=en");
  await theirs.locator("html[data-ready]").waitFor({ state: "attached" });
  await theirs.getByLabel("Street address", { exact: true }).fill("King Fahd Road 12");
  await theirs.getByLabel("Phone", { exact: true }).fill("+966505550123");
  await theirs.getByRole("button", { name: "Save changes" }).click();
  await expect(theirs.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
  await expect(theirs.getByText("+966 50 555 0123")).toBeVisible();
  await expect(theirs.getByLabel("Street address", { exact: true })).toHaveValue("King Fahd Road 12");

  await signInAs("admin");
  await page.goto("/admin/vendor-changes?lang=en");
  await ready(page);
  await page
    .getByRole("link", { name: /Open the change to/ })
    .first()
    .click();
  await expect(page.getByText("+966 50 555 0123")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved and published")).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "Waiting for review" })).toHaveCount(0);

  await signInAs("vendor");
  await page.goto("/vendor/team?lang=en");
  await ready(page);
  await page.getByRole("button", { name: `Remove ${colleague.name}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("combobox", { name: `Role of ${colleague.name}` })).toHaveCount(0);
  expect((await theirs.request.get("/api/v1/vendor/listings")).status()).toBe(403);
  await other.close();
});
