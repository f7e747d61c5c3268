import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, type Role, test } from "./support/test.ts";

const HOMES: Record<Role, { path: string; name: { en: string; ar: string }; lead: { en: RegExp; ar: RegExp } }> = {
  homeowner: { path: "/dashboard", name: { en: "Reem Alharbi", ar: "ريم الحربي" }, lead: { en: /answers? to your requests/, ar: /على طلباتك/ } },
  professional: { path: "/dashboard/professional", name: { en: "Faisal Alotaibi", ar: "فيصل العتيبي" }, lead: { en: /waiting for your answer/, ar: /ردك/ } },
  vendor: {
    path: "/vendor",
    name: { en: "Noura Alqahtani", ar: "نورة القحطاني" },
    lead: { en: /awaiting your answer|No new requests/, ar: /ردك|لا طلبات جديدة/ },
  },
  admin: { path: "/dashboard", name: { en: "Sami Aldossary", ar: "سامي الدوسري" }, lead: { en: /things? needs? your attention/, ar: /بانتظارك/ } },
};

for (const [role, { path, name, lead }] of Object.entries(HOMES) as [Role, (typeof HOMES)[Role]][]) {
  test(`the ${role} is at home in both languages, and every place beside it opens`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("heading", { level: 1, name: `Hello, ${name.en}` })).toBeVisible();
    await expect(page.getByText(lead.en).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Next steps" })).toBeVisible();
    await ready(page);
    await expectNoAxeViolations(page);
    const places = await page.locator(".dash-shell > .side nav a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(places.length).toBeGreaterThan(7);
    for (const place of places) {
      const answer = await page.request.get(place);
      expect(answer.status(), place).toBe(200);
      expect(new URL(answer.url()).pathname, place).not.toMatch(/login|role-mismatch|onboarding/);
    }

    await page.goto(`${path}?lang=ar`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1, name: `أهلًا ${name.ar}` })).toBeVisible();
    await expect(page.getByText(lead.ar).first()).toBeVisible();
  });
}

test("what a homeowner made in the studio is found again, from the first page and from the rail", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await page.goto("/dashboard?lang=en");
  await ready(page);
  // the project whose bids have arrived is first
  await expect(page.getByRole("link", { name: "Compare the bids" })).toBeVisible();
  await page.locator(".side").first().getByRole("link", { name: "Studio" }).click();
  await expect(page).toHaveURL("/dashboard/studio");
  await expect(page.getByRole("link", { name: "Living room, calmer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "A calm bedroom" })).toBeVisible();
  await expect(page.getByRole("link", { name: "المجلس بإضاءة المساء" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("navigation", { name: "Studio modes" }).getByRole("link", { name: "Interior creator" }).click();
  await expect(page).toHaveURL("/ai-interior-creator");
});

test("aliases lead to each area, which is for its own role", async ({ page, signInAs }) => {
  await signInAs("professional");
  await page.goto("/professional-dashboard");
  await expect(page).toHaveURL("/dashboard/professional");
  await page.goto("/vendor-dashboard");
  await expect(page).toHaveURL(/\/role-mismatch\?from=%2Fvendor/);
  await signInAs("homeowner");
  await page.goto("/dashboard/professional");
  await expect(page).toHaveURL(/\/role-mismatch/);
  // Admins look in at the vendor area; what is a vendor's alone says so once, and sends nobody in a circle.
  await signInAs("admin");
  for (const [address, status] of Object.entries({ "/vendor": 200, "/vendor-onboarding": 403, "/dashboard/claims": 403 }))
    expect((await page.request.get(address)).status(), address).toBe(status);
});

test("a vendor opens a request from the first page and reads the weeks as figures", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/vendor?lang=en");
  await ready(page);
  await expect(page.getByRole("table", { name: "Your listings in the directory" }).getByRole("row")).not.toHaveCount(1);
  await page.getByRole("button", { name: "Show as a table" }).click();
  await expect(page.getByRole("table", { name: "The last 12 weeks" }).getByRole("row")).toHaveCount(13);
  // One that was answered: opening a new one would mark it as seen, which other tests count on.
  await page
    .getByRole("link", { name: /Answered/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/vendor\/quotes\?open=/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a homeowner follows up a request that they sent", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  await page.goto("/dashboard?lang=en");
  await ready(page);
  await page.getByRole("link", { name: "My quote requests" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My quote requests" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole("link", { name: /^Open the request to / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "View vendor" })).toBeVisible();
  await expect(dialog.getByRole("combobox")).toHaveCount(0);
});

test("a new account sees what to begin with, and asks for its mail again", async ({ page, context, baseURL }) => {
  const { email } = await newcomer(context, baseURL ?? "");
  await page.goto("/dashboard?lang=en");
  await ready(page);
  const steps = page.locator("ol.next-steps");
  await expect(steps.getByRole("link", { name: /Confirm your email address/ })).toBeVisible();
  await expect(steps.getByRole("link", { name: /Save vendors you like/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "See your own room in a new style" })).toBeVisible();
  await expect(page.getByRole("slider", { name: /drag to compare/ })).toBeVisible();
  await expect(page.getByText("Find a vendor and request a quote: the answers appear here.")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(`The link is on its way to ${email}`)).toBeVisible();
});

test("a new professional reads of customers, not of vendors to write to", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "", { role: "professional" });
  await page.goto("/dashboard/messages?lang=en");
  await expect(page.getByText("Messages from customers appear here.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Browse vendors" })).toHaveCount(0);
});

test("on a phone four places are below, and all of them behind More", async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("homeowner");
  await page.goto("/dashboard?lang=ar");
  await ready(page);
  await expect(page.locator(".dash-top").getByRole("link", { name: "ديوان" })).toBeVisible();
  const bar = page.getByRole("navigation", { name: "الصفحات" });
  await expect(bar.getByRole("link")).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await bar.getByRole("link", { name: "المشاريع" }).click();
  await expect(page).toHaveURL("/dashboard/projects");
  await expect(page.getByRole("heading", { name: "المشاريع", level: 1 })).toBeVisible();
  await bar.getByRole("button", { name: "المزيد" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("link", { name: "الإعدادات" })).toBeVisible();
  await drawer.getByRole("link", { name: "الرئيسية" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(drawer).toBeHidden();
});
