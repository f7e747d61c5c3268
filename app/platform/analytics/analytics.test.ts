import { describe, expect, test, vi } from "vitest";
import { analyticsChoice, refusesTracking } from "#app/kit/analytics-choice.ts";
import { analyticsOf } from "./analytics.server.ts";

describe("the tracking id", () => {
  test.each([
    ["G-ABC123", undefined, "G-ABC123"],
    ["G-ABC123", "true", "G-ABC123"],
    ["G-ABC123", "anything", "G-ABC123"],
    ["G-ABC123", "false", undefined],
    [undefined, undefined, undefined],
  ])("%s with the setting %s is used as %s", (id, enabled, used) => {
    const warn = vi.fn();
    expect(analyticsOf({ id, enabled }, warn)).toBe(used);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(["G-abc", "UA-1234-1", "G-", "g-ABC", "G-ABC 1", "xG-ABC", "G-ABC\n", "G-ABC'; evil"])("%j is not used, and the log says so", (id) => {
    const warn = vi.fn();
    expect(analyticsOf({ id, enabled: undefined }, warn)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("must be 'G-' followed by uppercase letters or digits"));
  });

  test("a page without analytics names no third party", async () => {
    const { contentSecurityPolicy } = await import("#server/security.ts");
    expect(contentSecurityPolicy("'nonce-x'")).not.toContain("google");
  });
});

describe("the browser's answer", () => {
  test.each([
    ["", undefined],
    ["lang=ar; theme=dark", undefined],
    ["lang=ar; analytics=yes", true],
    ["analytics=no; lang=ar", false],
    ["myanalytics=yes", undefined],
    ["analytics=yesterday", undefined],
  ])("%j means %s", (cookies, choice) => expect(analyticsChoice(cookies)).toBe(choice));

  test.each([
    [{ doNotTrack: "1" }, true],
    [{ doNotTrack: null, globalPrivacyControl: true }, true],
    [{ doNotTrack: "0" }, false],
    [{ doNotTrack: null }, false],
  ])("%j refuses: %s", (browser, refuses) => expect(refusesTracking(browser)).toBe(refuses));
});
