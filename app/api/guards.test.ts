import { beforeEach, describe, expect, test } from "vitest";
import { ROLE_MISMATCH, requireMoneyArea, requireOnboarded, requireRole, requireVendorArea, type requireViewer } from "#app/api/guards.server.ts";
import { setRole } from "#app/platform/auth/accounts.server.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";

let id: string;
/** The person as the next request has them: the role comes from its cache. */
async function viewerNow(): Promise<Viewer> {
  const grants = await roleCache().get(id);
  if (!grants) throw new Error("no such account");
  const rest = { name: "Faisal", email: "faisal@test.example", language: null, theme: null };
  return { id, ...rest, role: grants.role, roleIsFallback: grants.isFallback, permissions: grants.permissions };
}
type Context = Parameters<typeof requireViewer>[0];
const as = (viewer: Viewer | null) => ({ get: () => ({ viewer }) }) as unknown as Context;
const at = (path: string) => new Request(`http://localhost${path}`);
/** Where a guard redirects; null when it allows access. */
async function sentTo(guard: () => unknown): Promise<string | null> {
  try {
    await guard();
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
}
const give = (role: Viewer["role"]) => db.transaction().execute((trx) => setRole(trx, id, role));

const account = () => ({ id, email: `${id}@test.example` });
const withProfile = () => db.insertInto("profiles").values(account()).execute();

beforeEach(async () => {
  id = newId();
  await db
    .insertInto("users")
    .values({ ...account(), name: "Faisal" })
    .execute();
});

describe("requireOnboarded, in the documented order", () => {
  const path = "/dashboard/saved?q=1";
  const back = `?redirect=${encodeURIComponent(path)}`;
  const now = async (address = path) => {
    const viewer = await viewerNow();
    return sentTo(() => requireOnboarded(as(viewer), at(address)));
  };

  test("1: nobody goes to sign in, and comes back", async () => {
    expect(await sentTo(() => requireOnboarded(as(null), at(path)))).toBe(`/login${back}`);
    expect(await sentTo(() => requireOnboarded(as(null), at("/dashboard")))).toBe("/login?redirect=%2Fdashboard");
  });
  test("2: no profile or no role", async () => {
    expect(await now()).toBe(`/onboarding/role-selection${back}`);
    await withProfile();
    expect(await now()).toBe(`/onboarding/role-selection${back}`);
    expect(await now("/dashboard")).toBeNull();
  });
  test("3: a professional without name or phone", async () => {
    await withProfile();
    await give("professional");
    expect(await now()).toBe(`/professional-onboarding${back}`);
    expect(await now("/dashboard/professional")).toBeNull();
    await db.updateTable("profiles").set({ full_name: "Faisal", phone: "+966550009002" }).where("id", "=", id).execute();
    expect(await now()).toBeNull();
  });
  test("4: a vendor without company, in the vendor area, too", async () => {
    await withProfile();
    await give("vendor");
    expect(await now()).toBe(`/vendor-onboarding${back}`);
    expect(await now("/vendor/quotes")).toBe("/vendor-onboarding?redirect=%2Fvendor%2Fquotes");
    await db.updateTable("profiles").set({ company_name: "Studio" }).where("id", "=", id).execute();
    expect(await now()).toBeNull();
  });
});

test("what a business earned is closed to those of its team who have no place for it in their navigation", async () => {
  await give("vendor");
  const viewer = await viewerNow();
  const answer = async (more: object) => {
    try {
      requireMoneyArea(as({ ...viewer, ...more }), at("/vendor/payouts"));
      return 200;
    } catch (thrown) {
      return (thrown as { init: { status: number } }).init.status;
    }
  };
  expect(await answer({})).toBe(200);
  expect(await answer({ isVendorStaff: true, seesMoney: true })).toBe(200);
  expect(await answer({ isVendorStaff: true })).toBe(403);
  expect(await sentTo(() => requireMoneyArea(as(null), at("/vendor/payouts")))).toBe("/login?redirect=%2Fvendor%2Fpayouts");
});

describe("requireRole", () => {
  test("the default is the dashboard; areas name the page that explains; a permission opens, too", async () => {
    await give("homeowner");
    const viewer = await viewerNow();
    expect(await sentTo(() => requireRole(as(viewer), at("/x"), ["admin"]))).toBe("/dashboard");
    expect(await sentTo(() => requireRole(as(viewer), at("/admin/vendors?a=1"), ["admin"], { redirectTo: ROLE_MISMATCH }))).toBe(
      "/role-mismatch?from=%2Fadmin%2Fvendors%3Fa%3D1",
    );
    expect(await sentTo(() => requireRole(as(null), at("/admin"), ["admin"]))).toBe("/login?redirect=%2Fadmin");
    const editor = { ...viewer, permissions: ["content_manager"] };
    expect(await sentTo(() => requireRole(as(editor), at("/admin"), ["admin"], { permission: "content_manager" }))).toBeNull();
  });
  test("a role that an admin changes counts on the next request, not five minutes later", async () => {
    await give("homeowner");
    const mayEnter = async () => {
      const viewer = await viewerNow();
      return (await sentTo(() => requireVendorArea(as(viewer), at("/vendor")))) === null;
    };
    expect(await mayEnter()).toBe(false);
    await give("vendor");
    expect(await mayEnter()).toBe(true);
    await give("homeowner");
    expect(await mayEnter()).toBe(false);
  });
});
