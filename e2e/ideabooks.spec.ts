import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { inMail } from "./support/mail.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

type Idea = { id: string; slug: string; title: string };

/** Ideas as the first list shows them. */
async function someIdeas(request: APIRequestContext, language: string): Promise<Idea[]> {
  const { items } = await (await request.get(`/api/v1/ideas?lang=${language}`)).json();
  return items;
}

const api = (page: Page, path: string, data: object) =>
  page.request.post(`/api/v1${path}`, { headers: { origin: new URL(page.url()).origin }, data }).then(async (answer) => {
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  });

const titles = (page: Page) => page.locator(".book-items h3");

test("a visitor likes an idea, signs in, and is where they were with the like done", async ({ page, context, baseURL }) => {
  const { email, password } = await newcomer(context, baseURL ?? "", { isSignedIn: false });
  await context.clearCookies();
  const [idea] = await someIdeas(page.request, "en");
  await page.goto(`/ideas/${idea?.slug}?lang=en`);
  await page.getByRole("link", { name: /^Like|Like .*:/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fideas%2F/);
  await ready(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/ideas/${idea?.slug}`));
  const like = page.getByRole("button", { name: /Like .*:/ });
  await expect(like).toHaveAttribute("aria-pressed", "true");

  // The idea goes into a new ideabook, and with it among the saved ones.
  const panel = page.locator(".pick-panel");
  await panel.getByRole("button", { name: "New ideabook" }).click();
  await panel.getByLabel("Name of the ideabook").fill("Our new majlis");
  await panel.getByRole("button", { name: "Create and add" }).click();
  await expect(panel.getByRole("button", { name: /Our new majlis/ })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/dashboard/saved?type=idea");
  await expect(page.getByRole("list", { name: "Your saved items" }).getByRole("listitem")).toHaveCount(1);
});

test("an ideabook is made, ordered by keyboard, shared, and filled together", async ({ page, context, browser, baseURL, allowProblem }) => {
  // a name that is missing is refused
  allowProblem(/status of 422/);
  await newcomer(context, baseURL ?? "");
  const other = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { "x-forwarded-for": "10.77.1.2" } });
  const friend = await newcomer(other, baseURL ?? "");
  const [first, second, third] = await someIdeas(page.request, "en");
  await page.goto("/ideas/ideabooks?lang=en");
  await ready(page);
  await page.getByRole("button", { name: "New ideabook" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("Name", { exact: true }).fill("Mother’s kitchen");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/ideas\/ideabooks\/[0-9a-f-]{36}$/);
  const id = page.url().split("/").at(-1) ?? "";
  await expect(page.getByRole("heading", { name: "No ideas yet" })).toBeVisible();

  // What is added elsewhere appears on the open page.
  for (const idea of [first, second, third]) await api(page, `/ideabooks/${id}/items`, { ideaId: idea?.id });
  await expect(titles(page)).toHaveText([first, second, third].map((idea) => idea?.title ?? ""));

  const handle = page.getByRole("button", { name: `Move ${third?.title}`, exact: true });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${third?.title} picked up at position 3 of 3.`)).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText(`${third?.title} is now at position 2 of 3.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(titles(page)).toHaveText([first, third, second].map((idea) => idea?.title ?? ""));
  await page.getByRole("button", { name: `More options for ${second?.title}` }).click();
  const moved = page.waitForResponse(/ideabooks\/moveItem/);
  await page.getByRole("button", { name: "Move to the start" }).click();
  expect((await moved).status()).toBe(200);
  await page.reload();
  await expect(titles(page)).toHaveText([second, first, third].map((idea) => idea?.title ?? ""));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });

  await page.getByRole("button", { name: `Add a note: ${second?.title}` }).click();
  await page.getByLabel(/^Note/).fill("For the guests");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".book-item .note")).toHaveText("For the guests");
  await page.getByRole("button", { name: `More options for ${first?.title}` }).click();
  await page.getByRole("button", { name: "Remove from ideabook" }).click();
  await expect(titles(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveText([second, first, third].map((idea) => idea?.title ?? ""));

  await page.getByRole("button", { name: "Share" }).click();
  await dialog.getByLabel("Email address").fill(friend.email);
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(dialog.getByText("Invited, no reply yet")).toBeVisible();
  await expectNoAxeViolations(page);

  const theirs = await other.newPage();
  // An invitation is for the person who has shown that the address is theirs.
  await theirs.goto(`/verify-email${await inMail(friend.email, /\/verify-email(\?token=[\w.-]+)/)}&lang=en`);
  await theirs.getByRole("button", { name: "Confirm address" }).click();
  await expect(theirs.getByRole("heading", { name: "Your email address is confirmed" })).toBeVisible();
  await theirs.goto(`/ideas/ideabooks/invitations/${await inMail(friend.email, /\/invitations\/([\w-]+)/)}?lang=en`);
  await expect(theirs).toHaveURL(/\/ideas\/ideabooks\/invitations\//);
  await theirs.getByRole("button", { name: "Accept" }).click();
  await expect(theirs.getByRole("heading", { name: "Mother’s kitchen" })).toBeVisible();
  await theirs.locator("html[data-ready]").waitFor({ state: "attached" });
  const remove = theirs.getByRole("button", { name: "Remove from ideabook" });
  // The list that can be sorted replaces the first one; a menu that was open closes.
  await expect(async () => {
    if (!(await remove.isVisible())) await theirs.getByRole("button", { name: `More options for ${third?.title}` }).click();
    await remove.click({ timeout: 2_000 });
  }).toPass();
  await expect(titles(page)).toHaveText([second, first].map((idea) => idea?.title ?? ""));
  const pdf = await theirs.request.get(`/ideas/ideabooks/${id}/pdf`);
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);

  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  expect((await stranger.request.get(`/ideas/ideabooks/${id}`)).status()).toBe(404);
  expect((await stranger.request.get(`/ideas/ideabooks/${id}/pdf`)).status()).toBe(404);
  await stranger.close();
  await other.close();
});

test("دفتر أفكار عام يُنسخ ويُطبع", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  await context.request.patch("/api/v1/account/preferences", { headers: { origin: baseURL ?? "" }, data: { language: "ar" } });
  await page.goto("/ideas/ideabooks");
  await ready(page);
  await page.getByRole("link", { name: "نجد بروح هادئة" }).click();
  await expect(page.getByRole("heading", { name: "نجد بروح هادئة" })).toBeVisible();
  await expect(titles(page)).toHaveCount(6);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "خيارات الدفتر" }).click();
  await page.getByRole("button", { name: "إنشاء نسخة لي" }).click();
  await expect(page.getByText("خاص", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "خيارات الدفتر" }).click();
  await page.getByRole("link", { name: "طباعة" }).click();
  await expect(page.locator(".sheet-of-paper li")).toHaveCount(6);
  await expectNoAxeViolations(page);
});
