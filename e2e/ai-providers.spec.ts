import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { type FakeProvider, fakeProvider, keyOf } from "#app/features/studio/ai-providers/testing/fake-providers.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const room = new URL("../demo/media/bathroom-bohemian-1.webp", import.meta.url);
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const toast = (page: Page) => page.getByRole("region", { name: /Notifications|الإشعارات/ });

let fake: FakeProvider;
test.beforeAll(async () => {
  fake = await fakeProvider("openai_compatible", await readFile(room));
});
test.afterAll(() => fake.close());

/** The button works as soon as the page is alive. */
async function openDialog(page: Page, button: string) {
  await expect(async () => {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** A picture by the provider, asked for as the studio does; removed at once. */
async function redesign(request: APIRequestContext, baseURL: string, engine: string): Promise<Record<string, unknown>> {
  const headers = { origin: baseURL };
  const photo = { name: "room.webp", mimeType: "image/webp", buffer: await readFile(room) };
  const { id } = await (await request.post("/api/v1/redesigns", { headers, multipart: { photo } })).json();
  const begun = await request.post(`/api/v1/redesigns/${id}/pictures`, { headers, data: { style: "najdi", engine, prompt: "more light", consent: true } });
  expect(begun.status(), await begun.text()).toBe(201);
  let picture: Record<string, unknown> = {};
  await expect(async () => {
    [picture] = (await (await request.get(`/api/v1/redesigns/${id}`)).json()).pictures;
    expect(["done", "failed"]).toContain(picture.state);
  }).toPass();
  expect((await request.delete(`/api/v1/redesigns/${id}`, { headers, data: {} })).ok()).toBe(true);
  return picture;
}

test("an admin adds a provider, tests it, and sees what it made", async ({ page, signInAs, allowProblem, baseURL }) => {
  allowProblem(/status of 422/);
  await signInAs("admin");
  await page.goto("/admin/ai?lang=en");
  const name = unique("Own server");
  const dialog = page.getByRole("dialog");
  const row = page.getByRole("table", { name: "AI providers" }).getByRole("row", { name });

  await openDialog(page, "Add provider");
  await dialog.getByLabel("Kind").selectOption({ label: "OpenAI-compatible" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This kind needs an address")).toBeVisible();
  await expect(dialog.getByText("This kind needs the name of a model")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Address").fill(fake.url);
  await dialog.getByLabel("Model", { exact: true }).fill("some-model");
  await dialog.getByLabel("Key", { exact: true }).fill("a-wrong-key-for-now");
  await dialog.getByLabel("Price per picture in US dollars").fill("0.05");
  await dialog.getByRole("checkbox", { name: "from words" }).uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("Provider added");
  await expect(row).toContainText("••••");
  await expect(row).toContainText("US$0.05");

  await row.getByRole("button", { name: `Test connection to ${name}` }).click();
  await expect(toast(page)).toContainText("The key is missing or was not accepted");
  await expect(row).toContainText("The key is missing or was not accepted");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await dialog.getByLabel("Key", { exact: true }).fill(keyOf("openai_compatible"));
  await dialog.getByRole("button", { name: "Save" }).click();
  await row.getByRole("button", { name: `Test connection to ${name}` }).click();
  await expect(toast(page)).toContainText(`${name} responded`);

  const { providers } = await (await page.request.get("/api/v1/admin/ai-providers")).json();
  const { id } = providers.find((provider: { name: string }) => provider.name === name);
  expect(await redesign(page.request, baseURL ?? "", id)).toMatchObject({ state: "done", engine: id, engineName: name, model: "some-model" });
  expect(fake.photos).toHaveLength(1);
  await page.reload();
  const used = page.getByRole("table", { name: "Usage by day and provider" }).getByRole("row", { name });
  await expect(used).toContainText("US$0.05");

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await dialog.getByRole("button", { name: "Really remove?" }).click();
  await expect(toast(page)).toContainText("Provider removed");
  await expect(row).toBeHidden();
});

test("in Arabic, on a phone", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/ai?lang=ar");
  await expect(page.getByRole("heading", { name: "الإدارة · مزودو الذكاء الاصطناعي" })).toBeVisible();
  await openDialog(page, "إضافة مزود");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("المفتاح", { exact: true })).toBeVisible();
  await dialog.getByLabel("سعر الصورة بالدولار الأمريكي").fill("كثير");
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(dialog.getByText("أدخل مبلغًا")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
