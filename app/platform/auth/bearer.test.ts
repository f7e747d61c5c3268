import { createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { env } from "#app/platform/env/env.server.ts";
import { resolveBearer } from "./bearer.server.ts";

const asked = vi.hoisted(() => [] as (string | null)[]);
vi.mock("./auth.server.ts", () => ({ auth: { $context: Promise.resolve({ authCookies: { sessionToken: { name: "diwan.session_token" } } }) } }));
vi.mock("./viewer.server.ts", () => ({
  hasSessionCookie: (headers: Headers) => headers.has("cookie"),
  async resolveViewer(headers: Headers) {
    asked.push(headers.get("cookie"));
    return { id: "someone" };
  },
}));
beforeEach(() => void asked.splice(0));

const TOKEN = "abcdefgh-IJKLMNOP_12";
const ask = (headers: Record<string, string>) => resolveBearer(new Headers(headers));
const signedCookie = (token: string) => {
  const signature = createHmac("sha256", env.secret).update(token).digest("base64");
  return `diwan.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
};

test.each(["Bearer", "bearer"])("a token after %s is the session of that token, signed as its cookie is", async (word) => {
  expect(await ask({ authorization: `${word} ${TOKEN}`, cookie: "diwan.session_token=another" })).toEqual({ id: "someone" });
  expect(asked).toEqual([signedCookie(TOKEN)]);
});

test.each([
  ["no token", "Bearer"],
  ["one too short", `Bearer ${"a".repeat(15)}`],
  ["one too long", `Bearer ${"a".repeat(129)}`],
  ["other signs in it", `Bearer ${TOKEN};x=y`],
  ["another scheme", `Basic ${TOKEN}`],
  ["something before it", `x Bearer ${TOKEN}`],
])("%s is nobody, whatever the cookie says", async (_, authorization) => {
  expect(await ask({ authorization, cookie: "diwan.session_token=another" })).toBeNull();
  expect(asked).toEqual([]);
});

test.each([16, 128])("a token may have %i signs", async (length) => {
  await ask({ authorization: `Bearer ${"a".repeat(length)}` });
  expect(asked).toEqual([signedCookie("a".repeat(length))]);
});

test("without one the cookie decides, and without both it is nobody", async () => {
  expect(await ask({ cookie: "diwan.session_token=mine" })).toEqual({ id: "someone" });
  expect(await ask({})).toBeNull();
  expect(asked).toEqual(["diwan.session_token=mine"]);
});
