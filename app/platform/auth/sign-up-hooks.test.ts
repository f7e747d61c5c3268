import { APIError } from "better-auth/api";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { nameHook } from "./name-hook.server.ts";
import { passwordHook } from "./password-hook.server.ts";

const behind = vi.hoisted(() => ({ session: null as { user: { email?: string; name?: string } } | null }));
// The hooks alone, without the framework around them.
vi.mock("better-auth/api", async (original) => ({
  ...(await original<object>()),
  createAuthMiddleware: (handler: unknown) => handler,
  getSessionFromCtx: async () => behind.session,
}));

type Verification = { value: string } | null;
const asked: string[] = [];
const people: Record<string, { email: string; name: string }> = { u1: { email: "maryam.saleh@example.com", name: "Maryam" } };
const tokens: Record<string, Verification> = { "reset-password:t1": { value: "u1" }, "reset-password:gone": { value: "u9" } };
const run = (hook: { handler: unknown }, path: string, body?: unknown) =>
  (hook.handler as (context: object) => Promise<unknown>)({
    path,
    body,
    context: {
      internalAdapter: {
        async findVerificationValue(key: string) {
          asked.push(key);
          return tokens[key] ?? null;
        },
        findUserById: async (id: string) => people[id] ?? null,
      },
    },
  });
const refusal = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });

beforeEach(() => {
  behind.session = null;
  asked.length = 0;
});

describe("a new password", () => {
  const UNLIKELY = "quiet courtyard 7";
  test("is looked at when signing up, when reset and when changed; elsewhere not", () => {
    for (const path of ["/sign-up/email", "/reset-password", "/change-password"]) expect(passwordHook.matcher({ path })).toBe(true);
    for (const path of ["/sign-in/email", "/request-password-reset", undefined]) expect(passwordHook.matcher({ ...(path && { path }) })).toBe(false);
  });

  test.each(["maryam.saleh 2026!", "aaaaaaaaaaaa"])("of someone who signs up is not %s", async (password) => {
    const body = { email: "maryam.saleh@example.com", name: "Maryam", password };
    await expect(run(passwordHook, "/sign-up/email", body)).rejects.toEqual(refusal("PASSWORD_WEAK"));
    await expect(run(passwordHook, "/sign-up/email", body)).rejects.toBeInstanceOf(APIError);
  });

  test.each([
    ["often used", { password: "password123", email: "x@example.com" }],
    ["their name and a year", { password: "Abdulmajeed2024", email: "x@example.com", name: "Abdulmajeed Alharbi" }],
    ["the host of their address", { password: "khuzama-tiles.sa1", email: "x@khuzama-tiles.sa" }],
  ])("is not common: %s", async (_, body) => {
    await expect(run(passwordHook, "/sign-up/email", body)).rejects.toEqual(refusal("PASSWORD_COMMON"));
  });

  test("may be any other; one that is too short is refused by its length", async () => {
    expect(await run(passwordHook, "/sign-up/email", { email: "m@example.com", password: UNLIKELY })).toBeUndefined();
    expect(await run(passwordHook, "/sign-up/email", { password: "aaaaaaaaa" })).toBeUndefined();
    await expect(run(passwordHook, "/sign-up/email", { password: "aaaaaaaaaa" })).rejects.toEqual(refusal("PASSWORD_WEAK"));
    for (const body of [undefined, { password: 1234567890123 }, {}]) expect(await run(passwordHook, "/sign-up/email", body)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test("that is reset is compared with the person of the link", async () => {
    const newPassword = "maryam.saleh 2026!";
    await expect(run(passwordHook, "/reset-password", { token: "t1", newPassword })).rejects.toEqual(refusal("PASSWORD_WEAK"));
    for (const token of ["gone", "unknown", undefined]) expect(await run(passwordHook, "/reset-password", { token, newPassword })).toBeUndefined();
    expect(await run(passwordHook, "/reset-password", { token: "t1", newPassword: UNLIKELY, password: newPassword })).toBeUndefined();
    expect(asked).toEqual(["t1", "gone", "unknown", "", "t1"].map((token) => `reset-password:${token}`));
  });

  test("that is changed is compared with who is signed in, and signs out everywhere else, whatever was asked for", async () => {
    behind.session = { user: people["u1"] ?? {} };
    await expect(run(passwordHook, "/change-password", { newPassword: "maryam.saleh 2026!" })).rejects.toEqual(refusal("PASSWORD_WEAK"));
    const body = { newPassword: UNLIKELY, currentPassword: "old", revokeOtherSessions: false };
    expect(await run(passwordHook, "/change-password", body)).toEqual({ context: { body: { ...body, revokeOtherSessions: true } } });
    expect(asked).toEqual([]);
    behind.session = null;
    expect(await run(passwordHook, "/change-password", body)).toMatchObject({ context: { body: { revokeOtherSessions: true } } });
  });
});

describe("the name of who signs up", () => {
  const MOST = 120;
  test("is looked at there alone", () => {
    expect([nameHook.matcher({ path: "/sign-up/email" }), nameHook.matcher({ path: "/sign-in/email" }), nameHook.matcher({})]).toEqual([true, false, false]);
  });
  test.each([undefined, {}, { name: 7 }, { name: "" }, { name: "  \n " }, { name: "n".repeat(MOST + 1) }])("is not %j", async (body) => {
    await expect(run(nameHook, "/sign-up/email", body)).rejects.toEqual(refusal("INVALID_NAME"));
  });
  test.each(["R", "ريم", "n".repeat(MOST), ` ${"n".repeat(MOST)} `])("may be %j", async (name) => {
    expect(await run(nameHook, "/sign-up/email", { name })).toBeUndefined();
  });
});
