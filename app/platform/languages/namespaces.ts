/** One entry per catalogue, declared by the generated app/translations.d.ts: `en/vendors.admin.json` is "vendors.admin", loaded apart from "vendors". */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Namespaces {}

export type Namespace = keyof Namespaces & string;

type Keys<T, Prefix extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type MessageKey<N extends Namespace> = Keys<Namespaces[N]>;
