// A Saudi National Address: building number, street, district, city, postal code, additional number, or the short code that stands for them.
import * as z from "zod/mini";
import { latinDigits } from "../text/digits.ts";
import type { ValuesOf } from "./judge.ts";
import { oneLine } from "./plain-texts.ts";
import { optionalText, text } from "./texts.ts";

const LONGEST_LINE = 120;
const LONGEST_NOTE = 300;

/** Digits of any script; spaces, hyphens and direction marks do not count. */
const onlyDigits = (typed: string): string => latinDigits(typed).replace(/[\s\p{Cf}\p{Pd}]/gu, "");
const codeLetters = (typed: string): string => onlyDigits(typed).toUpperCase();

const digits = (count: number, problem: string) =>
  z.string("required").check(z.overwrite(onlyDigits), z.minLength(1, "required"), z.regex(new RegExp(`^\\d{${count}}$`), problem));

export const addressRules = {
  shortCode: optionalText(LONGEST_LINE, codeLetters).check(z.refine((given) => given === null || /^[A-Z]{4}\d{4}$/.test(given), "shortCode")),
  buildingNumber: digits(4, "fourDigits"),
  street: text(LONGEST_LINE),
  district: text(LONGEST_LINE),
  /** The English name of a city that the server knows. */
  city: text(LONGEST_LINE),
  postalCode: digits(5, "fiveDigits"),
  additionalNumber: digits(4, "fourDigits"),
  /** Floor and flat. */
  unit: optionalText(LONGEST_LINE, oneLine),
  /** For the driver. */
  note: optionalText(LONGEST_NOTE, oneLine),
};
export type Address = ValuesOf<typeof addressRules>;

export const NO_ADDRESS: Address = {
  ...{ shortCode: null, buildingNumber: "", street: "", district: "", city: "", postalCode: "", additionalNumber: "", unit: null, note: null },
};

const LENGTHS = { buildingNumber: 4, postalCode: 5, additionalNumber: 4 } as const;
type NumberField = keyof typeof LENGTHS;

/** The likely right value of a number that was written with letters, or together with the additional number: '13521-7826'. Null where nothing is likely. */
export function likelyNumber(field: NumberField, typed: string): string | null {
  const plain = onlyDigits(typed).replace(/o/gi, "0").replace(/[il|]/gi, "1");
  const length = LENGTHS[field];
  const likely = field === "postalCode" && /^\d{9}$/.test(plain) ? plain.slice(0, length) : plain;
  return likely !== typed && new RegExp(`^\\d{${length}}$`).test(likely) ? likely : null;
}

/** The building number that a short code ends with. */
export const buildingOf = (shortCode: string): string | null => /^[A-Z]{4}(\d{4})$/.exec(codeLetters(shortCode))?.[1] ?? null;
