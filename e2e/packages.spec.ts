import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { inMail } from "./support/mail.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

// One after another: they change one list of packages.
test.describe.configure({ mode: "default" });

const PROFESSIONAL = "/profile/faisal.alotaibi";

/** Somebody new whose address is confirmed: only they write to people. */
async function family(context: BrowserContext, origin: string) {
  const { email } = await newcomer(context, origin);
  const token = await inMail(email, /\/verify-email\?token=([^\s"<&]+)/);
  expect((await context.request.post("/verify-email", { headers: { origin }, form: { token } })).status()).toBe(200);
  return context.cookies();
}

test("a package is offered in the editor, shown on the page, and taken back", async ({ page, signInAs }) => {
  const title = `Lighting plan ${randomUUID().slice(0, 8)}`;
  await signInAs("professional");
  await page.goto("/dashboard/professional/packages");
  await ready(page);
  await page.getByRole("button", { name: "Add a package" }).click();
  const row = page.getByRole("group", { name: /^Package \d+$/ }).last();
  await row.getByLabel("Title", { exact: true }).fill(title);
  await row.getByLabel("Price in SAR, VAT included").first().fill("2400");
  await row.getByLabel("Working days").fill("8");
  await row.getByLabel("What is delivered", { exact: true }).fill("A plan of every lamp");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Packages saved")).toBeVisible();
  await page.goto(PROFESSIONAL);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await page.goto("/dashboard/professional/packages");
  await ready(page);
  await row
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Packages saved")).toBeVisible();
});

const LOOKS = [
  {
    ...{ lang: "en", city: "City of the work", send: "Send request", waits: "Waiting for an answer", yours: "Your answer", accept: "Accept the booking" },
    ...{ accepted: "Booking accepted", state: "Accepted", mine: "Requests for bids", choose: "Choose this: " },
  },
  {
    ...{ lang: "ar", city: "مدينة العمل", send: "إرسال الطلب", waits: "بانتظار الإجابة", yours: "ردّك", accept: "قبول الحجز" },
    ...{ accepted: "قُبل الحجز", state: "قُبلت", mine: "مشاريع مطروحة للعروض", choose: "اختر هذه الباقة: " },
  },
] as const;

for (const look of LOOKS)
  test(`in ${look.lang} on a phone: a family books a package at its fixed price, the professional accepts, and the project begins`, async ({
    page,
    context,
    baseURL,
    signInAs,
  }) => {
    test.slow();
    const origin = baseURL ?? "";
    const call = async (method: "get" | "put", path: string, data?: object) => {
      const answer = await context.request[method](`/api/v1${path}`, { headers: { origin }, ...(data && { data }) });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    const speak = () => context.addCookies([{ name: "lang", value: look.lang, url: origin }]);
    const become = async (cookies: () => Promise<unknown>) => {
      await page.goto("about:blank");
      await context.clearCookies();
      await cookies();
      await speak();
    };
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const title = `Lighting plan ${randomUUID().slice(0, 8)}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await become(() => signInAs("professional"));
    const before = await call("get", "/account/packages");
    const extras = [{ name: "One picture", nameAr: null, price: 500_00 }];
    const terms = { price: 2_400_00, days: 8, revisions: 1, included: "A plan of every lamp", includedAr: null, excluded: null, excludedAr: null, extras };
    await call("put", "/account/packages", { version: before.version, packages: [...before.packages, { id: null, title, titleAr: null, ...terms }] });

    let theirs: Awaited<ReturnType<typeof family>> = [];
    await become(async () => {
      theirs = await family(context, origin);
    });
    await page.goto(PROFESSIONAL);
    await ready(page);
    await page.getByRole("button", { name: look.choose + title }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("One picture").click();
    await expect(dialog).toContainText("2,900");
    // Without a city it is not sent.
    await dialog.getByRole("button", { name: look.send }).click();
    await expect(dialog.getByLabel(look.city)).toBeFocused();
    await dialog.getByLabel(look.city).selectOption("Riyadh");
    await dialog.getByRole("button", { name: look.send }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(look.waits).first()).toBeVisible();
    const job = page.url();
    await fits();
    await page.goto("/dashboard/jobs/asked");
    await expect(page.getByRole("heading", { level: 1, name: look.mine })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("2,900");

    await become(() => signInAs("professional"));
    await page.goto("/dashboard/jobs?tab=invited");
    await ready(page);
    await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("2,900");
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: look.yours })).toBeVisible();
    await fits();
    await page.getByRole("button", { name: look.accept }).click();
    await page.getByRole("dialog").getByRole("button", { name: look.accept }).click();
    await expect(page.getByText(look.accepted).first()).toBeVisible();
    await expect(page.getByText(look.state, { exact: true }).first()).toBeVisible();

    await become(() => context.addCookies(theirs));
    await page.goto(job);
    await expect(page.getByText(look.state, { exact: true }).first()).toBeVisible();
    const { items } = await call("get", "/projects");
    expect(items.map(({ status }: { status: string }) => status)).toEqual(["in_progress"]);

    // It leaves as it came.
    await become(() => signInAs("professional"));
    const { version, packages } = await call("get", "/account/packages");
    await call("put", "/account/packages", { version, packages: packages.filter((each: { title: string }) => each.title !== title) });
  });

test("a package that is declined says why", async ({ page, context, baseURL, signInAs }) => {
  const origin = baseURL ?? "";
  const theirs = await family(context, origin);
  await page.goto(PROFESSIONAL);
  await ready(page);
  await page.getByRole("button", { name: "Choose this: Visit and advice" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("City of the work").selectOption("Riyadh");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
  const job = page.url();

  await page.goto("about:blank");
  await context.clearCookies();
  await signInAs("professional");
  await page.goto(job);
  await ready(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByLabel("Why you can’t take it").fill("Fully booked until spring.");
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Booking declined").first()).toBeVisible();

  await page.goto("about:blank");
  await context.clearCookies();
  await context.addCookies(theirs);
  await page.goto(job);
  await expect(page.getByText("Fully booked until spring.")).toBeVisible();
});
