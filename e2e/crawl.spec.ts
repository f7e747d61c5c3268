import { randomInt } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { languages } from "../app/platform/languages/languages.ts";
import routes from "../app/routes.ts";
import { englishLeft, rawTexts } from "./support/english-left.ts";
import { type Markup, readMarkup } from "./support/markup.ts";
import { LED_ON, NOT_SHOWN, type PublicPages, publicPages, publicScreens } from "./support/public-pages.ts";
import { deadLink } from "./support/sound-page.ts";
import { test as base, expect } from "./support/test.ts";

/** A family page of its own for one country, in its language. */
const ONE_LANGUAGE: Readonly<Record<string, string>> = { "/ar": "ar" };
/** Written in these alone; the others show the English words, and say so. */
const ARTICLE_LANGUAGES = ["en", "ar"];
/** Requests at a time: what two processors answer. */
const AT_ONCE = 4;

type Visit = { status: number; markup: Markup };
type Site = {
  pages: PublicPages;
  visit(address: string, language: string): Promise<Visit>;
  /** What is wrong with a link, with a picture; null where nothing is. */
  faultOf: { link(href: string): Promise<string | null>; picture(src: string): Promise<string | null> };
};

const test = base.extend<object, { site: Site }>({
  // A worker finds the pages once; the English ones are read once, to compare with.
  site: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? "";
      const request = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`, "accept-language": "en" },
      });
      const english = new Map<string, Promise<Visit>>();
      const open = async (address: string, language: string): Promise<Visit> => {
        const answer = await request.get(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`, { maxRedirects: 0 });
        const visit = { status: answer.status(), markup: readMarkup(await answer.text()) };
        await answer.dispose();
        return visit;
      };
      await use({
        pages: await publicPages(routes as RouteConfigEntry[], request),
        visit(address, language) {
          if (language !== "en") return open(address, language);
          const visit = english.get(address) ?? open(address, language);
          english.set(address, visit);
          return visit;
        },
        faultOf: {
          link: (href) => deadLink(request, "visitor", href),
          async picture(src) {
            const answer = await request.get(src);
            const fault = answer.ok() && answer.headers()["content-type"]?.startsWith("image/") ? null : `${answer.status()} ${src}`;
            await answer.dispose();
            return fault;
          },
        },
      });
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

/** Does it for each, a few at a time. */
async function each<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await act(item);
    }),
  );
}

const unlike = (own: readonly string[], english: readonly string[]) => new Set(own.filter((address) => !english.includes(address)));

test("every public screen is crawled, or says why not", async ({ site }) => {
  expect(site.pages.missing).toEqual([]);
  const paths = publicScreens(routes as RouteConfigEntry[]).map(({ path }) => path);
  expect([...Object.keys(LED_ON), ...Object.keys(NOT_SHOWN)].filter((path) => !paths.includes(path))).toEqual([]);
});

for (const [path, to] of Object.entries(LED_ON).filter(([path]) => !path.includes(":")))
  test(`${path} shows a visitor no page of its own`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 302]).toContain(answer.status());
    expect(answer.headers()["location"]).toMatch(new RegExp(`^${to}(\\?|$)`));
  });

for (const { code, htmlLang, isRTL } of languages) {
  test(`every public page is whole in ${code}`, async ({ site, baseURL }) => {
    // A hundred and fifty pages, also on a machine that is busy with others.
    test.setTimeout(1_200_000);
    const faults: string[] = [];
    const links = new Set<string>();
    const pictures = new Set<string>();
    await each([...site.pages.pages, ...(ARTICLE_LANGUAGES.includes(code) ? site.pages.articles : [])], async (address) => {
      const report = (fault: string) => faults.push(`${address} ${fault}`);
      const only = languages.find((language) => language.code === ONE_LANGUAGE[address]);
      const expected = only ?? { htmlLang, isRTL };
      const [{ status, markup }, english] = await Promise.all([site.visit(address, code), site.visit(address, "en")]);
      if (status !== (/\/(no-such|not-found)/.test(address) ? 404 : 200)) report(`answers ${status}`);
      if (markup.lang !== expected.htmlLang || markup.dir !== (expected.isRTL ? "rtl" : "ltr")) report(`is ${markup.lang} ${markup.dir}`);
      const texts = new Set(english.markup.texts.map(({ text }) => text));
      const foreign = code === "en" || only ? rawTexts(markup) : englishLeft(markup, texts, code, new URL(address, baseURL).search);
      for (const fault of foreign) report(fault);
      for (const { src, hasSize } of markup.pictures) if (!hasSize) report(`picture without its size: ${src}`);
      // What the English page has, too, is asked there.
      const before = code === "en" ? { links: [], pictures: [] } : english.markup;
      const here = new URL(address, baseURL).pathname;
      for (const link of unlike(markup.links, before.links)) if (new URL(link, baseURL).pathname !== here) links.add(link);
      for (const src of unlike(
        markup.pictures.map(({ src }) => src),
        before.pictures.map(({ src }) => src),
      ))
        pictures.add(src);
    });
    const ask = (faultOf: (address: string) => Promise<string | null>) => async (address: string) => {
      const fault = await faultOf(address);
      if (fault) faults.push(fault);
    };
    await each(ownAddresses(links, baseURL ?? ""), ask(site.faultOf.link));
    await each(pictures, ask(site.faultOf.picture));
    expect(faults).toEqual([]);
  });
}

const ownAddresses = (links: Iterable<string>, baseURL: string): ReadonlySet<string> =>
  new Set([...links].filter((link) => new URL(link, baseURL).origin === baseURL).map((link) => new URL(link, baseURL).href.replace(/#.*/, "")));
