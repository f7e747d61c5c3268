import type { APIRequestContext } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { ADDRESSES } from "./addresses.ts";
import { DEEPER, followWay } from "./deeper.ts";

/** A screen of the table of addresses: `layouts` are the files around it, from outside. */
export type Screen = { file: string; path: string; layouts: readonly string[] };

export function screens(entries: readonly RouteConfigEntry[], base = "", layouts: readonly string[] = []): Screen[] {
  return entries.flatMap((entry) => {
    const path = [base, entry.path].filter(Boolean).join("/");
    if (entry.children) return screens(entry.children, path, [...layouts, entry.file]);
    return entry.file.endsWith(".tsx") ? [{ file: entry.file, path: entry.path === "*" ? "/no-such-page" : `/${path}`, layouts }] : [];
  });
}

/** The expression of what a route matches. */
export const expressionOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll(/\/:\w+\?/g, "(/[^/]+)?")
      .replaceAll(/:\w+/g, "[^/]+")
      .replaceAll("*", ".*")}$`,
  );

/** The layouts of areas that want a signed-in person. */
const SIGNED_IN = /\/(dashboard-layout|vendor-layout|admin\/screens\/layout|onboarding-layout)\.tsx$/;

/** Addresses of the public layouts that show a visitor no page, and where they lead. */
export const LED_ON: Readonly<Record<string, string>> = {
  "/login/two-factor": "/login", // the second step of a sign-in
  "/logout": "/login",
  "/pre-launch": "/home", // until a deployment turns it on
  "/ideas/forums/new": "/login",
  "/role-mismatch": "/login",
  "/project-create": "/login",
  "/project-briefing": "/login",
  "/category/:category/:room?": "/products", // addresses of a former shop
};

/** Screens that only their owner sees, or that an example cannot be made of without a signed-in person. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  "/ai-interior-creator/:id": "a board of one's own",
  "/pay/sandbox/:id": "a payment that somebody has just begun",
  "/redesign/:id": "a redesign of one's own",
};

export const publicScreens = (entries: readonly RouteConfigEntry[]): Screen[] =>
  screens(entries).filter(({ layouts }) => !layouts.some((layout) => SIGNED_IN.test(layout)));

/** The address that a way ends at, with an id in the place of each part that differs. */
export const endOf = (way: readonly [string, ...string[]]): string =>
  way.reduce((before, step) => (step.startsWith("+") ? before + step.slice(1) : step)).replaceAll(/:\w+/g, "x");

const pathOf = (address: string) => address.split("?")[0] ?? "";

/** The addresses of one of the sitemap's files, in English. */
async function inSitemap(request: APIRequestContext, file: string): Promise<string[]> {
  const answer = await request.get(`/sitemaps/${file}-en-1.xml`);
  return [...(await answer.text()).matchAll(/<loc>([^<]*)</g)].map(([, address = ""]) => address.replace(/^https?:\/\/[^/]+/, ""));
}

export type PublicPages = {
  /** Looked at in every language. */
  pages: string[];
  /** Written in English and Arabic only; one of them is among the pages. */
  articles: string[];
  /** Screens without an example. */
  missing: string[];
};

/** The kinds of the sitemap that have a page for each row. */
const KINDS = ["forum", "help", "ideas", "projects", "products", "professionals", "vendors"];

/** Every public page, from the table of addresses and the sitemap: of screens with a part that differs, one example. */
export async function publicPages(entries: readonly RouteConfigEntry[], request: APIRequestContext): Promise<PublicPages> {
  const fixed = await inSitemap(request, "pages");
  const rows = await Promise.all(KINDS.map((kind) => inSitemap(request, kind)));
  const found = new Set([...fixed, ...rows.flatMap(([first]) => first ?? [])]);
  const all = publicScreens(entries);
  const plain = new Set(all.map(({ path }) => path));
  const missing: string[] = [];
  for (const { path } of all.filter(({ path }) => !(path in LED_ON) && !(path in NOT_SHOWN))) {
    const fits = (address: string) => (plain.has(pathOf(address)) ? pathOf(address) === path : expressionOf(path).test(pathOf(address)));
    const way = DEEPER.visitor.find((steps) => fits(endOf(steps)));
    const known =
      ADDRESSES.visitor.find((address) => !address.includes("{") && fits(address)) ??
      rows.flat().find(fits) ??
      (/[:*]/.test(path) ? way && (await followWay(request, way)) : path);
    if (known) found.add(known);
    else missing.push(path);
  }
  return { pages: [...found], articles: rows[KINDS.indexOf("help")]?.slice(1) ?? [], missing };
}
