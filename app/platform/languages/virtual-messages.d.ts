/** Made by messages-plugin.ts: everything at once for the server, one chunk per language and namespace for the browser, for what a page did not bring. */
declare module "virtual:messages" {
  type Messages = Readonly<Record<string, import("icu-minify/format").CompiledMessage>>;
  export function find(language: string, namespace: string): Messages | undefined;
  export function load(language: string, namespace: string): Promise<Messages | undefined>;
  /** Every namespace there is; the browser has to fetch the language's list. */
  export function list(language: string): Promise<readonly string[]>;
  /** The address of a page's texts as one file; server only. */
  export function pageTextsAddress(language: string, namespaces: readonly string[]): string;
  export const namespaces: readonly string[];
  /** language -> namespace -> texts as they were written, in English and Arabic; server only. */
  export const sources: () => Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** namespace -> key -> who links to that text; server only. */
  export const links: () => Readonly<Record<string, Readonly<Record<string, readonly (readonly [namespace: string, key: string])[]>>>>;
}
