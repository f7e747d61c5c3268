import { expect, test } from "vitest";
import type { Line, TextStyle } from "./paper.server.ts";
import { body, Cursor } from "./sheet.ts";
import { drawTable, type TablePaper } from "./table.ts";

const style = (size: number): TextStyle => ({ face: "text", size, color: "#000000" });
const HEAD = style(10);
const CELL = style(9);

type Drawn = { text: string; sheet: number; x: number; y: number };

/** Paper that breaks a text at each "|" and notes down what is drawn where; every line is 20 points high. */
function notebook(isRTL = false) {
  const drawn: Drawn[] = [];
  let sheet = 1;
  const cursor = new Cursor(() => {
    sheet += 1;
  });
  const texts = new Map<Line, string>();
  const paper: TablePaper = {
    isRTL,
    linesOf: (text) =>
      text.split("|").map((piece) => {
        const line: Line = { runs: [], width: 0, isLineRTL: isRTL };
        texts.set(line, piece);
        return line;
      }),
    heightOfLine: () => 20,
    drawLines: (lines, { x, y }) => {
      for (const [index, line] of lines.entries()) drawn.push({ text: texts.get(line) ?? "", sheet, x, y: y + index * 20 });
      return lines.length * 20;
    },
    rule: () => {},
  };
  return { paper, cursor, drawn, on: (number: number) => drawn.filter((one) => one.sheet === number).map(({ text }) => text) };
}

const columns = [
  { title: "What", share: 3 },
  { title: "Price", share: 1, align: "end" },
] as const;
const table = (rows: readonly (readonly string[])[]) => ({ columns, rows, head: HEAD, cell: CELL });
const many = (count: number) => Array.from({ length: count }, (_, index) => [`row ${index + 1}`, String(index)]);

test("the head is repeated on every sheet, and each row is drawn once", () => {
  const { paper, cursor, drawn, on } = notebook();
  drawTable(paper, cursor, table(many(60)));
  const sheets = Math.max(...drawn.map(({ sheet }) => sheet));
  expect(sheets).toBeGreaterThan(2);
  for (let sheet = 1; sheet <= sheets; sheet++) expect(on(sheet).slice(0, 2)).toEqual(["What", "Price"]);
  expect(drawn.filter(({ text }) => text.startsWith("row")).map(({ text }) => text)).toEqual(many(60).map(([name]) => name));
  expect(Math.max(...drawn.map(({ y }) => y + 20))).toBeLessThanOrEqual(body.bottom);
});

test("a row that does not fit any more goes to the next sheet whole", () => {
  const { paper, cursor, on } = notebook();
  cursor.y = body.bottom - 120;
  drawTable(
    paper,
    cursor,
    table([
      ["first", "1"],
      ["a|b|c", "2"],
    ]),
  );
  expect(on(1)).toEqual(["What", "Price", "first", "1"]);
  expect(on(2)).toEqual(["What", "Price", "a", "b", "c", "2"]);
});

test("a head does not stay alone at the foot of a sheet", () => {
  const { paper, cursor, on } = notebook();
  cursor.y = body.bottom - 50;
  drawTable(paper, cursor, table([["first", "1"]]));
  expect(on(1)).toEqual([]);
  expect(on(2)).toEqual(["What", "Price", "first", "1"]);
});

test("a row higher than a sheet goes on on the next, nothing lost", () => {
  const { paper, cursor, drawn } = notebook();
  const lines = Array.from({ length: 90 }, (_, index) => `line ${index}`);
  drawTable(paper, cursor, table([[lines.join("|"), "9"]]));
  expect(drawn.filter(({ text }) => text.startsWith("line")).map(({ text }) => text)).toEqual(lines);
  expect(new Set(drawn.map(({ sheet }) => sheet)).size).toBe(3);
});

test("columns begin at the side where the language begins", () => {
  const xOf = (isRTL: boolean, text: string) => {
    const { paper, cursor, drawn } = notebook(isRTL);
    drawTable(paper, cursor, table([]));
    return drawn.find((one) => one.text === text)?.x ?? Number.NaN;
  };
  expect(xOf(false, "What")).toBeLessThan(xOf(false, "Price"));
  expect(xOf(true, "What")).toBeGreaterThan(xOf(true, "Price"));
});

test("columns have their shares of the width, from the side where the language begins", () => {
  const places = (isRTL: boolean) => {
    const { paper, cursor, drawn } = notebook(isRTL);
    drawTable(paper, cursor, table([["a", "b"]]));
    return ["a", "b"].map((text) => drawn.find((one) => one.text === text)?.x ?? Number.NaN);
  };
  const [[left = 0, right = 0], [first = 0, second = 0]] = [places(false), places(true)];
  const pad = left - body.x;
  expect(pad).toBeGreaterThan(0);
  expect(right - left).toBeCloseTo(body.width * 0.75, 6);
  expect([first - pad, second - pad].map((x) => x - body.x)).toEqual([expect.closeTo(body.width * 0.25, 6), expect.closeTo(0, 6)]);
});
