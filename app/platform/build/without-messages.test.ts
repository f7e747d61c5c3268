import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withoutMessages } from "./without-messages.ts";

const short = (code: string) => withoutMessages(code, parseAst);

test("invariants still throw, without their explanation", () => {
  expect(short('invariant(isHere(a, c("b")), "Not " + here); next();')).toBe('invariant(isHere(a, c("b"))); next();');
  expect(short('invariant$1(a, "one", "two");')).toBe("invariant$1(a);");
  expect(short("invariant(a);")).toBe("invariant(a);");
});

test("warnings are left out, also where a statement is needed", () => {
  expect(short('if (a) warning(false, "Wrong"); else warnOnce(b, text(invariant(c, "d")));')).toBe("if (a) void 0; else void 0;");
});

test("other calls stay as they are, also of a method with such a name", () => {
  const code = 'log(a, "text"); this.invariant(a, "text"); warned(a, "text");';
  expect(short(code)).toBe(code);
});
