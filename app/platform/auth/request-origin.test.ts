import { describe, expect, it } from "vitest";
import { addressUnit, clientAddress } from "#app/platform/auth/client-address.server.ts";
import { passwordRules } from "#app/platform/auth/password-rules.ts";
import { isSameOriginWrite } from "#app/platform/auth/same-origin.server.ts";

const request = (headers: Record<string, string>, method = "POST") => new Request("http://shop.test:3000/logout", { method, headers });
const SESSION = "diwan.session_token=abc";

describe("writes of other sites", () => {
  it.each([
    ["a form of ours", { "sec-fetch-site": "same-origin" }, true],
    ["an address that was typed", { "sec-fetch-site": "none" }, true],
    ["another site", { "sec-fetch-site": "cross-site" }, false],
    ["a sister domain", { "sec-fetch-site": "same-site" }, false],
    ["our origin", { origin: "http://shop.test:3000" }, true],
    ["the public address", { origin: "http://localhost:3000" }, true],
    ["another origin", { origin: "http://evil.test" }, false],
    ["another port", { origin: "http://shop.test:3001" }, false],
    ["an opaque origin", { origin: "null" }, false],
    ["a tool without a session", {}, true],
    ["no origin but a session", { cookie: SESSION }, false],
    ["no origin but a secure session", { cookie: `a=b; __Secure-${SESSION}` }, false],
  ])("%s", (_, headers, isAllowed) => {
    expect(isSameOriginWrite(request(headers))).toBe(isAllowed);
  });

  it("lets reads pass", () => {
    expect(isSameOriginWrite(request({ "sec-fetch-site": "cross-site", cookie: SESSION }, "GET"))).toBe(true);
  });
});

describe("client address", () => {
  const forwarded = new Headers({ "x-forwarded-for": "6.6.6.6, 203.0.113.7" });
  it("is the socket's, unless a proxy is declared", () => {
    expect(clientAddress("::ffff:192.0.2.1", forwarded, false)).toBe("192.0.2.1");
    expect(clientAddress("127.0.0.1", forwarded, true)).toBe("203.0.113.7");
    expect(clientAddress("127.0.0.1", new Headers(), true)).toBe("127.0.0.1");
    expect(clientAddress(undefined, new Headers(), false)).toBe("unknown");
  });
  it("counts an IPv6 network of one customer as one", () => {
    expect(addressUnit("192.0.2.1")).toBe("192.0.2.1");
    expect(addressUnit("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(addressUnit("2001:0DB8:1:2::9")).toBe("2001:db8:1:2::/64");
    expect(addressUnit("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(addressUnit("::1")).toBe("0:0:0:0::/64");
  });
});

describe("password rules", () => {
  const met = (password: string, email?: string) =>
    passwordRules(password, email)
      .filter(({ isMet }) => isMet)
      .map(({ id }) => id);
  it("wants ten to 128 characters that are no name and no row of one letter", () => {
    expect(met("")).toEqual([]);
    expect(met("ab3!xyz99")).toEqual(["different"]);
    expect(met("كلمة مرور طويلة")).toEqual(["length", "different"]);
    expect(met("aaaaaaaaaaaa")).toEqual(["length"]);
    expect(met("Reem.Harbi-2026", "reem.harbi@example.com")).toEqual(["length"]);
    expect(met("x1y2".repeat(33))).toEqual(["different"]);
  });
});
