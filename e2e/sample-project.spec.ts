import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const LOOKS = [
  {
    ...{ lang: "en", screen: "a desk", size: { width: 1440, height: 900 }, create: "Create a sample project", write: "Write a bid", quote: "Have it accepted" },
    ...{
      project: "See your project",
      finish: "Mark the work as done",
      remove: "Delete the sample",
      removed: "The sample is gone",
      sample: /^Sample:/,
      won: "Won",
    },
    ...{ again: "Try it with a sample project", none: "Nothing won yet" },
  },
  {
    ...{ lang: "ar", screen: "a phone", size: { width: 390, height: 844 }, create: "إنشاء مشروع تجريبي", write: "كتابة عرض", quote: "تجربة قبول العرض" },
    ...{
      project: "فتح المشروع",
      finish: "إنهاء العمل",
      remove: "حذف المشروع التجريبي",
      removed: "حُذف المشروع التجريبي",
      sample: /^مشروع تجريبي:/,
      won: "فزت به",
    },
    ...{ again: "جرّب بمشروع تجريبي", none: "لم تفز بمشروع بعد" },
  },
] as const;

for (const look of LOOKS)
  test(`in ${look.lang} on ${look.screen}: a new professional plays a sample project through and deletes it`, async ({ page, context, baseURL }) => {
    test.slow();
    const person = await newcomer(context, baseURL ?? "", { role: "professional" });
    const origin = { headers: { origin: baseURL ?? "" } };
    const said = await context.request.post("/api/v1/onboarding/steps", { ...origin, data: { step: "person", fullName: person.name, phone: "0550009077" } });
    expect(said.ok(), await said.text()).toBe(true);
    await context.request.post("/api/v1/dashboard/tour", { ...origin, data: { isFinished: true } });
    await context.addCookies([{ name: "lang", value: look.lang, url: baseURL ?? "" }]);
    await page.setViewportSize(look.size);
    const card = page.locator(".sample");

    await page.goto("/dashboard/professional");
    await ready(page);
    await expect(card.getByRole("heading", { name: look.again })).toBeVisible();
    await expectNoAxeViolations(page);
    await card.getByRole("button", { name: look.create }).click();
    await page.waitForURL(/\/dashboard\/jobs\/./);
    await expect(page.getByRole("heading", { level: 1, name: look.sample })).toBeVisible();
    await expect(card).toBeVisible();
    // axe reads the page in parts: what the first one refetches after it was made must not replace it meanwhile.
    await page.reload();
    await ready(page);
    await expectNoAxeViolations(page);

    await page.getByRole("link", { name: look.write }).click();
    await page.waitForURL(/\/quote-builder\/./);
    const prices = page.locator('.ln [id$="-price"]');
    await expect(page.locator(".ln").first()).toBeVisible();
    const lines = page.locator(".ln");
    for (let at = 0; at < (await lines.count()); at++) {
      await lines.nth(at).locator("textarea").first().click();
      await prices.nth(at).fill("250");
    }
    await page.keyboard.press("Control+Enter");
    await expect(page.locator(".quo.sent")).toBeVisible();
    await card.getByRole("button", { name: look.quote }).click();
    await card.getByRole("link", { name: look.project }).click();
    await page.waitForURL(/\/dashboard\/projects\/./);
    await expect(page.getByRole("heading", { level: 1, name: look.sample })).toBeVisible();
    await page.reload();
    await ready(page);
    await expectNoAxeViolations(page);
    await card.getByRole("button", { name: look.finish }).click();
    await expect(card.getByRole("button", { name: look.finish })).toHaveCount(0);

    // It is in no list of theirs, before as after.
    await page.goto("/dashboard/jobs?tab=won");
    await ready(page);
    await expect(page.getByRole("heading", { name: look.none })).toBeVisible();
    await expect(card.getByRole("link", { name: look.project })).toBeVisible();
    await card.getByRole("button", { name: look.remove }).click();
    await expect(page.getByText(look.removed, { exact: true })).toBeVisible();
    await expect(card.getByRole("heading", { name: look.again })).toBeVisible();
    expect(await (await context.request.get("/api/v1/sample-project")).json()).toBeNull();
  });
