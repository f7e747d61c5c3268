import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { inSms } from "./support/sms.ts";
import { expect, test } from "./support/test.ts";

const PHOTO = "demo/media/majlis-art_deco-2.webp";

const ownProfile = async (page: Page) => (await (await page.request.get("/api/v1/account/me")).json()) as { id: string; name: string };
/** The account's menu shows once the viewer is known: by then the page is hydrated. */
const settled = (page: Page) => expect(page.locator(".account button").first()).toBeVisible({ timeout: 30_000 });

test("a username is checked while it is typed, and a photo is cropped by keyboard", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  const { id } = await ownProfile(page);
  await page.goto("/dashboard/profile");
  await settled(page);
  const username = page.getByLabel("Username");
  await username.fill("Faisal.Alotaibi");
  await expect(page.getByText("This username is taken")).toBeVisible();
  await username.fill(`hala.${id.slice(-8)}`);
  await expect(page.getByText("This username is available")).toBeVisible();
  await username.fill("admin");
  await username.blur();
  await expect(page.getByText("This username isn’t available")).toBeVisible();

  await page.getByLabel("Choose a photo").setInputFiles(PHOTO);
  const dialog = page.getByRole("dialog", { name: "Crop your photo" });
  await expect(dialog.locator(".crop-area img")).toBeVisible();
  await dialog.getByRole("group", { name: "Visible part of the photo" }).focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.press("ArrowLeft");
  await dialog.getByLabel("Zoom").fill("2");
  await dialog.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByText("Photo saved")).toBeVisible();
  await expect(dialog).toBeHidden();
  const shown = page.locator(".avatar-field .avatar img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([320, 320]);
  await expect(page.locator(".account .avatar img")).toBeVisible();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByText("Photo removed")).toBeVisible();
  await expect(page.locator(".account .avatar img")).toHaveCount(0);
});

test("errors show next to their fields, leaving asks first, and a code verifies the phone", async ({ page, context, baseURL, allowProblem }) => {
  allowProblem(/status of 422/);
  await newcomer(context, baseURL ?? "");
  await page.goto("/dashboard/profile");
  await settled(page);
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill("12");
  await page.getByRole("textbox", { name: "About you" }).fill("We restore a courtyard house.");
  await page.getByLabel("Instagram").fill("https://evil.example/me");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Enter a valid phone number")).toBeVisible();
  await expect(page.getByText("Enter a link to this network")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "About you" })).toHaveValue("We restore a courtyard house.");
  const digits = String(randomInt(1_000_000, 9_999_999));
  await phone.fill(`055 ${digits.slice(0, 3)} ${digits.slice(3)}`);
  await page.getByLabel("Instagram").fill("@hala.house");
  await page.getByRole("checkbox", { name: "Contemporary" }).check();
  await page.getByRole("link", { name: "View profile" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  await expect(page.getByLabel("Instagram")).toHaveValue("https://www.instagram.com/hala.house");
  await expect(phone).toHaveValue(`+96655${digits}`);

  await page.getByRole("button", { name: "Verify this number" }).click();
  const verify = page.getByRole("dialog", { name: "Verify your phone" });
  await verify.getByLabel("Code").fill("abc");
  await verify.getByRole("button", { name: "Confirm" }).click();
  await expect(verify.getByText("Incorrect code")).toBeVisible();
  await verify.getByLabel("Code").fill(await inSms(`+96655${digits}`, /(\d{6}) is your Diwan code/));
  await verify.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your phone number is verified")).toBeVisible();
  await expect(page.getByText(/^Verified on /)).toBeVisible();
});

test("a homeowner's page is private until they open it, and the phone stays", async ({ page, context, baseURL, allowProblem, browser }) => {
  allowProblem(/status of 404/);
  await newcomer(context, baseURL ?? "");
  const { id, name } = await ownProfile(page);
  const saved = await page.request.patch(`/api/v1/profiles/${id}`, {
    headers: { origin: baseURL ?? "" },
    data: { version: 1, changes: { phone: "0550009077", bio: "We restore a courtyard house." } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const visitor = await browser.newPage();
  expect((await visitor.goto(`${baseURL}/profile/${id}`))?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "Profile not found" })).toBeVisible();
  await page.goto("/privacy-settings");
  await expect(page).toHaveURL(/\/dashboard\/settings\/privacy$/);
  await settled(page);
  await page.getByLabel("Who can open it").selectOption("everyone");
  await expect(page.getByText("Saved: Your profile page, Everyone, including search engines")).toBeVisible();
  expect((await visitor.goto(`${baseURL}/profile/${id}`))?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { name })).toBeVisible();
  await expect(visitor.getByText("We restore a courtyard house.")).toBeVisible();
  expect(await visitor.content()).not.toContain("550009077");
  await visitor.close();
});

test("two windows: the second sees the conflict, and typed values stay", async ({ page, context, baseURL, allowProblem }) => {
  allowProblem(/status of 409/);
  await newcomer(context, baseURL ?? "");
  const { id } = await ownProfile(page);
  await page.goto(`/edit-profile/${id}`);
  await settled(page);
  const other = await context.newPage();
  await other.goto("/dashboard/homeowner/profile");
  await settled(other);
  await other.getByLabel("Address").fill("Old street");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("Profile saved")).toBeVisible();
  await page.getByLabel("Address").fill("New street");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "This has changed in the meantime" })).toBeVisible();
  await page.getByRole("button", { name: "Keep my changes" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("New street");
});

test("in Arabic: service areas by search, and the page of a professional", async ({ page, context, signInAs }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: test.info().project.use.baseURL ?? "" }]);
  await page.goto("/profile/nouf.najd");
  await expect(page.getByRole("heading", { level: 1, name: "نوف العتيبي" })).toBeVisible();
  await expect(page.getByText("تصميم داخلي", { exact: true })).toBeVisible();
  await expect(page.getByText("منطقة القصيم")).toBeVisible();
  await expectNoAxeViolations(page);
  await signInAs("professional");
  await page.goto("/dashboard/professional/profile");
  await settled(page);
  const areas = page.getByRole("searchbox", { name: "ابحث عن منطقة أو مدينة" });
  await areas.fill("ابها");
  await page.getByRole("checkbox", { name: "أبها", exact: true }).press("Space");
  await expect(page.getByRole("button", { name: "إزالة أبها" })).toBeVisible();
  await expect(page.getByText("تغيير واحد غير محفوظ")).toBeVisible();
  await page.getByRole("button", { name: "تجاهل", exact: true }).click();
  await expect(page.getByText("كل شيء محفوظ")).toBeVisible();
});

test("addresses that lead on, and doors that stay closed", async ({ page, signInAs, allowProblem }) => {
  allowProblem(/status of 404/);
  const visit = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })) as Awaited<ReturnType<typeof page.request.get>>;
  const leads = async (path: string) => [(await visit(path)).status(), (await visit(path)).headers()["location"]];
  expect(await leads("/user/lama.alshammari?lang=ar")).toEqual([301, "/profile/lama.alshammari?lang=ar"]);
  expect(await leads("/professionals/profile/lama.alshammari")).toEqual([301, "/profile/lama.alshammari"]);
  expect((await visit("/profile/not-found")).status()).toBe(404);
  expect(await leads("/account")).toEqual([302, "/login?redirect=%2Faccount"]);
  const { id: stranger } = await (await page.request.get("/api/v1/profiles/lama.alshammari")).json();
  await signInAs("homeowner");
  const { id } = await ownProfile(page);
  expect(await leads("/profile")).toEqual([302, `/profile/${id}`]);
  expect(await leads("/account")).toEqual([302, `/profile/${id}`]);
  expect((await visit(`/edit-profile/${stranger}`)).status()).toBe(404);
  for (const path of ["/dashboard/professional/profile", "/dashboard/vendor/profile", "/vendor/profile"])
    expect((await leads(path))[1], path).toBe(`/role-mismatch?from=${encodeURIComponent(path)}`);
  expect((await visit("/dashboard/homeowner/profile")).status()).toBe(200);
});
