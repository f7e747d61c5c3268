import type { Pair } from "./pair-list.ts";

const files = import.meta.glob<string>("/demo/redesigns/*.webp", { eager: true, import: "default", query: "?url" });
const urlOf = (file: string): string => files[`/demo/redesigns/${file}.webp`] ?? "";

export const beforeUrl = ({ name }: Pair): string => urlOf(name);
export const afterUrl = ({ name, style }: Pair): string => urlOf(`${name}-${style}`);
