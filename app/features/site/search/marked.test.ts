import { describe, expect, it } from "vitest";
import { markedParts } from "./marked.ts";

const marked = (title: string, typed: string) =>
  markedParts(title, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("what answers the words", () => {
  it.each([
    ["Walnut majlis", "maj", "Walnut [maj]lis"],
    ["Walnut majlis", "MAJLIS wal", "[Wal]nut [majlis]"],
    ["Café étage", "cafe et", "[Café] [ét]age"],
    ["مجلس بخشب الجوز", "المجلس جو", "[مجلس] بخشب [الجوز]"],
    ["المَجالس الكبيرة", "مجا", "[المَجالس] الكبيرة"],
    ["Majlis", "", "Majlis"],
    ["<b>&", "b", "<[b]>&"],
    ["🏠 home", "home", "🏠 [home]"],
  ])("%s for %s", (title, typed, expected) => expect(marked(title, typed)).toBe(expected));
});
