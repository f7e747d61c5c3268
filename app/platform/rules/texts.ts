import * as z from "zod/mini";

export const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();
export const manyLines = (text: string): string => text.normalize("NFC").replace(/\r\n?/g, "\n").trim();

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/;
const LONGEST_EMAIL = 254;
const LONGEST_LINK = 2_000;

export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);

/** A web address of http or https, without a name and a password in it. */
export function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") && !username && !password;
}

/** 'example.sa' is what people type; the address with its scheme is what is stored. */
export const withScheme = (text: string): string => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);

type Tidy = (text: string) => string;

/** A text that must be there. */
export const text = (longest: number, tidy: Tidy = oneLine) =>
  z.string("required").check(z.overwrite(tidy), z.minLength(1, "required"), z.maxLength(longest, "tooLong"));

/** A text or nothing: an emptied box is stored as null. */
export const optionalText = (longest: number, tidy: Tidy = oneLine) =>
  z.nullable(z.string()).check(
    z.overwrite((given) => (given === null ? null : tidy(given) || null)),
    z.refine((given) => given === null || given.length <= longest, "tooLong"),
  );

const optionalChecked = (tidy: Tidy, isGood: (text: string) => boolean, problem: string, longest: number) =>
  optionalText(longest, tidy).check(z.refine((given) => given === null || isGood(given), problem));

export const optionalEmail = () => optionalChecked((given) => oneLine(given).toLowerCase(), isEmail, "email", 300);

export const optionalLink = (tidy: Tidy = (given) => withScheme(oneLine(given)), longest = LONGEST_LINK) => optionalChecked(tidy, isLink, "url", longest);

const fold = (given: string) => given.normalize("NFKC").toLowerCase();

/** Words, each once whatever its case. */
export const words = (most: number, longest: number) =>
  z.array(z.string()).check(
    z.overwrite((given) => [
      ...new Map(
        given
          .map((item) => oneLine(item))
          .filter(Boolean)
          .map((item) => [fold(item), item]),
      ).values(),
    ]),
    z.maxLength(most, "tooMany"),
    z.refine((given) => given.every((item) => item.length <= longest), "tooLong"),
  );

/** Ids or codes, each once. */
export const choices = (most: number) =>
  z.array(z.string()).check(
    z.overwrite((given) => [...new Set(given)]),
    z.maxLength(most, "tooMany"),
  );
