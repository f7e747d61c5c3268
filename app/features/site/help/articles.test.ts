import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { SHOTS } from "../../../../scripts/help-pictures/shots.ts";
import { compileArticles, compileText } from "./build/articles-plugin.ts";
import { checkLabels, readArticles, valueIn, withFigures } from "./build/read-articles.ts";
import { listPictures, sizeOfWebp } from "./build/read-pictures.ts";
import { articlePath, SECTIONS } from "./help.ts";

const ROOT = process.cwd();
const articles = compileArticles(ROOT);
const LANGUAGES = ["en", "ar"] as const;
/** Pictures that `npm run help:pictures` has still to make; until then their place in the article is empty. */
const TO_BE_MADE: readonly string[] = [];
const texts = articles.flatMap((article) =>
  LANGUAGES.map((language) => ({ id: `${language} ${article.id}`, article, language, text: article.texts[language] })),
);

const table = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children }) => ({ path, index, handle: file, children: children && table(children) }) as RouteObject);
const known = table(await routes);
const hasScreen = (address: string): boolean => !String(matchRoutes(known, address)?.at(-1)?.route.handle ?? "not-found").includes("not-found");

describe("the articles", () => {
  test("are many, in every section", () => {
    const help = articles.filter(({ section }) => section !== "resources");
    expect(help.length).toBeGreaterThanOrEqual(60);
    expect(articles.length - help.length).toBeGreaterThanOrEqual(10);
    for (const section of SECTIONS) expect(articles.filter((article) => article.section === section).length, section).toBeGreaterThanOrEqual(8);
  });

  test("have a title of their own and are neither stubs nor books", () => {
    for (const language of LANGUAGES) expect(new Set(articles.map(({ texts: all }) => all[language].title)).size).toBe(articles.length);
    const lengths = texts.map(({ id, text }) => ({ id, words: text.plain.split(/\s+/).length }));
    expect(lengths.filter(({ words }) => words < 90 || words > 380)).toEqual([]);
  });

  test("say the same in both languages: as many steps, headings, pictures and links", () => {
    const shape = (html: string) => ({
      steps: html.match(/<li>/g)?.length ?? 0,
      headings: html.match(/<h2>/g)?.length ?? 0,
      pictures: [...html.matchAll(/data-picture="([^"]+)"/g)].map(([, name]) => name),
      links: new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).size,
    });
    for (const { id, texts: all } of articles) expect(shape(all.ar.html), id).toEqual(shape(all.en.html));
  });

  test("link to pages that exist", () => {
    const addresses = new Set(articles.map(({ section, slug }) => articlePath(section, slug)));
    const lost = texts.flatMap(({ id, text }) =>
      [...text.html.matchAll(/href="(\/[^"#?]*)/g)]
        .map(([, href = ""]) => href)
        .filter((href) =>
          /^\/(help|resources)\/.+\/?/.test(href) && href.split("/").length > 2 && !href.startsWith("/help/for") ? !addresses.has(href) : !hasScreen(href),
        )
        .map((href) => `${id} -> ${href}`),
    );
    expect(lost).toEqual([]);
  });

  test("belong to screens that exist", () => {
    const screens = articles.flatMap(({ id, screens: all }) => all.map((screen) => ({ id, screen })));
    const lost = screens.filter(({ screen }) => !hasScreen(screen.replace("/**", "/x").replaceAll("*", "x")));
    expect(lost).toEqual([]);
  });

  test("show pictures that the script makes, and those that were made in both languages; none is left over", () => {
    const shown = [...new Set(articles.flatMap(({ pictures }) => pictures))].toSorted();
    expect(SHOTS.map(({ name }) => name).toSorted()).toEqual(shown);
    const made = listPictures(ROOT);
    for (const language of LANGUAGES) {
      const names = made.filter((picture) => picture.language === language).map(({ name }) => name);
      expect(shown.filter((name) => !names.includes(name))).toEqual(TO_BE_MADE);
      expect(names.filter((name) => !shown.includes(name))).toEqual([]);
    }
    expect(articles.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThanOrEqual(25);
  });

  test("let no HTML of a text through, and no link that runs something", () => {
    const source = { path: "x.md", fields: { title: "T", summary: "S" }, body: 'A <script>alert(1)</script> [x](javascript:alert(1)) ![a<b](p"q)' };
    const { html } = compileText(ROOT, source);
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
    expect(html).not.toContain('href="javascript');
  });
});

describe("labels and figures", () => {
  const source = (body: string) => ({ path: "x.md", fields: {}, body });
  const catalogues = new Map([["quotes", new Map([["en", { send: "Send", count: "{n} rows", other: "@:send" }]])]]);

  test("a renamed or removed button breaks the build", () => {
    expect(() => checkLabels(source("Choose {{quotes:send}} or {{quotes:other}}."), catalogues, "en")).not.toThrow();
    expect(() => checkLabels(source("Choose {{quotes:gone}}."), catalogues, "en")).toThrow("there is no text {{quotes:gone}}");
    expect(() => checkLabels(source("Choose {{quotes:count}}."), catalogues, "en")).toThrow("is no plain label");
    expect(() => checkLabels(source("Choose {{quotes send}}."), catalogues, "en")).toThrow("written wrongly");
  });

  test("a limit is read from the constant that the server enforces", () => {
    const code =
      "const A: number = 5;\nexport const BYTES = 10 * 1024 * 1024;\nconst LIMIT = { max: 1_200, windowSeconds: 60 };\nconst LIMITS = {\n  ask: { max: 7 },\n};";
    expect([valueIn(code, "A"), valueIn(code, "BYTES"), valueIn(code, "LIMIT.max"), valueIn(code, "ask.max"), valueIn(code, "NONE")]).toEqual([
      5,
      10_485_760,
      1_200,
      7,
      undefined,
    ]);
    expect(withFigures(ROOT, source("{{=talk/feedback/feedback.ts BODY_LENGTH}} and {{=talk/feedback/feedback.ts SCREENSHOT_BYTES}} MB"))).toBe(
      "4,000 and 10 MB",
    );
    expect(() => withFigures(ROOT, source("{{=talk/feedback/feedback.ts NOTHING}}"))).toThrow("names no number");
    expect(() => withFigures(ROOT, source("{{=talk/nothing.ts BODY_LENGTH}}"))).toThrow("names no file");
  });

  test("the size of a picture is read from its head", () => {
    for (const { path, width, height } of listPictures(ROOT).slice(0, 4)) {
      expect(width, path).toBeGreaterThan(200);
      expect(height, path).toBeGreaterThan(60);
    }
    const lossless = Buffer.alloc(30);
    lossless.write("VP8L", 12, "latin1");
    lossless.writeUInt32LE((99 << 14) | 199, 21);
    expect(sizeOfWebp(lossless)).toEqual({ width: 200, height: 100 });
  });
});

test("each English article has an Arabic one", () => {
  expect(readArticles(ROOT).every(({ sources }) => /[؀-ۿ]/.test(sources.ar.fields["title"] ?? "") && !/[؀-ۿ]/.test(sources.en.fields["title"] ?? ""))).toBe(
    true,
  );
});
