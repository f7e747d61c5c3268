import { readFileSync } from "node:fs";

/** A chunk that only re-exports from another: the bundler writes one for each route whose module went into a larger chunk. */
export type Facade = { from: string; names: Record<string, string> };
export type FacadeOf = (address: string) => Facade | undefined;

const code = /^export\{([^{}]*)\}from"\.\/([^"/]+)";\s*$/;

export function readFacade(source: string): Facade | undefined {
  const [, list, file] = code.exec(source) ?? [];
  if (!list || !file) return undefined;
  const pairs = list.split(",").map((pair) => pair.trim().split(" as "));
  return { from: `/assets/${file}`, names: Object.fromEntries(pairs.map(([name = "", exported = name]) => [exported, name])) };
}

/** Reads facades of a build, each file once. */
export function facadesIn(folder: string): FacadeOf {
  const known = new Map<string, Facade | undefined>();
  return (address) => {
    if (!address.startsWith("/assets/")) return undefined;
    if (!known.has(address)) known.set(address, readFacade(readFileSync(folder + address, "utf8")));
    return known.get(address);
  };
}
