import { expect, test } from "vitest";
import { localText } from "./local-text.ts";

test.each([
  ["Sofa", "كنبة", "ar", "كنبة"],
  ["Sofa", "كنبة", "fa", "Sofa"],
  ["Sofa", "", "ar", "Sofa"],
  ["Sofa", null, "ar", "Sofa"],
])("%s and %s, read in %s", (text, arabic, language, shown) => expect(localText(text, arabic, language)).toBe(shown));
