import { describe, expect, test } from "vitest";
import { allArticles } from "./server/articles.server.ts";
import { isOneEditAway, likeness, searchArticles } from "./server/find.server.ts";
import { helpAt } from "./server/for-screen.server.ts";

const idsOf = async (query: string, language = "en") => (await searchArticles(query, language)).map(({ id }) => id);

describe("search", () => {
  test.each([
    ["ask for a quote", "homeowners/ask-for-a-quote"],
    ["How do I return an order?", "homeowners/cancel-or-return"],
    ["canceling", "homeowners/cancel-or-return"],
    ["pasword", "general/forgot-password"],
    ["two-step", "general/two-step-verification"],
    ["mada", "homeowners/check-out-and-pay"],
    ["balady", "resources/permits"],
    ["كلمة المرور", "general/forgot-password"],
    ["كلمه المرور", "general/forgot-password"],
    ["إرجاع طلب", "homeowners/cancel-or-return"],
    ["ارجاع الطلب", "homeowners/cancel-or-return"],
    ["المَجلس", "resources/cost-of-a-majlis"],
    ["رخصة بناء", "resources/permits"],
  ])("'%s' finds %s among the first three", async (query, id) => {
    expect((await idsOf(query)).slice(0, 3)).toContain(id);
  });

  test("answers in the language of the page, whichever language was typed", async () => {
    const [english] = await searchArticles("رخصة بناء", "en");
    const [arabic] = await searchArticles("building permit", "ar");
    expect(english?.title).toMatch(/[a-z]/i);
    expect(arabic?.title).toMatch(/[؀-ۿ]/);
    expect(english?.id).toBe(arabic?.id);
  });

  test("a label of the product finds the article that names it", async () => {
    expect(await idsOf("Mark all as read")).not.toEqual([]);
    expect(await idsOf("Send a new code")).not.toEqual([]);
  });

  test("nothing for nothing, and no more than asked for", async () => {
    expect(await idsOf("")).toEqual([]);
    expect(await idsOf("؟ !")).toEqual([]);
    expect(await idsOf("zzzzqqqq xxxxwwww")).toEqual([]);
    expect(await searchArticles("order", "en", 2)).toHaveLength(2);
  });

  test("words that say nothing do not decide", async () => {
    expect((await idsOf("how do i get verified"))[0]).toBe((await idsOf("get verified"))[0]);
  });
});

describe("likeness", () => {
  test.each([
    ["quote", "quote", 1],
    ["quo", "quotes", 0.8],
    ["canceling", "cancel", 0.7],
    ["pasword", "password", 0.5],
    ["cat", "car", 0],
    ["q", "quote", 0],
    ["refund", "order", 0],
  ])("%s and %s: %d", (asked, word, expected) => expect(likeness(asked, word)).toBe(expected));

  test.each([
    ["abcd", "abcd", true],
    ["abcd", "abdc", true],
    ["abcd", "abxd", true],
    ["abcd", "abd", true],
    ["abd", "abcd", true],
    ["abcd", "badc", false],
    ["abcd", "ab", false],
    ["abcd", "axxd", false],
  ])("%s and %s are one slip apart: %s", (a, b, expected) => expect(isOneEditAway(a, b)).toBe(expected));
});

describe("help from a screen", () => {
  const at = (pathname: string, role: string | null = null) => helpAt(pathname, allArticles, role === null ? null : { role });

  test.each([
    ["/dashboard/quotes", null, "/help/homeowners/ask-for-a-quote"],
    ["/vendors", null, "/help/homeowners/find-a-vendor"],
    ["/vendors/some-vendor", null, "/help/homeowners/ask-for-a-quote"],
    ["/vendors/some-vendor/", null, "/help/homeowners/ask-for-a-quote"],
    ["/ideas/bedroom/modern", null, "/help/homeowners/find-ideas"],
    ["/ideas/by-photo", null, "/help/homeowners/find-ideas-by-photo"],
    ["/vendor/products/import", "vendor", "/help/vendors/import-pieces"],
    ["/vendor/products/0190", "vendor", "/help/vendors/add-a-piece"],
    ["/dashboard/jobs/0190", "professional", "/help/professionals/find-jobs"],
    ["/dashboard/jobs/0190", "homeowner", "/help/homeowners/compare-bids"],
    ["/vendor/no-such-screen", "vendor", "/help/vendors"],
    ["/dashboard/settings/nothing", "homeowner", "/help/general"],
    ["/no-such-page", "professional", "/help/professionals"],
    ["/no-such-page", null, "/help"],
    ["/", null, "/help"],
    ["//evil.example", null, "/help"],
  ])("%s as %s leads to %s", (pathname, role, expected) => expect(at(pathname, role)).toBe(expected));
});
