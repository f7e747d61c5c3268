/**
 * One entry for each catalogue, declared by the generated app/translations.d.ts. A feature's `en.json` is the namespace
 * `<feature>`; `<part>.en.json` beside it is `<feature>.<part>`, loaded apart (an admin's texts stay out of public pages).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Namespaces {}

export type Namespace = keyof Namespaces & string;

type Keys<T, Prefix extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type MessageKey<N extends Namespace> = Keys<Namespaces[N]>;
