import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

test.each([
  ["Lama Alshammari", "LA"],
  ["Athar Interiors", "A"],
  ["Aisha", "A"],
  ["Faisal Al-Otaibi", "FO"],
  ["لمى الشمري", "ل\u200cش"],
])("without a picture %s has the initials %s", (name, initials) => {
  expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`data-initials="${initials}"`);
});
