import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

vi.mock("#app/platform/env/env.server.ts", async (original) => {
  const { env } = await original<typeof import("#app/platform/env/env.server.ts")>();
  return { env: { ...env, google: { clientId: "diwan-test", clientSecret: "a-secret" } } };
});

import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import { offeredProviders } from "#app/platform/auth/social-providers.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { TestBrowser } from "#app/platform/testing/browser.ts";

const PASSWORD = "quiet courtyard 7";
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
let key: KeyObject;
let jwk: object;

beforeAll(() => {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  key = pair.privateKey;
  jwk = pair.publicKey.export({ format: "jwk" });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(disconnect);

/** A stand-in for Google: gives a token to the person who comes with a code. */
function google(claims: { sub: string; email: string; email_verified: boolean; name?: string }): void {
  const now = Math.floor(Date.now() / 1000);
  const body = `${base64({ alg: "RS256", kid: "1", typ: "JWT" })}.${base64({ iss: "https://accounts.google.com", aud: "diwan-test", iat: now, exp: now + 600, name: "Reem", ...claims })}`;
  const idToken = `${body}.${sign("sha256", Buffer.from(body), key).toString("base64url")}`;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const { hostname, pathname } = new URL(input instanceof Request ? input.url : input);
    if (hostname === "oauth2.googleapis.com") return Response.json({ access_token: "token", id_token: idToken, token_type: "Bearer", expires_in: 600 });
    if (pathname.includes("certs")) return Response.json({ keys: [{ ...jwk, kid: "1", alg: "RS256", use: "sig" }] });
    return real(input, init);
  });
}

/** Off to Google and back again. @returns where the browser ends up */
async function through(browser: TestBrowser, { state: forged }: { state?: string } = {}): Promise<string> {
  const asked = await browser.send("/sign-in/social", { provider: "google", callbackURL: "/vendors?a=1", errorCallbackURL: "/login", disableRedirect: true });
  const url = new URL(((await asked.json()) as { url: string }).url);
  expect(url.hostname).toBe("accounts.google.com");
  expect(url.searchParams.get("redirect_uri")).toBe(`${env.siteUrl}/api/auth/callback/google`);
  const state = forged ?? url.searchParams.get("state") ?? "";
  const back = await browser.send(`/callback/google?${new URLSearchParams({ code: "a-code", state })}`, undefined, { "sec-fetch-site": "cross-site" });
  expect(back.status).toBe(302);
  return back.headers.get("location") ?? "";
}

describe("sign-in with Google", () => {
  it("is offered where both settings are given, and Apple is not", () => expect(offeredProviders).toEqual(["google"]));

  it("creates an account with a profile, and returns to the page before", async () => {
    google({ sub: "g1", email: "new@example.com", email_verified: true });
    const browser = new TestBrowser();
    expect(await through(browser)).toMatch(/\/vendors\?a=1$/);
    const viewer = await browser.viewer();
    expect(viewer).toMatchObject({ email: "new@example.com", role: "homeowner", roleIsFallback: true });
    expect(
      await db
        .selectFrom("profiles")
        .select("full_name")
        .where("id", "=", viewer?.id ?? "")
        .executeTakeFirst(),
    ).toEqual({ full_name: "Reem" });
  });

  it("opens the account of a confirmed address, never of an unconfirmed one", async () => {
    const { id } = await putAccount(db, { email: "known@example.com", name: "Known", password: PASSWORD, role: "vendor" });
    google({ sub: "g2", email: "known@example.com", email_verified: false });
    const first = new TestBrowser();
    expect(await through(first)).toContain("/login?error=");
    expect(await first.viewer()).toBeNull();

    google({ sub: "g2", email: "known@example.com", email_verified: true });
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", id).execute();
    const second = new TestBrowser();
    expect(await through(second)).toContain("/login?error=");
    expect(await second.viewer()).toBeNull();

    await db.updateTable("users").set({ email_verified: true }).where("id", "=", id).execute();
    const third = new TestBrowser();
    await through(third);
    expect(await third.viewer()).toMatchObject({ id, role: "vendor" });
  });

  it("asks for the second factor and refuses a suspended person", async () => {
    const { id } = await putAccount(db, { email: "two@example.com", name: "Two", password: PASSWORD, role: "homeowner" });
    google({ sub: "g3", email: "two@example.com", email_verified: true });
    await db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", id).execute();
    const browser = new TestBrowser();
    expect(await through(browser)).toBe("/login/two-factor?redirect=%2Fvendors%3Fa%3D1");
    expect(browser.cookies.has("diwan.session_token")).toBe(false);
    expect(browser.cookies.has("diwan.two_factor")).toBe(true);

    await db.updateTable("users").set({ two_factor_enabled: false, suspended_at: new Date() }).where("id", "=", id).execute();
    const other = new TestBrowser();
    expect(await through(other)).toContain("error=ACCOUNT_SUSPENDED");
    expect(await other.viewer()).toBeNull();
  });

  it("refuses a callback that did not begin in this browser", async () => {
    google({ sub: "g4", email: "forged@example.com", email_verified: true });
    const attacker = new TestBrowser();
    const asked = await attacker.send("/sign-in/social", { provider: "google", callbackURL: "/vendors", disableRedirect: true });
    const state = new URL(((await asked.json()) as { url: string }).url).searchParams.get("state") ?? "";
    const victim = new TestBrowser();
    const back = await victim.send(`/callback/google?${new URLSearchParams({ code: "a-code", state })}`);
    expect(back.headers.get("location")).toContain("error=");
    expect(await victim.viewer()).toBeNull();
  });
});
