import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { changedTextsAddress, changedTextsRoutes, readChangedTexts, watchChangedTexts } from "#app/platform/languages/changed-texts.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { exportTexts } from "./server/csv.server.ts";

let admin: Viewer;
const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], "texts.csv", { type: "text/csv" });
const home = { page: "shell", key: "nav.main" };
const invalid = (fields: Record<string, string>) => ({ code: "INVALID", data: { fields } });

beforeAll(async () => {
  admin = await aUser("admin", { name: "admin" });
});
beforeEach(async () => {
  await db.deleteFrom("translations").execute();
  await readChangedTexts();
});
afterAll(async () => {
  await closeLive();
  await disconnect();
});

describe("changing a text", () => {
  it("shows everywhere at once, in that language only, and goes back", async () => {
    expect((await translator("en", "shell"))("nav.main")).toBe("Main");
    const entry = await as(admin).translations.update({ ...home, enText: "Front door", arText: null });
    expect(entry).toMatchObject({ enText: "Front door", arText: null, updatedBy: "admin", builtIn: { en: "Main" } });
    expect((await translator("en", "shell"))("nav.main")).toBe("Front door");
    expect((await translator("fr", "shell"))("nav.main")).toBe("Principal");
    expect((await translator("ar", "shell"))("nav.main")).toBe(entry.builtIn?.ar);

    await as(admin).translations.update({ ...home, enText: null, arText: null });
    expect((await translator("en", "shell"))("nav.main")).toBe("Main");
    expect(changedTextsAddress("en")).toBeUndefined();
  });

  it("a shared word changes on every page that links to it, and is no page's own", async () => {
    await as(admin).translations.update({ page: "words", key: "cancel", enText: "Never mind", arText: null });
    expect((await translator("en", "ui"))("cancel")).toBe("Never mind");
    expect((await translator("en", "forum"))("cancel")).toBe("Never mind");
    expect((await translator("ar", "forum"))("cancel")).toBe("إلغاء");
    expect((await translator("en", "forum"))("edit")).toBe("Edit");
    await expect(as(admin).translations.update({ page: "forum", key: "cancel", enText: "x", arText: null })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("requires placeholders and plural forms", async () => {
    const key = { page: "shell", key: "loading.seconds" };
    const ar = "{seconds, plural, zero {لا} one {1} two {2} few {#} many {#} other {#}}";
    await expect(as(admin).translations.update({ ...key, enText: "soon", arText: null })).rejects.toMatchObject(invalid({ enText: "placeholders" }));
    await expect(as(admin).translations.update({ ...key, enText: "{seconds, plural, other {# s}}", arText: ar })).rejects.toMatchObject(
      invalid({ enText: "plural_forms" }),
    );
    await expect(as(admin).translations.update({ ...key, enText: "{seconds", arText: " " })).rejects.toMatchObject(
      invalid({ enText: "not_icu", arText: "empty" }),
    );
    await as(admin).translations.update({ ...key, enText: "{seconds, plural, one {# tick} other {# ticks}}", arText: ar });
    expect((await translator("en", "shell"))("loading.seconds", { seconds: 2 })).toBe("2 ticks");
  });

  it("shows the second of two admins what the first wrote, and overwrites nothing", async () => {
    const base = { enText: null, arText: null };
    const other = await aUser("admin", { name: "Noura" });
    await as(admin).translations.update({ page: "shell", key: "nav.menu", enText: "List", arText: null, base });
    await as(other).translations.update({ ...home, enText: "Gate", arText: null, base });
    await expect(as(admin).translations.update({ ...home, enText: null, arText: "الباب", base })).rejects.toMatchObject({
      code: "CONFLICT",
      data: { changedBy: "Noura", current: { enText: "Gate", arText: null } },
    });
    expect((await translator("en", "shell"))("nav.main")).toBe("Gate");
    expect(await as(admin).translations.update({ ...home, enText: "Gate", arText: "الباب", base: { enText: "Gate", arText: null } })).toMatchObject({
      arText: "الباب",
      updatedBy: "admin",
    });
  });

  it("takes a text equal to the built-in one as no change, and knows no other keys", async () => {
    expect(await as(admin).translations.update({ ...home, enText: "Main", arText: null })).toMatchObject({ enText: null });
    await expect(as(admin).translations.update({ page: "shell", key: "no.such", enText: "x", arText: null })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is for admins, and in the audit log with both texts", async () => {
    for (const viewer of [null, await aUser(), { ...(await aUser("vendor")), permissions: ["content_manager"] }]) {
      await expect(as(viewer).translations.update({ ...home, enText: "x", arText: null })).rejects.toMatchObject({
        code: viewer ? "FORBIDDEN" : "UNAUTHORIZED",
      });
      await expect(as(viewer).translations.list({})).rejects.toMatchObject({ code: viewer ? "FORBIDDEN" : "UNAUTHORIZED" });
    }
    await as(admin).translations.update({ ...home, enText: "Gate", arText: null });
    const event = await db.selectFrom("audit_events").selectAll().where("action", "=", "text.changed").orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(event).toMatchObject({ actor_id: admin.id, changes: { "shell nav.main (en)": [null, "Gate"] } });
  });

  it("reaches a process that only listens", async () => {
    const stop = await watchChangedTexts();
    await db.insertInto("translations").values({ page: "shell", key: "nav.main", en_text: "Elsewhere" }).execute();
    const { notify } = await import("#app/platform/live/live.server.ts");
    await notify("texts");
    await expect.poll(async () => (await translator("en", "shell"))("nav.main")).toBe("Elsewhere");
    stop();
  });
});

describe("what pages and browsers ask for", () => {
  it("lists a page's changed texts for everybody", async () => {
    await as(admin).translations.update({ ...home, enText: "Gate", arText: "البوابة" });
    expect(await as(null).translations.listByPage({ page: "shell" })).toEqual([{ key: "nav.main", en_text: "Gate", ar_text: "البوابة" }]);
    expect(await as(null).translations.listByPage({ page: "home" })).toEqual([]);
  });

  it("serves them as one file for each language, cached forever by version", async () => {
    await as(admin).translations.update({ ...home, enText: "Gate", arText: null });
    const address = changedTextsAddress("en") ?? "";
    const answer = await changedTextsRoutes.request(address);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.json()).toEqual({ shell: { "nav.main": "Gate" } });
    expect(changedTextsAddress("ar")).toBeUndefined();
    expect(changedTextsAddress("fr"), "French has its own text").toBeUndefined();
    expect((await changedTextsRoutes.request("/texts/en/old.json")).headers.get("cache-control")).toBe("no-store");
    expect((await changedTextsRoutes.request("/texts/xx/old.json")).status).toBe(404);
  });

  it("falls back to the built-in text where a stored one does not parse", async () => {
    await db.insertInto("translations").values({ page: "shell", key: "nav.main", en_text: "{broken" }).execute();
    await readChangedTexts();
    expect((await translator("en", "shell"))("nav.main")).toBe("Main");
  });
});

describe("the list", () => {
  it("finds keys and texts in both languages, and counts what is changed, missing and unused", async () => {
    await as(admin).translations.update({ ...home, enText: "Gate", arText: null });
    await as(admin).translations.update({ page: "shell", key: "nav.menu", enText: "List", arText: "القائمة كلها" });
    await db.insertInto("translations").values({ page: "gone", key: "old", en_text: "x", ar_text: "y" }).execute();
    const { counts, items, pages } = await as(admin).translations.list({ state: "changed" });
    expect(counts).toMatchObject({ changed: 3, missing: 1, unused: 1 });
    expect(items.map(({ key }) => key).sort()).toEqual(["nav.main", "nav.menu", "old"]);
    expect(pages.find(({ page }) => page === "shell")).toMatchObject({ changed: 2 });
    expect((await as(admin).translations.list({ search: "القائمه كلها" })).items.map(({ key }) => key)).toEqual(["nav.menu"]);
    expect((await as(admin).translations.list({ page: "shell", search: "gate" })).items.map(({ key }) => key)).toContain("nav.main");
    await as(admin).translations.update({ page: "gone", key: "old", enText: null, arText: null });
    expect((await as(admin).translations.list({ state: "unused" })).total).toBe(0);
  });
});

describe("files", () => {
  it("go out and come back unchanged", async () => {
    await as(admin).translations.update({ ...home, enText: '=Gate, "wide"', arText: null });
    const csv = await exportTexts(admin, false);
    expect(csv).toContain(`shell,nav.main,"'=Gate, ""wide""",`);
    expect(await as(admin).translations.importFile({ file: file(csv) })).toMatchObject({ changed: 0, reset: 0, errors: [] });
    expect((await exportTexts(admin, true)).split("\r\n")).toHaveLength(3);
    await expect(exportTexts(null, false)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(exportTexts(await aUser("vendor"), false)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("apply what is right and name what is wrong by its row", async () => {
    const csv = [
      "key;page;ar_text;en_text",
      "nav.main;shell;;Gate",
      "nope;shell;;x",
      "loading.seconds;shell;;soon",
      'nav.menu;shell;"القائمة; كلها";Menu',
      "",
    ].join("\r\n");
    const errors = [
      { row: 3, code: "unknown_key", item: "shell nope" },
      { row: 4, code: "placeholders_en", item: "shell loading.seconds" },
    ];
    expect(await as(admin).translations.importFile({ file: file(csv), isDryRun: true })).toEqual({ changed: 2, unchanged: 0, reset: 0, errors });
    expect(await db.selectFrom("translations").selectAll().execute()).toEqual([]);
    expect(await as(admin).translations.importFile({ file: file(csv) })).toEqual({ changed: 2, unchanged: 0, reset: 0, errors });
    expect((await translator("en", "shell"))("nav.main")).toBe("Gate");
    expect((await translator("ar", "shell"))("nav.menu")).toBe("القائمة; كلها");
    expect(await as(admin).translations.importFile({ file: file("page,key,en_text,ar_text\nshell,nav.main,,\n") })).toMatchObject({ changed: 0, reset: 1 });
  });

  it.each([
    ["", "empty"],
    ["page,key,en_text\nshell,nav.main,x\n", "columns"],
    [new Uint8Array([0xff, 0xfe, 0x70]), "not_utf8"],
    ['page,key,en_text,ar_text\nshell,nav.main,"open,\n', "not_csv"],
  ])("are refused whole when they cannot be read (%#)", async (content, problem) => {
    await expect(as(admin).translations.importFile({ file: file(content) })).rejects.toMatchObject(invalid({ file: problem }));
  });
});
