import * as z from "zod/mini";
import { isEmail, isLink, oneLine, withScheme } from "./plain-texts.ts";

const LONGEST_LINK = 2_000;

type Tidy = (text: string) => string;

/** A text that must be there. */
export const text = (longest: number, tidy: Tidy = oneLine) =>
  z.string("required").check(z.overwrite(tidy), z.minLength(1, "required"), z.maxLength(longest, "tooLong"));

/** One of a list. */
export const oneOf = (known: readonly string[], problem = "required") => z.string(problem).check(z.refine((given) => known.includes(given), problem));

/** A text or an empty one, with the code that a look at it gives. */
export const lookedAt = (problemOf: (text: string) => string | null, tidy: Tidy = oneLine) =>
  z.string().check(
    z.overwrite(tidy),
    z.refine((given) => problemOf(given) === null, { error: ({ input }) => problemOf(String(input)) ?? undefined }),
  );

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
