import { beforeEach, describe, expect, test, vi } from "vitest";
import { hasSessionCookie, isChallenged, resolveSession, resolveViewer } from "./viewer.server.ts";

type Grants = Record<string, unknown> & { role: string };
const behind = vi.hoisted(() => ({
  session: null as { user: Record<string, unknown>; session: Record<string, unknown> } | null,
  setCookies: [] as string[],
  asked: [] as { headers: Headers; query?: object; returnHeaders?: boolean }[],
  grants: {} as Record<string, unknown>,
  touched: [] as unknown[],
  admins: {} as Record<string, { id: string; name: string }>,
  isTwoFactorRequired: false,
}));
vi.mock("./auth.server.ts", () => ({
  COOKIE_PREFIX: "diwan",
  auth: {
    api: {
      async getSession(asked: { headers: Headers; returnHeaders?: boolean }) {
        behind.asked.push(asked);
        const headers = new Headers();
        for (const cookie of behind.setCookies) headers.append("set-cookie", cookie);
        return asked.returnHeaders ? { response: behind.session, headers } : behind.session;
      },
    },
  },
}));
vi.mock("./role-cache.server.ts", () => ({ roleCache: () => ({ get: async (id: string) => behind.grants[id] ?? null }) }));
vi.mock("./sessions.server.ts", () => ({ touchSession: (session: unknown) => behind.touched.push(session) }));
vi.mock("#app/platform/env/env.server.ts", async (original) => {
  const { env } = await original<{ env: object }>();
  return { env: new Proxy(env, { get: (real, key) => (key === "isAdminTwoFactorRequired" ? behind.isTwoFactorRequired : Reflect.get(real, key)) }) };
});

const grants = (role: string, more: object = {}): Grants => ({
  ...{ role, isFallback: false, permissions: ["content_manager"], isMember: false, isVendorStaff: false, seesMoney: false, nameAr: null },
  ...more,
});
const user = { id: "reem", name: "Reem", email: "reem@example.com" };
const cookie = (text = "diwan.session_token=abc") => new Headers({ cookie: text });

beforeEach(() => {
  Object.assign(behind, { session: { user, session: { id: "s1" } }, setCookies: [], asked: [], touched: [], isTwoFactorRequired: false });
  behind.grants = { reem: grants("vendor") };
});

describe("cookies", () => {
  test.each([
    ["diwan.session_token=abc", true],
    ["__Secure-diwan.session_token=abc", true],
    ["theme=dark; diwan.session_token=abc", true],
    ["theme=dark;diwan.session_token=abc", true],
    ["my-diwan.session_token=abc", false],
    ["diwan.session_data=abc", false],
    ["diwanxsession_token=abc", false],
    ["", false],
  ])("%j claims a session: %s", (text, expected) => expect(hasSessionCookie(cookie(text))).toBe(expected));

  test.each([
    ["diwan.two_factor=abc", true],
    ["a=b; __Secure-diwan.two_factor=abc", true],
    ["diwan.session_token=abc", false],
  ])("%j waits for its second factor: %s", (text, expected) => expect(isChallenged(cookie(text))).toBe(expected));

  test("none is neither", () => expect([hasSessionCookie(new Headers()), isChallenged(new Headers())]).toEqual([false, false]));
});

describe("who asks", () => {
  test("is nobody without a cookie, and nothing is looked up", async () => {
    expect(await resolveSession(new Headers())).toEqual({ viewer: null, setCookies: [] });
    expect(await resolveViewer(new Headers())).toBeNull();
    expect(behind.asked).toEqual([]);
  });

  test("is nobody with a cookie that is over, which the answer removes", async () => {
    behind.session = null;
    behind.setCookies = ["diwan.session_token=; Max-Age=0"];
    expect(await resolveSession(cookie())).toEqual({ viewer: null, setCookies: behind.setCookies });
    expect([await resolveViewer(cookie()), behind.touched]).toEqual([null, []]);
  });

  test("has their role, and of all else what there is", async () => {
    const { viewer, setCookies } = await resolveSession(cookie());
    expect([viewer, setCookies]).toEqual([
      {
        ...user,
        role: "vendor",
        roleIsFallback: false,
        permissions: ["content_manager"],
        language: null,
        theme: null,
        sessionId: "s1",
      },
      [],
    ]);
    behind.grants["reem"] = grants("homeowner", { isFallback: true, isMember: true, isVendorStaff: true, seesMoney: true, nameAr: "ريم" });
    const closing = new Date("2026-05-01T10:00:00Z");
    behind.session = { user: { ...user, language: "ar", theme: "dark", image: "/m/x", currency: "USD", deletionRequestedAt: closing }, session: { id: "s2" } };
    expect((await resolveSession(cookie())).viewer).toMatchObject({
      ...{ roleIsFallback: true, isMember: true, isVendorStaff: true, seesMoney: true, nameAr: "ريم", language: "ar", theme: "dark" },
      ...{ image: "/m/x", currency: "USD", deletionRequestedAt: "2026-05-01T10:00:00.000Z", sessionId: "s2" },
    });
  });

  test("was seen by what answers pages; what only looks neither marks nor extends the session", async () => {
    await resolveSession(cookie());
    expect(behind.touched).toEqual([{ id: "s1" }]);
    await resolveViewer(cookie());
    await resolveViewer(new Request("http://localhost/", { headers: cookie() }));
    expect([behind.touched.length, behind.asked.map(({ query }) => query)]).toEqual([1, [undefined, { disableRefresh: true }, { disableRefresh: true }]]);
    expect(behind.asked.map(({ headers }) => headers.get("cookie"))).toEqual(Array(3).fill("diwan.session_token=abc"));
  });

  test("is nobody when suspended, or when the account is gone; such a session was not seen", async () => {
    behind.session = { user: { ...user, suspendedAt: new Date() }, session: { id: "s1" } };
    expect([(await resolveSession(cookie())).viewer, await resolveViewer(cookie())]).toEqual([null, null]);
    behind.session = { user, session: { id: "s1" } };
    behind.grants = {};
    expect([(await resolveSession(cookie())).viewer, await resolveViewer(cookie())]).toEqual([null, null]);
    expect(behind.touched).toEqual([]);
  });
});

describe("an admin where a second factor is required", () => {
  const asAdmin = (twoFactorEnabled?: boolean) => {
    behind.grants = { reem: grants("admin") };
    behind.session = { user: { ...user, twoFactorEnabled }, session: { id: "s1" } };
    return resolveViewer(cookie());
  };
  test("has a homeowner's rights until it is set up", async () => {
    behind.isTwoFactorRequired = true;
    for (const enabled of [undefined, false]) expect(await asAdmin(enabled)).toMatchObject({ role: "homeowner", permissions: [], needsTwoFactor: true });
    expect(await asAdmin(true)).toMatchObject({ role: "admin", permissions: ["content_manager"] });
    expect(await asAdmin(true)).not.toHaveProperty("needsTwoFactor");
  });
  test("is one without it where it is not required; others never need it", async () => {
    expect(await asAdmin(false)).toMatchObject({ role: "admin", permissions: ["content_manager"] });
    behind.isTwoFactorRequired = true;
    behind.grants = { reem: grants("vendor") };
    expect(await resolveViewer(cookie())).not.toHaveProperty("needsTwoFactor");
  });
});
