import { describe, expect, test } from "vitest";
import { judge, shapeOf } from "./judge.ts";
import { addressRules, buildingOf, likelyNumber, NO_ADDRESS } from "./national-address.ts";
import { optionalAmount, optionalNumber, whole, within } from "./numbers.ts";
import { personName } from "./person-name.ts";
import { optionalPhone } from "./phone.ts";
import { isEmail, isLink, manyLines, oneLine, withScheme } from "./plain-texts.ts";
import { countProblems, hasProblems, ofFields, withoutField } from "./problems.ts";
import { choices, lookedAt, oneOf, optionalEmail, optionalLink, optionalText, text, words } from "./texts.ts";

const x = (length: number) => "x".repeat(length);
/** The stored value, or the problem of a field with this rule. */
const read = (rule: Parameters<typeof judge>[0][string], given: unknown): unknown => {
  const { values, problems } = judge({ field: rule }, { field: given });
  return problems["field"] ?? values.field;
};

describe("texts", () => {
  test("are one line or many, in one form of Unicode", () => {
    expect([oneLine(" a \n\t b "), manyLines(" a \r\n b\rc \n"), oneLine("e\u0301")]).toEqual(["a b", "a \n b\nc", "\u00e9"]);
    expect(personName("Noura\u202e\u0000 Salem")).toBe("Noura Salem");
  });

  test("that must be there", () => {
    expect([" a ", " ", x(3), x(4), 5].map((given) => read(text(3), given))).toEqual(["a", "required", "xxx", "tooLong", "required"]);
  });

  test("or nothing", () => {
    expect([" a ", " ", null, x(3), x(4)].map((given) => read(optionalText(3), given))).toEqual(["a", null, null, "xxx", "tooLong"]);
  });

  test("of a list, and looked at", () => {
    expect(["a", "c", 1].map((given) => read(oneOf(["a", "b"], "unknown"), given))).toEqual(["a", "unknown", "unknown"]);
    const even = lookedAt((given) => (given.length % 2 === 0 ? null : "odd"));
    expect([" ab ", "abc"].map((given) => read(even, given))).toEqual(["ab", "odd"]);
  });

  test("words and ids stand once, and have a most", () => {
    expect(read(words(3, 5), [" Oak ", "oak", "", "\uff2f\uff21\uff2b", "Walnu"])).toEqual(["\uff2f\uff21\uff2b", "Walnu"]);
    expect([["a", "b", "c"], ["a", "b", "c", "d"], ["walnut"]].map((given) => read(words(3, 5), given))).toEqual([["a", "b", "c"], "tooMany", "tooLong"]);
    expect(
      [
        ["a", "a", "b"],
        ["a", "b", "c"],
      ].map((given) => read(choices(2), given)),
    ).toEqual([["a", "b"], "tooMany"]);
  });
});

describe("addresses", () => {
  test("of mail", () => {
    const long = (length: number) => `${x(length - 11)}@example.sa`;
    expect(["a@b.sa", long(254), "a@b", "a b@c.sa", "a@b.s", "a@@b.sa", long(255)].map(isEmail)).toEqual([true, true, false, false, false, false, false]);
    expect([" Noura@Example.SA", "noura", null].map((given) => read(optionalEmail(), given))).toEqual(["noura@example.sa", "email", null]);
  });

  test("of the web", () => {
    expect(["https://a.sa", "http://a.sa/b?c", "ftp://a.sa", "https://localhost", "https://me@a.sa", "https://:key@a.sa", "a.sa"].map(isLink)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(["a.sa", "HTTP://a.sa", "mailto:a@b.sa", ""].map(withScheme)).toEqual(["https://a.sa", "HTTP://a.sa", "mailto:a@b.sa", ""]);
    const link = (length: number) => `https://a.sa/${x(length - 13)}`;
    expect([" a.sa ", "ftp://a.sa", link(2_000), link(2_001)].map((given) => read(optionalLink(), given))).toEqual([
      "https://a.sa",
      "url",
      link(2_000),
      "tooLong",
    ]);
  });

  test("of a telephone", () => {
    expect(["050 000 9001", "12", null, " "].map((given) => read(optionalPhone(), given))).toEqual(["+966500009001", "phone", null, null]);
  });

  test("of a house in Saudi Arabia", () => {
    const villa = {
      ...NO_ADDRESS,
      shortCode: " rcta ٤٧٠٠ ",
      buildingNumber: "٤٧-٠٠",
      street: "Olaya",
      district: "Al Malqa",
      city: "Riyadh",
      postalCode: "13521",
      additionalNumber: "7826",
    };
    const { values, problems } = judge(addressRules, villa);
    expect(problems).toEqual({});
    expect(values).toMatchObject({ shortCode: "RCTA4700", buildingNumber: "4700" });
    expect(judge(addressRules, { ...villa, shortCode: "RCT4700", buildingNumber: "470", postalCode: "135211", additionalNumber: " " }).problems).toEqual({
      shortCode: "shortCode",
      buildingNumber: "fourDigits",
      postalCode: "fiveDigits",
      additionalNumber: "required",
    });
    const lines = { street: x(120), district: x(120), city: x(120), unit: x(120), note: x(300) };
    expect(judge(addressRules, { ...villa, ...lines }).problems).toEqual({});
    const longer = Object.fromEntries(Object.entries(lines).map(([field, line]) => [field, `${line}x`]));
    expect(Object.values(judge(addressRules, { ...villa, ...longer }).problems)).toEqual(Array(5).fill("tooLong"));
  });

  test("with what was likely meant", () => {
    expect([likelyNumber("buildingNumber", "47OO"), likelyNumber("buildingNumber", "47l|"), likelyNumber("postalCode", "13521-7826")]).toEqual([
      "4700",
      "4711",
      "13521",
    ]);
    expect([likelyNumber("buildingNumber", "4700"), likelyNumber("buildingNumber", "47"), likelyNumber("buildingNumber", "47001-234")]).toEqual([
      null,
      null,
      null,
    ]);
    expect([buildingOf("rcta 4700"), buildingOf("RCTA470"), buildingOf("")]).toEqual(["4700", null, null]);
  });
});

describe("numbers", () => {
  test("of money, or nothing", () => {
    expect([0, 5, null, -1, 0.5, 6, "1"].map((given) => read(optionalAmount(5), given))).toEqual([0, 5, null, "negative", "number", "number", "number"]);
    expect([10_000_000_000_000, 10_000_000_000_001].map((given) => read(optionalAmount(), given))).toEqual([10_000_000_000_000, "number"]);
  });

  test("within bounds, or nothing", () => {
    expect([1, 2.5, 3, null, 0.9, 3.1].map((given) => read(optionalNumber(1, 3, "area"), given))).toEqual([1, 2.5, 3, null, "area", "area"]);
    expect([1, 3, 0, 4, 1.5].map((given) => read(whole(1, 3), given))).toEqual([1, 3, "number", "number", "number"]);
    expect([1, 1.5, 3, 0.9, 3.1].map((given) => read(within(1, 3), given))).toEqual([1, 1.5, 3, "number", "number"]);
  });
});

describe("problems", () => {
  const problems = { title: "required", "rows.1.title": "tooLong", rowsTotal: "number", note: undefined };

  test("are counted where there are some", () => {
    expect([hasProblems(problems), hasProblems({ note: undefined }), countProblems(problems), countProblems({})]).toEqual([true, false, 3, 0]);
  });

  test("of a field and what is inside it", () => {
    expect(withoutField(problems, "rows")).toEqual({ title: "required", rowsTotal: "number", note: undefined });
    expect(withoutField(problems, "other")).toBe(problems);
    expect(ofFields(problems, ["rows", "note"])).toEqual({ "rows.1.title": "tooLong" });
  });
});

test("a contract takes the types of the fields, not their rules", () => {
  const shape = shapeOf({ name: text(3), note: optionalText(3), count: whole(1, 2), tags: choices(1) });
  const good = (field: keyof typeof shape, given: unknown) => shape[field].safeParse(given).success;
  expect([good("name", x(20_000)), good("name", x(20_001)), good("name", 1)]).toEqual([true, false, false]);
  expect([good("note", null), good("count", -7), good("count", "1")]).toEqual([true, true, false]);
  expect([good("tags", Array(1_000).fill("a")), good("tags", Array(1_001).fill("a"))]).toEqual([true, false]);
});
