declare module "virtual:articles" {
  /** Compiled at build time; empty in the browser. */
  export const articles: readonly import("./article.ts").Article[];
  /** By language and name. */
  export const pictures: Readonly<Record<string, Readonly<Record<string, { src: string; width: number; height: number }>>>>;
}
