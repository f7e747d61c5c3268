import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

test("a piece goes from its page into the brief of a planned project, and another from a board into a project", async ({ page, context, baseURL }) => {
  const origin = baseURL ?? "";
  await newcomer(context, origin);
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`/api/v1${path}`, { headers: { origin }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  // By its name: among the newest stand the pieces that other journeys put on sale meanwhile.
  const addPiece = async (name: string) => {
    await page.getByRole("button", { name: "Add a piece" }).click();
    await page.getByRole("searchbox", { name: "Search the shop" }).fill(name);
    await page.getByRole("list", { name: "Pieces in the shop" }).getByRole("button", { name }).first().click();
  };
  const { items } = await (await page.request.get("/api/v1/products?lang=en")).json();
  const [sofa, other] = items as { slug: string; name: string }[];
  const { id } = await post("/projects", { idempotencyKey: crypto.randomUUID(), title: "Our hall", rooms: ["majlis"] });

  await page.goto(`/products/${sofa?.slug}?lang=en`);
  await ready(page);
  await page.locator(".pd-r").last().scrollIntoViewIfNeeded();
  const project = page.getByRole("button", { name: /to Our hall$/ });
  await project.scrollIntoViewIfNeeded();
  await project.click();
  await expect(page.getByRole("button", { name: /from Our hall$/ })).toHaveAttribute("aria-pressed", "true");

  await page.goto(`/dashboard/projects/${id}?lang=en`);
  await ready(page);
  const pieces = page.getByRole("list", { name: "Pieces from the shop" }).getByRole("listitem");
  await expect(pieces).toHaveCount(1);
  await expect(pieces.first().getByRole("link", { name: sofa?.name ?? "" })).toBeVisible();
  await pieces.first().getByRole("button", { name: "One more" }).click();
  await expect(pieces.first().getByLabel(`Quantity: ${sofa?.name}`)).toHaveValue("2");
  await pieces.first().getByRole("button", { name: "Add a note" }).click();
  await expect(pieces.first().getByLabel(`Note on ${sofa?.name}`)).toBeFocused();
  await page.keyboard.type("Beside the door");
  await pieces.first().getByLabel(`Note on ${sofa?.name}`).blur();
  await addPiece(other?.name ?? "");
  await expect(pieces).toHaveCount(2);
  await expectNoAxeViolations(page);
  await pieces
    .first()
    .getByRole("button", { name: `Remove ${sofa?.name}` })
    .click();
  await expect(pieces).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pieces).toHaveCount(2);
  await expect(page.getByLabel(`Note on ${sofa?.name}`)).toHaveValue("Beside the door");

  const brief = { room: "majlis", style: "modern", colors: [], budget: null, size: null, words: "" };
  const board = await post("/interior-boards", { title: "Hall board", brief, ideaIds: [] });
  await page.goto(`/ai-interior-creator/${board.id}?lang=en`);
  await ready(page);
  await addPiece(sofa?.name ?? "");
  await expect(pieces).toHaveCount(1);
  const shared = await (await page.request.post(`/api/v1/interior-boards/${board.id}/share`, { headers: { origin } })).json();
  await page.goto(`/ai-interior-creator/shared/${shared.key}?lang=en`);
  await expect(pieces).toHaveText(new RegExp(sofa?.name ?? ""));
  await expectNoAxeViolations(page);
});

test("a project that is started on a piece's page has the piece in its brief", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  const { items } = await (await page.request.get("/api/v1/products?lang=en")).json();
  const [sofa] = items as { slug: string; name: string }[];
  await page.goto(`/products/${sofa?.slug}?lang=en`);
  await ready(page);
  await page.locator(".pd-r").last().scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Start a project" }).click();
  await expect(page.getByText("With this piece")).toBeVisible();
  await expect(page.getByText(sofa?.name ?? "")).toBeVisible();
  await page.getByLabel("What do you call it?").fill("Our hall");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("link", { name: "Continue later" }).click();
  await expect(page.getByRole("list", { name: "Pieces from the shop" }).getByRole("listitem")).toHaveText(new RegExp(sofa?.name ?? ""));
});
