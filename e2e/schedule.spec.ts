import { randomUUID } from "node:crypto";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const PROFESSIONAL = "/profile/faisal.alotaibi";

test("a family books a visit from a professional's page, who confirms it", async ({ page, signInAs, signOut }) => {
  const place = `Street ${randomUUID().slice(-12)}`;
  await signInAs("homeowner");
  await page.goto(PROFESSIONAL);
  await ready(page);
  await page.getByRole("link", { name: "Book a visit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Book a visit with");
  await page.getByRole("button", { name: "Book the visit" }).click();
  await expect(page.getByText("Choose a time.")).toBeVisible();
  await page.locator(".slots label").last().click();
  await page.getByLabel("Place").fill(place);
  await page.getByRole("button", { name: "Book the visit" }).click();
  await expect(page).toHaveURL(/\/dashboard\/schedule\?view=day&day=/);
  await expect(page.getByRole("button", { name: new RegExp(`${place}.*Unconfirmed`) })).toBeVisible();
  const day = new URL(page.url()).search;

  await signOut();
  await signInAs("professional");
  // Another journey may have left the account in Arabic.
  await page.goto(`/dashboard/schedule${day}&lang=en`);
  await ready(page);
  await page.getByRole("button", { name: new RegExp(place) }).click();
  const visit = page.getByRole("dialog");
  await expect(visit.getByText(place)).toBeVisible();
  await visit.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("button", { name: new RegExp(place) })).toContainText("Confirmed");
});

test("a professional's page says how taken the coming weeks are, and a free time leads to its day", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await page.goto(`${PROFESSIONAL}?lang=en`);
  await ready(page);
  await page.getByRole("heading", { name: "Credentials" }).scrollIntoViewIfNeeded();
  const weeks = page.getByRole("region", { name: "Availability" });
  await expect(weeks.locator("[data-state]")).toHaveCount(12);
  await weeks.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/dashboard\/schedule\/book\/.+from=\d{4}-\d{2}-\d{2}/);
  await expect(page.locator(".slots label").first()).toBeVisible();
});

test("in Arabic on a phone: a visit is booked, moved and canceled", async ({ page, signInAs }) => {
  const place = `شارع ${randomUUID().slice(-12)}`;
  const visit = page.getByRole("button", { name: new RegExp(place) });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("homeowner");
  await page.goto(`${PROFESSIONAL}?lang=ar`);
  await ready(page);
  await page.getByRole("link", { name: "حجز زيارة" }).click();
  const slots = page.locator(".slots label");
  await slots.nth(1).click();
  await page.getByLabel("المكان").fill(place);
  await page.getByRole("button", { name: "حجز الزيارة" }).click();
  await visit.filter({ hasText: "بانتظار التأكيد" }).click();
  await page.getByRole("link", { name: "تغيير الموعد" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("موعد آخر مع");
  await slots.nth(3).click();
  await page.getByRole("button", { name: "اقتراح هذا الموعد" }).click();
  await visit.filter({ hasText: "بانتظار التأكيد" }).click();
  await page.getByRole("button", { name: "إلغاء الزيارة" }).click();
  await page.getByLabel("السبب").fill("سافرنا");
  await page.getByRole("button", { name: "إلغاء الزيارة" }).click();
  await expect(visit.filter({ hasText: "ملغاة" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a calendar has a secret address that its owner ends, and takes a file", async ({ page, signInAs, request }) => {
  await signInAs("professional");
  await page.goto("/dashboard/schedule/calendars");
  await ready(page);
  await page.getByRole("button", { name: "Make an address" }).click();
  const box = page.getByLabel("Secret address");
  const { pathname } = new URL(await box.inputValue());
  const answer = await request.get(pathname);
  expect([answer.status(), answer.headers()["referrer-policy"], answer.headers()["cache-control"]]).toEqual([200, "no-referrer", "private, no-store"]);
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.getByRole("button", { name: "Turn off this address" }).click();
  await expect(box).toHaveCount(0);
  expect((await request.get(pathname)).status()).toBe(404);
  expect((await request.get("/calendars/%00/diwan.ics")).status()).toBe(404);

  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a", "SUMMARY:Nowhere in time", "END:VEVENT", "END:VCALENDAR", ""];
  const file = { name: "mine.ics", mimeType: "text/calendar", buffer: Buffer.from(lines.join("\r\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("Row 3:")).toContainText("has no start.");
});

test("a number of the working hours can be emptied and typed anew", async ({ page, signInAs }) => {
  await signInAs("professional");
  await page.goto("/dashboard/schedule/hours?lang=en");
  await ready(page);
  const length = page.getByLabel("Visit length (minutes)");
  await length.fill("");
  await expect(length).toHaveValue("");
  await length.pressSequentially("45");
  await expect(length).toHaveValue("45");
});
