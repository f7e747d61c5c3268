import { manyLines, oneLine } from "#app/platform/rules/plain-texts.ts";
import { allLines, NAME_LENGTH, NOTE_LENGTH, type QuotationContent } from "../quotation.ts";
import { totalsOf, withTaken } from "./totals.ts";

type Said = { name: string; message: string };
export type AnswerProblem = "client" | "tooLong";

/** Who answers, tidied, and what is wrong with it by its field. */
export function judgeAnswer({ name, message }: Said): { values: Said; problems: Partial<Record<keyof Said, AnswerProblem>> } {
  const values = { name: oneLine(name), message: manyLines(message) };
  return {
    values,
    problems: {
      ...(values.name === "" ? { name: "client" } : values.name.length > NAME_LENGTH && { name: "tooLong" }),
      ...(values.message.length > NOTE_LENGTH && { message: "tooLong" }),
    },
  };
}

/** Halalas, VAT included, with the optional and alternative lines that are taken; null where one cannot be, or two stand for one. */
export function grossWith(content: QuotationContent, taken: readonly string[], pricedOn: string): number | null {
  const choices = new Set(totalsOf(content, pricedOn).choices.map(({ id }) => id));
  const replaced = allLines(content).flatMap(({ id, kind, replaces }) => (kind === "alternative" && taken.includes(id) ? [replaces] : []));
  if (taken.some((id) => !choices.has(id)) || new Set(taken).size < taken.length || new Set(replaced).size < replaced.length) return null;
  return totalsOf(withTaken(content, new Set(taken)), pricedOn).gross;
}
