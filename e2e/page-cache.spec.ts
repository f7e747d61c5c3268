import { expect, test } from "./support/test.ts";

type Card = { id: string; slug: string };

test("visitors get cached pages whose scripts still run", async ({ page, request }) => {
  const first = await request.get("/vendors?utm_source=somewhere");
  expect(first.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  const again = await request.get("/vendors", { headers: { "if-none-match": first.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  // The watch of every test fails on a blocked script.
  await page.goto("/vendors");
  await expect(page.locator("h1")).toBeVisible();
});

test("a signed-in person gets a page of their own", async ({ context, signInAs }) => {
  await signInAs("homeowner");
  const page = await context.request.get("/vendors");
  expect(page.headers()["cache-control"]).toBe("private, no-store");
  expect(page.headers()["content-security-policy"]).toContain("'nonce-");
});

test("a change by an admin reaches visitors at once", async ({ context, request, baseURL, signInAs }) => {
  const { items } = (await (await request.get("/api/v1/vendors?page=3")).json()) as { items: Card[] };
  const { id, slug } = items[7] ?? { id: "", slug: "" };
  const address = `/vendors/${encodeURIComponent(slug)}`;
  expect((await request.get(address)).status()).toBe(200);
  await signInAs("admin");
  const description = `Written by a test at ${Date.now()}.`;
  const edit = (await (await context.request.get(`/api/v1/admin/vendors/${id}`)).json()) as { version: string };
  const answer = await context.request.patch(`/api/v1/admin/vendors/${id}`, {
    headers: { origin: baseURL ?? "" },
    data: { version: edit.version, changes: { description } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect.poll(async () => (await request.get(address)).text()).toContain(description);
});
