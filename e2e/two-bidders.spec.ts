import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const callsOf = (request: APIRequestContext, origin: string) => async (method: "get" | "post" | "patch", path: string, data?: object) => {
  const answer = await request[method](`/api/v1${path}`, { headers: { origin }, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** Opens the job, writes a price for its one item and sends the bid. */
async function bid(page: Page, jobId: string, write: string, riyals: string): Promise<void> {
  await page.goto(`/dashboard/jobs/${jobId}`);
  await ready(page);
  // Neither who asks nor how to reach them.
  await expect(page.getByText(/Secret Street|\+966/)).toHaveCount(0);
  await page.getByRole("link", { name: write }).click();
  const line = page.locator(".ln").first();
  await line.locator("textarea").first().click();
  await line.locator('[id$="-price"]').fill(riyals);
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(".quo.sent")).toBeVisible();
}

const LOOKS = [
  {
    ...{ lang: "en", screen: "a desk", size: { width: 1440, height: 900 }, write: "Write a bid", sealed: "Sealed bids", open: "Open the bids now" },
    ...{ compare: "Compare line by line", award: "Award", confirm: "Award", awarded: /^Awarded to/, won: "Won", lost: "Not chosen" },
  },
  {
    ...{ lang: "ar", screen: "a phone", size: { width: 390, height: 844 }, write: "كتابة عرض", sealed: "عروض مغلقة", open: "فتح العروض الآن" },
    ...{ compare: "مقارنة بندًا بندًا", award: "ترسية", confirm: "تأكيد الترسية", awarded: /^تمت الترسية على/, won: "فزت به", lost: "لم يُختر" },
  },
] as const;

for (const look of LOOKS)
  test(`in ${look.lang} on ${look.screen}: a family asks two bidders, reads nothing until it opens the bids, compares them and awards one`, async ({
    page,
    context,
    baseURL,
    signInAs,
  }) => {
    test.slow();
    const call = callsOf(context.request, baseURL ?? "");
    await page.setViewportSize(look.size);
    const speak = () => context.addCookies([{ name: "lang", value: look.lang, url: baseURL ?? "" }]);
    const become = async (cookies: () => Promise<unknown>) => {
      await page.goto("about:blank");
      await context.clearCookies();
      await cookies();
      await speak();
    };
    await become(() => signInAs("vendor"));
    const { names } = await call("get", "/quotations/sources");
    const vendor = names.find(({ vendorId }: { vendorId: string | null }) => vendorId);
    await become(() => signInAs("professional"));
    const { id: professional } = (await call("get", "/profiles/faisal.alotaibi")) as { id: string };

    await become(() => newcomer(context, baseURL ?? ""));
    const family = await context.cookies();
    const title = `${look.lang === "ar" ? "مجلس" : "Majlis"} ${randomUUID().slice(0, 6)}`;
    const { id: project } = await call("post", "/projects", { idempotencyKey: randomUUID(), title: "Our own words", work: "renovation", rooms: ["majlis"] });
    const items = [{ id: randomUUID(), roomId: null, name: title, quantity: 30, unit: "m2", note: null }];
    await call("patch", `/projects/${project}/brief`, { revision: 0, changes: { property: "villa", city: "Riyadh", street: "Secret Street 7", items } });
    await call("post", `/projects/${project}/place`, {});
    const lastDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const fields = { projectId: project, title, kind: "invited", professionals: [professional], vendors: [vendor.vendorId], lastDay, isSealed: true };
    const { id: job } = await call("post", "/requests", { ...fields, idempotencyKey: randomUUID() });
    await call("post", `/requests/${job}/send`, {});

    await become(() => signInAs("professional"));
    await bid(page, job, look.write, "400");
    await become(() => signInAs("vendor"));
    await bid(page, job, look.write, "380");

    await become(() => context.addCookies(family));
    await page.goto(`/dashboard/jobs/${job}`);
    await ready(page);
    await expect(page.getByRole("heading", { name: look.sealed })).toBeVisible();
    await expect(page.getByText(/13,800|13,110/)).toHaveCount(0);
    await page.getByRole("button", { name: look.open }).click();
    await page.getByRole("dialog").getByRole("button", { name: look.open }).click();
    await page.getByRole("link", { name: look.compare }).click();
    // The page before has the same buttons.
    await page.waitForURL(/\/compare/);
    // 30 m² with VAT, of both.
    await expect(page.getByText("13,800").first()).toBeAttached();
    await expect(page.getByText("13,110").first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: look.award, exact: true }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: look.confirm }).click();
    await expect(page.getByText(look.awarded).first()).toBeVisible();

    const states: string[] = [];
    for (const bidder of ["professional", "vendor"] as const) {
      await become(() => signInAs(bidder));
      const { bidder: own } = await call("get", `/requests/${job}`);
      states.push(own.bid.status);
      // Only who won may call.
      expect(own.contact !== null).toBe(own.bid.status === "accepted");
      await page.goto(`/dashboard/jobs/${job}`);
      await ready(page);
      await expect(page.getByText(own.bid.status === "accepted" ? look.won : look.lost, { exact: true }).first()).toBeVisible();
    }
    expect(states.sort()).toEqual(["accepted", "declined"]);
  });
