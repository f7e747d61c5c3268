import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { inMail } from "./support/mail.ts";
import { type Newcomer, newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { roomPhoto } from "./support/room-photo.ts";
import { expect, test } from "./support/test.ts";

// One after the other: they are about the same portfolio.
test.describe.configure({ mode: "default" });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "saved" }).or(page.getByText("Project saved")).first()).toBeVisible();

test("a project with a before and an after is written, published to profile and ideas, and moved by keyboard", async ({ page, signInAs }) => {
  test.slow();
  const title = `Majlis ${randomUUID().slice(0, 8)}`;
  await signInAs("professional");
  await page.goto("/dashboard/portfolio");
  await ready(page);
  await page.getByRole("button", { name: "New project" }).first().click();
  await page.getByRole("dialog").getByLabel("Title").fill(title);
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const photo = await roomPhoto();
  await page.locator('.portfolio-card input[type="file"]').setInputFiles([
    { ...photo, name: "after.jpg" },
    { ...photo, name: "before.jpg" },
  ]);
  await expect(page.getByLabel("What photo 2 shows, in English")).toBeVisible();
  await page.getByLabel("What photo 1 shows, in English").fill("The majlis, finished");
  await page.getByLabel("Photo 1 before the work").selectOption({ index: 1 });
  await expect(page.getByRole("button", { name: "Separate photo 1 from its before photo" })).toBeVisible();
  await page.getByText("Majlis", { exact: true }).first().click();
  await page.getByText("Modern", { exact: true }).first().click();
  await page.getByLabel("The client agrees that these photos are shown").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await saved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("On your profile").first()).toBeVisible();
  await page.getByRole("button", { name: "Publish to the ideas" }).click();
  await expect(page.getByRole("link", { name: "See the idea" })).toBeVisible();
  await expectNoAxeViolations(page);

  // The order by keyboard alone: the newest is the last, and comes one earlier.
  await page.getByRole("link", { name: "All your projects" }).click();
  const list = page.getByRole("list", { name: "Your projects" }).getByRole("listitem");
  await expect(list.last()).toContainText(title);
  const before = await list.count();
  await list
    .nth(before - 1)
    .getByRole("button", { name: `Move ${title} earlier` })
    .focus();
  const isStored = page.waitForResponse((response) => response.url().endsWith("/rpc/portfolio/order"));
  await page.keyboard.press("Enter");
  await expect(list.nth(before - 2)).toContainText(title);
  expect((await isStored).ok()).toBe(true);
  await page.reload();
  await ready(page);
  await expect(list.nth(before - 2)).toContainText(title);

  await list
    .nth(before - 2)
    .getByRole("link", { name: title })
    .click();
  await page.getByRole("link", { name: "See the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a former client is invited with proof of the work, confirms the code from the mail and writes a review", async ({
  page,
  context,
  baseURL,
  signInAs,
  signOut,
}) => {
  const work = `A kitchen in Al Malqa ${randomUUID().slice(0, 6)}`;
  const client = await newcomer(context, baseURL ?? "");
  const token = await inMail(client.email, /\/verify-email\?token=([^\s"<&]+)/);
  expect((await context.request.post("/verify-email", { headers: { origin: baseURL ?? "" }, form: { token } })).status()).toBe(200);
  const theirs = await context.cookies();

  await signOut();
  await signInAs("professional");
  await page.goto("/dashboard/professional/reviews");
  await ready(page);
  await page.getByLabel("Client’s email").fill(client.email);
  await page.getByLabel("Work you did for them").fill(work);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("Add a contract, an invoice or a photo of the work.")).toBeVisible();
  await page.locator('section[aria-labelledby="invite-client"] input[type="file"]').setInputFiles({ ...(await roomPhoto()), name: "contract.jpg" });
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(`Code sent to ${client.email}`)).toBeVisible();
  await expect(page.getByRole("list", { name: "Invited clients" }).getByText(work)).toBeVisible();

  await signOut();
  await context.addCookies(theirs);
  await page.goto("/dashboard/reviews");
  await ready(page);
  await page.getByLabel("Code from the email").fill(await inMail(client.email, /\b([A-HJKMNP-Z2-9]{10})\b/));
  await page.getByRole("button", { name: "Confirm the code" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your review of");
  await page.getByRole("radio", { name: "5 stars" }).first().check({ force: true });
  await page.getByLabel(/^What should others know/).fill("Kept every date, and left the flat clean.");
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByText("Kept every date, and left the flat clean.").first()).toBeVisible();
  await expect(page.getByText(work).first()).toBeVisible();
});

/** Someone who was invited and accepted, with a browser of their own. */
async function joined(person: Newcomer, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/verify-email${await inMail(person.email, /\/verify-email(\?token=[\w.-]+)/)}&lang=en`);
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeVisible();
  await page.goto(`/invitations/organization/${await inMail(person.email, /\/invitations\/organization\/([\w-]+)/)}?lang=en`);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
  return page;
}

test("a professional's company: an editor adds a project and writes a quote, a viewer only reads, who was removed is out", async ({
  page,
  browser,
  baseURL,
  signInAs,
  allowProblem,
}) => {
  allowProblem(/status of 40[34]/);
  const base = baseURL ?? "";
  const [editors, viewers] = [await browser.newContext({ baseURL: base }), await browser.newContext({ baseURL: base })];
  const [editor, viewer] = [await newcomer(editors, base), await newcomer(viewers, base)];
  await signInAs("professional");
  const [own] = (await (await page.request.get("/api/v1/organizations/professionals")).json()) as { name: string }[];
  const professional = own?.name ?? "";
  await page.goto("/dashboard/team?lang=en");
  await ready(page);
  await page.getByLabel("Name in English").fill("Courtyard Studio");
  await page.getByRole("button", { name: "Create company" }).click();
  await expect(page.getByRole("heading", { name: "Work as a professional" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop the team working in your name" })).toBeVisible();
  for (const [person, role] of [
    [editor, "editor"],
    [viewer, "viewer"],
  ] as const) {
    await page.getByLabel("Email address").fill(person.email);
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption(role);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(person.email).last()).toBeVisible();
  }
  const [theirs, readers] = [await joined(editor, editors), await joined(viewer, viewers)];

  // The editor finds the work in the navigation, and sees for whom it is.
  await theirs.goto("/dashboard/team?lang=en");
  await ready(theirs);
  await theirs.getByRole("link", { name: "Portfolio" }).first().click();
  await expect(theirs.getByRole("heading", { level: 1, name: `Portfolio of ${professional}` })).toBeVisible();
  await expect(theirs.getByText(`You’re working for ${professional} on the team of Courtyard Studio.`)).toBeVisible();
  await theirs.getByRole("button", { name: "New project" }).first().click();
  await theirs.getByRole("dialog").getByLabel("Title").fill("A courtyard in Diriyah");
  await theirs.getByRole("button", { name: "Begin" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: "A courtyard in Diriyah" })).toBeVisible();
  await theirs.getByLabel("Year it was finished").fill("2025");
  await theirs.getByRole("button", { name: "Save changes" }).click();
  await expect(theirs.getByText("Project saved")).toBeVisible();

  await theirs.goto("/quote-builder?lang=en");
  await ready(theirs);
  await theirs.getByRole("button", { name: "New quote" }).first().click();
  await theirs.getByRole("button", { name: "Start from scratch" }).click();
  await theirs.getByLabel("Title", { exact: true }).fill("Courtyard paving");
  await expect(theirs.getByText(/saved \d/)).toBeVisible();
  const quote = new URL(theirs.url()).pathname;

  // The professional reads both as their own.
  await page.goto("/dashboard/portfolio?lang=en");
  await expect(page.getByRole("link", { name: "A courtyard in Diriyah" })).toBeVisible();
  await page.goto("/quote-builder?lang=en");
  await expect(page.getByRole("link", { name: "Open quote Courtyard paving" })).toBeVisible();

  // A viewer looks at the portfolio, and changes nothing.
  await readers.goto("/dashboard/portfolio?lang=en");
  await ready(readers);
  await expect(readers.getByText("You can look at everything here.")).toBeVisible();
  await expect(readers.getByRole("button", { name: "New project" })).toHaveCount(0);
  await readers.getByRole("link", { name: "A courtyard in Diriyah" }).click();
  await expect(readers.getByLabel("Year it was finished")).toBeDisabled();
  await expect(readers.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await readers.goto(quote);
  await expect(readers.getByLabel("Title", { exact: true })).toHaveCount(0);

  // Someone who is removed is out at once.
  await page.goto("/dashboard/team?lang=en");
  await ready(page);
  await page.getByRole("button", { name: `Remove ${editor.name}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("combobox", { name: `Role of ${editor.name}` })).toHaveCount(0);
  await theirs.goto("/dashboard/portfolio?lang=en");
  await expect(theirs).toHaveURL(/\/role-mismatch/);
  await theirs.goto(quote);
  await expect(theirs.getByLabel("Title", { exact: true })).toHaveCount(0);

  // What the next reader of the demo finds is as before.
  await page.getByRole("button", { name: "Delete business" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Create company" })).toBeVisible();
  for (const context of [editors, viewers]) await context.close();
});
