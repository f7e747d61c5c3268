import { expect, test } from "vitest";
import type { Line, TextStyle } from "./paper.server.ts";
import { body, Cursor, MM } from "./sheet.ts";
import { drawTable, type TablePaper } from "./table.ts";

const style = (size: number): TextStyle => ({ face: "text", size, color: "#000000" });
const HEAD = style(10);
const CELL = style(9);

/** The space above and below the lines of a row. */
const PADDED = 4 * MM;

type Drawn = { text: string; sheet: number; x: number; y: number };

/** Paper that breaks a text at each "|" and notes down what is drawn where, and each rule; every line is so high. */
function notebook(isRTL = false, lineHeight = 20) {
  const drawn: Drawn[] = [];
  const rules: { sheet: number; y: number }[] = [];
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
    heightOfLine: () => lineHeight,
    drawLines: (lines, { x, y }) => {
      for (const [index, line] of lines.entries()) drawn.push({ text: texts.get(line) ?? "", sheet, x, y: y + index * lineHeight });
      return lines.length * lineHeight;
    },
    rule: (y) => void rules.push({ sheet, y }),
  };
  return { paper, cursor, drawn, rules, on: (number: number) => drawn.filter((one) => one.sheet === number).map(({ text }) => text) };
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

test("a row higher than a sheet begins where there is room, and fills each sheet", () => {
  for (const lineHeight of [20, 7, 5.5, 3]) {
    const { paper, cursor, drawn, rules } = notebook(false, lineHeight);
    // With its head it is higher than a sheet, without it is not.
    const count = Math.floor((body.height - PADDED) / lineHeight);
    cursor.y = body.top + 200;
    drawTable(
      paper,
      cursor,
      table([
        ["first", "1"],
        [Array.from({ length: count }, (_, index) => `line ${index}`).join("|"), "9"],
      ]),
    );
    const split = drawn.filter(({ text }) => text.startsWith("line"));
    expect([split.at(0)?.sheet, split.at(-1)?.sheet, split.length]).toEqual([1, 2, count]);
    const [, , end = { sheet: 0, y: 0 }] = rules;
    expect(end.sheet).toBe(1);
    expect(end.y).toBeLessThanOrEqual(body.bottom);
    expect(end.y + lineHeight).toBeGreaterThan(body.bottom);
  }
});

test("what just fits below stays on the sheet; a row as high as a sheet below its head stays whole", () => {
  const room = (left: number) => {
    const { paper, cursor, on } = notebook();
    cursor.y = body.bottom - left;
    drawTable(paper, cursor, table([["first", "1"]]));
    return on(2).length;
  };
  expect([room(2 * (20 + PADDED) + 0.01), room(2 * (20 + PADDED) - 0.5)]).toEqual([0, 4]);
  const { paper, cursor, drawn } = notebook(false, (body.height - 2 * PADDED) / 10 - 0.001);
  drawTable(
    paper,
    cursor,
    table([
      ["first", "1"],
      ["1|2|3|4|5|6|7|8|9", "2"],
    ]),
  );
  expect(drawn.filter(({ text }) => /^[1-9]$/.test(text)).map(({ sheet }) => sheet)).toEqual([1, ...Array<number>(10).fill(2)]);
});

test("each row takes its highest cell and the space around it, with a rule below", () => {
  const { paper, cursor, drawn, rules } = notebook();
  drawTable(paper, cursor, { ...table([["a|b|c", "1|2"], []]) });
  const heights = [20, 60, 20].map((height) => height + PADDED);
  const ends = heights.map((_, index) => body.top + heights.slice(0, index + 1).reduce((sum, height) => sum + height, 0));
  expect(rules.map(({ y }) => y)).toEqual(ends.map((end) => expect.closeTo(end, 6)));
  expect(cursor.y).toBeCloseTo(ends.at(-1) ?? 0, 6);
  expect(drawn.find(({ text }) => text === "a")?.y).toBeCloseTo((ends[0] ?? 0) + PADDED / 2, 6);
});

test("a cell keeps clear of its neighbor, and stands at the side that its column says", () => {
  const { paper, cursor } = notebook();
  const widths: number[] = [];
  const sides: unknown[] = [];
  const said: TablePaper = {
    ...paper,
    drawLines(lines, box, look, align) {
      widths.push(box.width);
      sides.push(align);
      return paper.drawLines(lines, box, look, align);
    },
  };
  drawTable(said, cursor, table([]));
  expect(sides).toEqual(["start", "end"]);
  expect(widths).toEqual([body.width * 0.75, body.width * 0.25].map((width) => expect.closeTo(width - PADDED / 2, 6)));
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
