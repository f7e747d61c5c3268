import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";

export type Language = "en" | "ar";

/** The narrowest screen that is promised, in CSS pixels. */
const NARROW = { width: 360, height: 780 };

/**
 * Text of the other language. Names of people and companies stand as they write them: in Arabic all words of a name begin with a capital and there are
 * two or more of them; in English four Arabic words in a row are a sentence.
 */
const FOREIGN: Record<Language, string> = {
  en: "(?:[\\u0621-\\u064a]+[\\s،.]+){3}[\\u0621-\\u064a]+",
  ar: "(?<![A-Za-z])[a-z]{2,}|^[^A-Za-z]*[A-Z][a-z]+[^A-Za-z]*$",
};

/** Written in Latin letters in Arabic as well: our own name, formats, keys, colors, addresses. */
const LATIN_EVERYWHERE =
  /\S+@\S+|\S+:\d+\S*|https?:\S+|#\w+|\b[\w-]+(\.[\w-]+)+\b|\b(AVIF|CSV|Ctrl|Diwan|Enter|Esc|GIF|ID|IP|JPEG|JSON|PDF|PNG|TSV|URL|WebP|XLSX|ZIP)\b/;

/** Behind the sign-in, too: addresses, columns and keys of files, names of catalogues with the number of their texts. */
const CODES = /(?<!\w)\/[a-z-]+|\w*_\w+|\b(categories|languages|tags|title|Shopify)\b|\b[a-z]+[A-Z]\w*|^[\w.-]+ · [\d,]+$|\.[a-z]{3,4}\b/;

const plainTexts = (node: unknown): string[] =>
  typeof node === "string" ? (/^[^@{<]*[A-Za-z]{2}[^{<]*$/.test(node) ? [node] : []) : Object.values(node as object).flatMap(plainTexts);

/** Our own English texts, so far as no word of them is Latin in Arabic, too. */
const ENGLISH: ReadonlySet<string> = new Set(
  globSync(join(import.meta.dirname, "../../app/translations/en/*.json"))
    .flatMap((file) => plainTexts(JSON.parse(readFileSync(file, "utf8"))))
    .filter((text) => !LATIN_EVERYWHERE.test(text))
    .map((text) => text.toLowerCase()),
);

/** Behind the sign-in, where people's own words stand: our English texts on an Arabic page, and the names of texts. */
async function findEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(findTexts);
  return texts.filter((text) => ENGLISH.has(text.toLowerCase())).map((text) => `an English text of ours: ${text}`);
}

function findTexts(): string[] {
  if (document.documentElement.lang !== "ar") return [];
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? "").trim();
    const parent = node.parentElement;
    if (/[A-Za-z]{2}/.test(text) && parent && !parent.closest("script, style, code, kbd, textarea, [translate=no], body [lang]") && parent.checkVisibility())
      texts.add(text);
  }
  return [...texts];
}

/**
 * Nothing sticks out at the narrowest width, every picture says its size, no tick of a name begins a line, no text is in the other language without saying
 * so, and one that says so stands as its neighbors do. Behind the sign-in (no language given) texts of ours are looked for by their words as well.
 */
export async function expectSoundPage(page: Page, language: Language | null): Promise<void> {
  const lang = language ?? ((await page.locator("html").getAttribute("lang")) === "ar" ? "ar" : "en");
  const everywhere = language === null ? `${LATIN_EVERYWHERE.source}|${CODES.source}` : LATIN_EVERYWHERE.source;
  const findings = await page.evaluate(findFaults, { foreign: FOREIGN[lang], everywhere });
  findings.push(...(await page.evaluate(findMisplaced)), ...(await page.evaluate(findCutDots)));
  if (language === null) findings.push(...(await findEnglish(page)));
  const wide = page.viewportSize();
  const isWider = wide !== null && wide.width > NARROW.width;
  if (isWider) {
    findings.push(...(await page.evaluate(findLoneTicks)));
    await page.setViewportSize(NARROW);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  findings.push(...(await page.evaluate(findOverflow)), ...(await page.evaluate(findLoneTicks)));
  if (isWider) await page.setViewportSize(wide);
  expect(findings, page.url()).toEqual([]);
}

function findFaults({ foreign, everywhere }: { foreign: string; everywhere: string }): string[] {
  // Search terms of the address are shown as typed.
  const asked = [...new URLSearchParams(location.search).values()];
  const pictures = [...document.querySelectorAll("img:not([width])")].map((picture) => `a picture without width: ${picture.outerHTML.slice(0, 160)}`);
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // User content in another language has a lang attribute.
    if (!parent || parent.closest("script, style, noscript, template, code, kbd, pre, textarea, [translate=no], body [lang]") || !parent.checkVisibility())
      continue;
    const text = asked.reduce((rest, value) => rest.replaceAll(value, " "), node.textContent ?? "").replace(new RegExp(everywhere, "g"), " ");
    if (new RegExp(foreign).test(text)) texts.add(`in the other language: ${(node.textContent ?? "").trim().slice(0, 80)}`);
  }
  return [...pictures, ...texts];
}

/** A text that says its language stands as its neighbors do: in their face where it is the page's language, and at the page's side in any. */
function findMisplaced(): string[] {
  const page = document.documentElement;
  const said = (fault: string, { tagName, textContent }: Element) => `${fault}: ${tagName} ${textContent?.trim().slice(0, 60)}`;
  const faces = [...document.querySelectorAll(`body [lang="${page.lang}"]`)].filter((element) => {
    const own = getComputedStyle(element).fontFamily;
    element.removeAttribute("lang");
    const common = getComputedStyle(element).fontFamily;
    element.setAttribute("lang", page.lang);
    return own !== common;
  });
  const sides = [...document.querySelectorAll("body [dir=auto]:not(input, textarea)")].filter((element) => {
    const { direction, display, textAlign } = getComputedStyle(element);
    return direction !== page.dir && display !== "inline" && textAlign === "start";
  });
  return [...faces.map((element) => said("another face", element)), ...sides.map((element) => said("at the other side", element))];
}

/** A box that cuts what stands out leaves room for the dots below Arabic letters: a line of text needs one and a half times its size, and some. */
function findCutDots(): string[] {
  const isArabic = (text: string | null | undefined) => /[\u0621-\u064a]/.test(text ?? "");
  const isField = (element: Element) => element instanceof HTMLInputElement && element.type !== "hidden";
  const isCutting = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowY);
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) =>
        isArabic(node.textContent) &&
        (node.nodeType === Node.TEXT_NODE || (node instanceof HTMLElement && getComputedStyle(node).display === "inline" && !isCutting(node))),
    );
  const cut = [...document.body.querySelectorAll("*")].filter((element) => {
    if (isField(element) ? !isArabic((element as HTMLInputElement).value) : !isCutting(element) || !hasText(element)) return false;
    if (element.clientHeight < 8 || !element.checkVisibility()) return false;
    const { lineHeight, fontSize, paddingBlockEnd } = getComputedStyle(element);
    const room = Number.parseFloat(lineHeight) + (isField(element) ? 0 : 2 * Number.parseFloat(paddingBlockEnd));
    return room / Number.parseFloat(fontSize) < 1.52;
  });
  return cut.map(
    (element) => `cuts the dots of: ${element.tagName}.${element.className} ${(element.textContent || (element as HTMLInputElement).value).slice(0, 40)}`,
  );
}

function findLoneTicks(): string[] {
  return [...document.querySelectorAll<HTMLElement>(":is(h1, h2, h3) .verified")].flatMap((tick) => {
    const heading = tick.closest("h1, h2, h3");
    if (!heading || !tick.checkVisibility()) return [];
    const name = document.createRange();
    name.setStart(heading, 0);
    name.setEndBefore(tick);
    const lastLine = [...name.getClientRects()].findLast(({ width }) => width > 0);
    return lastLine && tick.getBoundingClientRect().top >= lastLine.bottom - 2 ? [`a tick alone on its line: ${heading.textContent}`] : [];
  });
}

function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  return [
    `the page is ${scrollWidth} px wide at ${clientWidth}: ${outside
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.className}`)
      .join(", ")}`,
  ];
}

/** Pages that differ with who looks; the others answer everyone alike. */
const PERSONAL = /^\/(dashboard|admin|vendor|settings|onboarding|professional-onboarding|vendor-onboarding|profile)(\/|$)/;
/** Claims a link for all workers, a file each: one of them asks. */
const claims = join(process.env["E2E_DATA_DIR"] ?? tmpdir(), "asked-links");
const claimOf = (key: string) => join(claims, createHash("sha256").update(key).digest("hex"));
function isFirstToAsk(key: string): boolean {
  mkdirSync(claims, { recursive: true });
  try {
    writeFileSync(claimOf(key), "", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Lists of ideas are narrowed by words: /ideas/bedroom/modern/green. */
const NARROWER = /^(\/ideas\/(?!forums\/|ideabooks\/)[\w-]+)\/.+$/;

/** Values of parameters and further words do not make another page: one of each list's filters answers for all. */
function keyOf(who: string, link: string): string {
  const { pathname, searchParams } = new URL(link);
  return [PERSONAL.test(pathname) ? who : "anyone", pathname.replace(NARROWER, "$1/*"), ...new Set(searchParams.keys())].join(" ");
}

/** Asks for a link, unless somebody has before. @returns what is wrong with it */
export async function deadLink(request: APIRequestContext, who: string, link: string): Promise<string | null> {
  const key = keyOf(who, link);
  if (!isFirstToAsk(key)) return null;
  const answer = await request.get(link);
  const status = answer.status();
  await answer.dispose();
  if (status < 400) return null;
  // asked again by a second try
  rmSync(claimOf(key));
  return `${status} ${link}`;
}

/** Every link of the page to our own addresses answers. */
export async function expectLinksAnswer(page: Page, context: BrowserContext, who: string): Promise<void> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map((link) => link.href.replace(/#.*/, "")),
  );
  const dead: string[] = [];
  for (const link of links) {
    const fault = await deadLink(context.request, who, link);
    if (fault) dead.push(fault);
  }
  expect(dead).toEqual([]);
}
