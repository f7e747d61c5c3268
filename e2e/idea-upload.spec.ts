import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const PHOTOS = ["demo/media/living_room-bohemian-1.webp", "demo/media/bathroom-art_deco-2.webp"];
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const toast = (page: Page) => page.getByRole("region", { name: /Notifications|الإشعارات/ });

async function inLanguage(page: Page, language: string, address: string) {
  await page.context().addCookies([{ name: "lang", value: language, url: test.info().project.use.baseURL ?? "" }]);
  await page.goto(address);
  await ready(page);
}

test("an editor uploads an idea with photographs: errors, a failure that preserves the form, a success that clears it", async ({
  page,
  signInAs,
  allowProblem,
}) => {
  allowProblem(/status of (422|500)/);
  await signInAs("admin");
  await inLanguage(page, "en", "/admin/design-ideas-upload");
  await expect(page.getByRole("heading", { name: "Design Ideas Upload", level: 1 })).toBeVisible();
  const submit = page.getByRole("button", { name: "Upload Design Idea" });
  await submit.click();
  for (const text of ["Title is required", "Style is required", "Room type is required"]) await expect(page.getByText(text)).toBeVisible();
  const title = page.getByLabel("Title", { exact: true });
  await expect(title).toBeFocused();

  const name = unique("Evening majlis");
  await title.fill(name);
  await page.getByLabel("Description", { exact: true }).fill("Cedar, sadu and a low light");
  await page.getByLabel("Style").selectOption("traditional");
  await page.getByLabel("Room Type").selectOption("majlis");
  await expect(page.getByText("Title is required")).toBeHidden();

  const drop = page.getByLabel(/Choose photos|Add more photos/);
  const disguised = { name: "room.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a photograph at all") };
  await drop.setInputFiles(PHOTOS);
  await drop.setInputFiles(disguised);
  const photos = page.getByRole("list", { name: "Photos in order" });
  await expect(photos.getByRole("listitem")).toHaveCount(3);
  await expect(photos.getByRole("alert")).toContainText("Only JPEG, PNG, WebP and AVIF images can be used");
  await photos.getByRole("button", { name: "Remove Image 3" }).click();
  await expect(photos.getByRole("progressbar")).toHaveCount(0);
  const first = () => photos.getByRole("img").first().getAttribute("src");
  const before = await first();
  await photos.getByRole("button", { name: "Move photo 2 earlier" }).click();
  expect(await first()).not.toBe(before);
  await expect(photos.getByText("Cover")).toHaveCount(1);

  await page.getByRole("button", { name: "Orange" }).click();
  await page.getByRole("button", { name: "Purple" }).click();
  await page.getByRole("button", { name: "Purple", exact: true }).click();
  const suggested = page.getByRole("group", { name: "From the photos" }).getByRole("button").first();
  await suggested.click();
  await expect(suggested).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("list", { name: "Chosen colors" }).getByRole("listitem")).toHaveCount(2);

  const tag = page.getByLabel("New tag");
  for (const word of ["sadu", " sadu ", "   "]) {
    await tag.fill(word);
    await tag.press("Enter");
  }
  await tag.fill("cedar");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const tags = page.getByRole("list", { name: "Tags of the idea" });
  await expect(tags.getByRole("listitem")).toHaveText(["sadu", "cedar"]);
  await tags.getByRole("button", { name: "Remove cedar" }).click();
  await page.getByLabel("Estimated Cost (SAR)").fill("٥٬٠٠٠");
  await page.getByLabel("Time Estimate").fill("2-3 weeks");
  await page.getByText("Hard", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toContainText(name);
  await expectNoAxeViolations(page);

  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/rpc/ideasAdmin/create", async (route) => {
    await gate;
    await route.fulfill({ status: 500, body: "{}", contentType: "application/json" });
  });
  await submit.click();
  await expect(page.getByRole("button", { name: "Uploading..." })).toBeDisabled();
  answer();
  await expect(toast(page)).toContainText("Failed to upload design idea");
  await expect(title).toHaveValue(name);
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await page.unroute("**/rpc/ideasAdmin/create");

  // The draft survives a reload.
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("We restored your draft.")).toBeVisible();
  await expect(title).toHaveValue(name);
  await title.press("Control+Enter");
  await expect(toast(page)).toContainText("Design idea uploaded successfully!");
  const address = await toast(page).getByRole("link").getAttribute("href");
  expect(address).toMatch(/^\/ideas\/evening-majlis-/);
  await expect(title).toHaveValue("");
  await expect(title).toBeFocused();
  await expect(page.getByLabel("Estimated Cost (SAR)")).toHaveValue("");
  for (const list of ["Photos in order", "Chosen colors", "Tags of the idea"]) await expect(page.getByRole("list", { name: list })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();

  await page.getByRole("link", { name: "All design ideas" }).click();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("2 photos");
  await row.getByRole("link", { name, exact: true }).click();
  await expect(page.getByLabel("Estimated Cost (SAR)")).toHaveValue("5000");
  await expectNoAxeViolations(page);
});

test("a content manager changes, hides, removes and restores an idea in Arabic", async ({ page, context, signInAs, baseURL, signOut }) => {
  const site = baseURL ?? "";
  const headers = { origin: site };
  const person = await newcomer(context, site);
  const me = (await (await context.request.get("/api/v1/account/me")).json()) as { id: string };
  await page.goto("/admin/design-ideas-upload");
  await expect(page).toHaveURL(/\/role-mismatch/);
  expect((await context.request.get("/api/v1/admin/design-ideas")).status()).toBe(403);
  await signOut();
  expect((await context.request.get("/api/v1/admin/design-ideas")).status()).toBe(401);
  await page.goto("/admin/design-ideas-upload?tab=history");
  await expect(page).toHaveURL(/\/login\?/);

  await signInAs("admin");
  const grant = await context.request.patch(`/api/v1/admin/users/${me.id}/permissions`, { headers, data: { permission: "content_manager", isGranted: true } });
  expect(grant.status(), await grant.text()).toBe(200);
  await signOut();
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email: person.email, password: person.password } });

  // The documented form, sent at once as any client may.
  const title = unique("Courtyard");
  const image = { name: "room.webp", mimeType: "image/webp", buffer: readFileSync(PHOTOS[0] ?? "") };
  const form = {
    title,
    description: "Stone",
    style: "modern",
    room_type: "outdoor",
    estimated_cost: "",
    difficulty_level: "easy",
    time_estimate: "2 weeks",
    image,
  };
  const made = await context.request.post("/api/v1/admin/design-ideas", { headers, multipart: form });
  expect(made.status(), await made.text()).toBe(201);
  const idea = (await made.json()) as { id: string; slug: string };
  expect(idea).toMatchObject({ image_generation_status: "completed", upload_source: "manual", estimated_cost: 0, author: { id: me.id } });

  await inLanguage(page, "ar", `/admin/design-ideas/${idea.id}`);
  const arabic = unique("فناء هادئ");
  const save = page.getByRole("button", { name: "حفظ التغييرات" });
  // Values typed before hydration are lost.
  await expect(async () => {
    await page.getByLabel("العنوان بالعربية").fill("");
    await page.getByLabel("العنوان بالعربية").fill(arabic);
    await expect(save).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel("العنوان", { exact: true }).fill("");
  await save.click();
  await expect(page.getByText("العنوان مطلوب")).toBeVisible();
  await page.getByLabel("العنوان", { exact: true }).fill(title);
  await save.click();
  await expect(toast(page)).toContainText("حُفظت فكرة التصميم");
  await page.getByRole("button", { name: "إلغاء النشر" }).click();
  await expect(toast(page)).toContainText("أُلغي النشر");

  await page.getByRole("link", { name: "كل أفكار التصميم" }).click();
  await page.getByRole("searchbox").fill(arabic);
  await expect(page).toHaveURL(/search=/);
  // The whole list has the row as well; what is selected there is dropped when the result arrives.
  await expect(page.getByRole("row")).toHaveCount(2);
  const row = page.getByRole("row", { name: arabic });
  await expect(row).toContainText("غير منشورة");
  await row.getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "نشر", exact: true }).click();
  await expect(row).not.toContainText("غير منشورة");
  await row.getByRole("button", { name: `نقل ${arabic} إلى سلة المحذوفات` }).click();
  await expect(toast(page)).toContainText("إلى سلة المحذوفات");
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/design-ideas/${idea.id}`);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await page.getByRole("button", { name: "استعادة" }).click();
  await expect(page.getByLabel("العنوان بالعربية")).toHaveValue(arabic);
});
