import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

type Line = { unitPrice: number | null };
type Quotation = { content: { groups: { lines: Line[] }[] }; version: number; client: { name: string } };

/** Calls of the API as the signed-in person. */
const callsOf = (request: APIRequestContext, origin: string) => async (method: "get" | "post" | "patch" | "put", path: string, data?: object) => {
  const answer = await request[method](`/api/v1${path}`, { headers: { origin }, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

test("a family opens its brief to all that fit, a professional finds it and bids, the bids are compared and one is awarded", async ({
  page,
  context,
  baseURL,
  signInAs,
}) => {
  const call = callsOf(context.request, baseURL ?? "");
  await newcomer(context, baseURL ?? "");
  const title = `Guest majlis ${randomUUID().slice(0, 6)}`;
  const { id: project } = await call("post", "/projects", { idempotencyKey: randomUUID(), title, work: "renovation", rooms: ["majlis"] });
  const items = [
    { id: randomUUID(), roomId: null, name: "Oak floor", quantity: 30, unit: "m2", note: null },
    { id: randomUUID(), roomId: null, name: "Curtains", quantity: 1, unit: "set", note: null },
  ];
  await call("patch", `/projects/${project}/brief`, { revision: 0, changes: { property: "villa", city: "Riyadh", items } });
  await call("post", `/projects/${project}/place`, {});
  await page.goto(`/dashboard/projects/${project}`);
  await ready(page);
  await expect(page.getByText("1 set", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Ask professionals for bids" }).click();
  await page.getByText("Everyone who fits").click();
  await page.getByText("Architect", { exact: true }).click();
  await page.getByRole("button", { name: "Send to bidders" }).click();
  await expect(page.getByRole("heading", { name: "Sealed bids" })).toBeVisible();
  const address = page.url();
  const family = await context.cookies();

  await context.clearCookies();
  await signInAs("professional");
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: title }).click();
  for (const fact of ["Renovation", "Villa"]) await expect(page.getByRole("definition").filter({ hasText: fact })).toBeVisible();
  await page.getByRole("link", { name: "Write a bid" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  const quotation = new URL(page.url()).pathname.split("/").at(-1);
  const { content, version, client }: Quotation = await call("get", `/quotations/${quotation}`);
  const groups = content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, unitPrice: 400_00 })) }));
  const saved = await call("put", `/quotations/${quotation}`, {
    version,
    client: { name: client.name, email: "" },
    content: { ...content, groups },
    notes: {},
  });
  await call("post", `/quotations/${quotation}/send`, { version: saved.version });

  await page.goto("about:blank");
  await context.clearCookies();
  await context.addCookies(family);
  await page.goto(address);
  await ready(page);
  await page.getByRole("button", { name: "Open the bids now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open the bids now" }).click();
  // A slip of the hand turns nobody down.
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("dialog").getByText(/^A polite decline goes to/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Award", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Compare line by line" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1 bid");
  const pdf = await page.request.get((await page.getByRole("link", { name: "PDF" }).getAttribute("href")) ?? "");
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  await page.getByRole("button", { name: "Award" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Award" }).click();
  await expect(page.getByText(/^Awarded to/).first()).toBeVisible();
  await page.goto(`/dashboard/projects/${project}`);
  await expect(page.locator("#bids .bid-rows").getByText("Awarded")).toBeVisible();
});

test("from a professional's page to a project on which they are invited, reminded and joined by another, in Arabic on a phone", async ({
  page,
  context,
  baseURL,
}) => {
  const call = callsOf(context.request, baseURL ?? "");
  await page.setViewportSize({ width: 390, height: 844 });
  await newcomer(context, baseURL ?? "");
  await page.goto("/profile/lama.alshammari?lang=ar");
  await ready(page);
  await page.getByRole("link", { name: "دعوة إلى مشروع" }).click();
  await expect(page.getByRole("heading", { name: "ليس لديك مشروع بعد" })).toBeVisible();

  const { id } = await call("post", "/projects", { idempotencyKey: randomUUID(), title: "مجلس الضيوف", work: "renovation", rooms: ["majlis"] });
  const items = [{ id: randomUUID(), roomId: null, name: "باركيه", quantity: 30, unit: "m2", note: null }];
  await call("patch", `/projects/${id}/brief`, { revision: 0, changes: { property: "villa", city: "Riyadh", items } });
  await call("post", `/projects/${id}/place`, {});
  await page.reload();
  await ready(page);
  await page.getByRole("link", { name: "مجلس الضيوف" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "طلب عروض" })).toBeVisible();
  await expect(page.getByRole("list", { name: "من تدعوهم" }).getByRole("button")).toHaveCount(1);
  await page.getByRole("button", { name: "إرسال إلى مقدّمي العروض" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "مجلس الضيوف" })).toBeVisible();

  // Silent: reminded by the keyboard, and the focus stays.
  await page.getByRole("button", { name: "تذكير" }).press("Enter");
  await expect(page.getByRole("button", { name: /^أُرسل التذكير/ })).toBeFocused();
  await page.getByRole("button", { name: "دعوة آخرين" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("البحث بالاسم").fill("فيصل العتيبي");
  await dialog.getByRole("button", { name: "دعوة فيصل العتيبي" }).click();
  await dialog.getByRole("button", { name: "إرسال إلى مقدّمي العروض" }).click();
  await expect(page.locator(".job-invited li")).toHaveCount(2);

  // A third from their own page, to the request that is open; who is on it already is said.
  const { items: directory } = (await call("get", "/professionals")) as { items: { path: string }[] };
  const third = directory.find(({ path }) => !/lama\.alshammari|faisal\.alotaibi/.test(path));
  const invitingFrom = async (path: string) => {
    await page.goto(path);
    await ready(page);
    await page.getByRole("link", { name: "دعوة إلى مشروع" }).click();
    await expect(page.getByRole("heading", { name: "طلب مفتوح" })).toBeVisible();
  };
  await invitingFrom(third?.path ?? "");
  await page.getByRole("button", { name: "دعوة مجلس الضيوف", exact: true }).click();
  await expect(page.getByText("سبقت دعوته")).toBeVisible();
  await expectNoAxeViolations(page);
  await invitingFrom("/profile/lama.alshammari");
  await expect(page.getByText("سبقت دعوته")).toBeVisible();
  await page.goto(`/dashboard/projects/${id}`);
  await ready(page);
  await expect(page.locator("#bids .quiet")).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
