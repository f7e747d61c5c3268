import { expect, it } from "vitest";
import { readsRightToLeft, visualRuns } from "./bidi-runs.ts";
import { moneyOnPaper } from "./money-on-paper.ts";
import { openPaper } from "./paper.server.ts";

const one = () => "f";

it("orders the pieces of a line as they stand on paper", () => {
  const texts = (line: string, isRTL: boolean) => visualRuns(line, isRTL, one).map(({ text }) => text);
  expect(texts("A majlis", false)).toEqual(["A majlis"]);
  expect(texts("مجلس لعشرين ضيفًا", true)).toEqual(["مجلس لعشرين ضيفًا"]);
  expect(texts("مطبخ Diwan الجديد", true)).toEqual([" الجديد", "Diwan", "مطبخ "]);
  expect(texts("the مجلس room", false)).toEqual(["the ", "مجلس", " room"]);
  const signsApart = (character: string) => (/\p{L}|\p{M}/u.test(character) ? "letters" : "signs");
  const pieces = visualRuns("نحو (مجلس) كبير", true, signsApart).map(({ text }) => text);
  expect(pieces).toEqual(["كبير", " (", "مجلس", ") ", "نحو"]);
  expect(texts("", true)).toEqual([]);
  expect(texts(moneyOnPaper({ amount: () => "11,500" }, { amount: 1_150_000, currency: "SAR" }), true)).toEqual(["\u20c1 11,500"]);
  expect(texts(`بتكلفة ${moneyOnPaper({ amount: () => "64" }, { amount: 6_400, currency: "USD" })} فقط`, true)).toEqual([" فقط", "USD 64", "بتكلفة "]);
});

it("knows which way a text reads", () => {
  expect(readsRightToLeft("20 مجلس and more", false)).toBe(true);
  expect(readsRightToLeft("The مجلس", true)).toBe(false);
  expect(readsRightToLeft("123", true)).toBe(true);
});

it("makes a file with text in both directions and in every font", async () => {
  const paper = await openPaper({ title: "Paper", language: "ar", isRTL: true });
  const style = { face: "text", size: 14, color: "#000000" } as const;
  const texts = [
    "مجلسنا الجديد (لعشرين ضيفًا) بتكلفة \u20c1 64,000 تقريبًا في Riyadh، حي حطين.",
    "Walnut screens, the مشربية of the café, 20 cm",
    "لا إضاءة إلا الفوانيس – أفكار للمطبخ 2026",
  ];
  let y = 40;
  for (const face of ["text", "strong", "title"] as const) for (const text of texts) y += paper.draw(text, { x: 40, y, width: 300 }, { ...style, face }) + 8;
  expect(paper.heightOf(texts[0] ?? "", 100, style)).toBeGreaterThan(paper.heightOf(texts[0] ?? "", 400, style));
  const bytes = await paper.close();
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.length).toBeLessThan(200_000);
});
