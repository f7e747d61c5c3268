import { describe, expect, it } from "vitest";
import { afterSignIn, loginPath, safeRedirect } from "#app/platform/auth/safe-redirect.ts";

describe("redirect after sign-in", () => {
  it.each(["/", "/vendors", "/vendors//", "/vendors?city=Riyadh&page=2#list", "/vendors/%D9%86%D8%AC%D8%A7%D8%B1", "/admin/vendors?q=a%2Fb"])(
    "accepts %s",
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it("encodes the path", () => {
    expect(safeRedirect("/vendors/نجار")).toBe("/vendors/%D9%86%D8%AC%D8%A7%D8%B1");
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%5Cevil.example",
    "/%2Fevil.example",
    "/%2f%2fevil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "https://evil.example",
    "http:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " /vendors",
    "vendors",
    "",
    "?redirect=/",
    `/${"a".repeat(3000)}`,
    null,
    undefined,
    7,
    ["/vendors"],
  ])("refuses %j", (value) => {
    expect(safeRedirect(value)).toBeNull();
    expect(afterSignIn(value)).toBe("/onboarding");
  });

  it("never goes in a circle", () => {
    for (const path of ["/login", "/login?redirect=/x", "/logout", "/signup", "/reset-password?token=a"]) expect(afterSignIn(path)).toBe("/onboarding");
    expect(afterSignIn("/login-help")).toBe("/login-help");
  });

  it("makes a sign-in address that leads back", () => {
    expect(loginPath("/vendor/quotes?page=2")).toBe("/login?redirect=%2Fvendor%2Fquotes%3Fpage%3D2");
    expect(loginPath("//evil.example")).toBe("/login");
    expect(loginPath("/logout")).toBe("/login");
  });
});
