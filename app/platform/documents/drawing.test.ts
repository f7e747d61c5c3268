import { encode } from "uqr";
import { describe, expect, test, vi } from "vitest";
import { columnWidth, openFlow } from "./flow.server.ts";
import { openPaper, type Paper, type TextStyle } from "./paper.server.ts";
import { body, foot, MM } from "./sheet.ts";

const style: TextStyle = { face: "text", size: 10, color: "#112233" };
const BOX = { x: 100, y: 50, width: 300 };
const ENGLISH = "Walnut screens";
const ARABIC = "مجلس جديد";

type Drawn = { text: string; x: number; y: number; right: number; isThick: boolean };
/** What is drawn on a document, piece by piece. */
function watch({ document }: Pick<Paper, "document">) {
  const drawn: Drawn[] = [];
  const real = document.text.bind(document) as (...given: unknown[]) => typeof document;
  vi.spyOn(document, "text").mockImplementation(((text: string, x: number, y: number, options: { stroke?: boolean; fill?: boolean }) => {
    drawn.push({ text, x, y, right: x + document.widthOfString(text, options as never), isThick: options.stroke === true && options.fill === true });
    return real(text, x, y, options);
  }) as never);
  return drawn;
}
async function paperOf(isRTL: boolean) {
  const paper = await openPaper({ title: "Test", language: isRTL ? "ar" : "en", isRTL });
  return { paper, drawn: watch(paper) };
}
const edges = (drawn: readonly Drawn[]) => ({ left: Math.min(...drawn.map(({ x }) => x)), right: Math.max(...drawn.map(({ right }) => right)) });

describe("a line of text", () => {
  test.each<[string, boolean, string, "start" | "end" | undefined, "left" | "right"]>([
    ["English on an English page", false, ENGLISH, undefined, "left"],
    ["Arabic on an English page", false, ARABIC, undefined, "right"],
    ["Arabic on an Arabic page", true, ARABIC, undefined, "right"],
    ["English on an Arabic page", true, ENGLISH, undefined, "left"],
    ["Arabic where an English page begins", false, ARABIC, "start", "left"],
    ["English where an English page ends", false, ENGLISH, "end", "right"],
    ["English where an Arabic page begins", true, ENGLISH, "start", "right"],
    ["Arabic where an Arabic page ends", true, ARABIC, "end", "left"],
  ])("%s begins at its side of the box", async (_, isRTL, text, align, side) => {
    const { paper, drawn } = await paperOf(isRTL);
    paper.draw(text, BOX, style, align);
    const { left, right } = edges(drawn);
    if (side === "left") expect(left).toBeCloseTo(BOX.x, 5);
    else expect(right).toBeCloseTo(BOX.x + BOX.width, 5);
    expect(right - left).toBeLessThan(BOX.width);
  });

  test("is of one piece after the other, from left to right, without gaps", async () => {
    const { paper, drawn } = await paperOf(true);
    paper.draw("مطبخ Diwan الجديد", BOX, style);
    expect(drawn.map(({ text }) => text.trim()).filter(Boolean)).toEqual(["الجديد", "Diwan", "مطبخ"]);
    for (const [index, piece] of drawn.entries()) if (index > 0) expect(piece.x).toBeCloseTo(drawn[index - 1]?.right ?? 0, 5);
    const [line] = paper.linesOf("مطبخ Diwan الجديد", 300, style);
    expect(line?.width).toBeCloseTo(edges(drawn).right - edges(drawn).left, 5);
  });

  test("stands under the one before, each as high as its letters want, within its own height", async () => {
    const { paper, drawn } = await paperOf(false);
    const height = paper.draw("one\ntwo\nthree", BOX, { ...style, lineHeight: 2 });
    expect([height, paper.heightOf("one\ntwo\nthree", 300, { ...style, lineHeight: 2 })]).toEqual([60, 60]);
    const [first = 0, second = 0, third = 0] = drawn.map(({ y }) => y);
    expect([second - first, third - second].map(Math.round)).toEqual([20, 20]);
    // The letters' base line: they fill what is above it, and reach a little below it.
    expect(first).toBeGreaterThan(BOX.y + 10);
    expect(first).toBeLessThan(BOX.y + 20 - 2);
  });

  test("is a little less than one and a half times as high as its letters, unless it says otherwise", async () => {
    const { paper } = await paperOf(false);
    expect(paper.heightOfLine(style)).toBeCloseTo(14.5, 5);
    expect(paper.heightOfLine({ ...style, lineHeight: 1 })).toBe(10);
  });

  test("of nothing is nothing", async () => {
    const { paper, drawn } = await paperOf(false);
    expect([paper.draw("", BOX, style), paper.heightOf("", 300, style), paper.linesOf("", 300, style), drawn]).toEqual([0, 0, [], []]);
  });
});

describe("a paragraph", () => {
  test("is broken at spaces where the next word does not fit, and loses no word", async () => {
    const { paper } = await paperOf(false);
    const text = "a long text of many short words that fills a few lines of a narrow box";
    const lines = paper.linesOf(text, 120, style);
    const words = lines.map(({ runs }) => runs.map((run) => run.text).join(""));
    expect(words.join(" ")).toBe(text);
    expect(lines.length).toBeGreaterThan(2);
    for (const [index, line] of lines.entries()) {
      expect(line.width).toBeLessThanOrEqual(120);
      const next = words[index + 1]?.split(" ")[0];
      if (next) expect(paper.linesOf(`${words[index]} ${next}`, 10_000, style)[0]?.width).toBeGreaterThan(120);
    }
  });

  test("fills a box that is just as wide", async () => {
    const { paper } = await paperOf(false);
    const [whole] = paper.linesOf("two words", 10_000, style);
    const width = whole?.width ?? 0;
    expect([paper.linesOf("two words", width, style).length, paper.linesOf("two words", width - 0.01, style).length]).toEqual([1, 2]);
  });

  test("has a line of its own for a word that is too long, and an empty line where there is one", async () => {
    const { paper } = await paperOf(false);
    const texts = (text: string) => paper.linesOf(text, 60, style).map(({ runs }) => runs.map((run) => run.text).join(""));
    expect(texts("a incomprehensibilities b")).toEqual(["a", "incomprehensibilities", "b"]);
    expect(texts("a\n\nb")).toEqual(["a", "", "b"]);
  });

  test("reads in its own direction", async () => {
    const { paper } = await paperOf(true);
    expect(paper.linesOf(`${ENGLISH}\n${ARABIC}\n2026`, 300, style).map(({ isLineRTL }) => isLineRTL)).toEqual([false, true, true]);
  });
});

test("letters of the Latin font, which has one weight, are thickened beside strong Arabic ones; nothing else is", async () => {
  const { paper, drawn } = await paperOf(false);
  const width = vi.spyOn(paper.document, "lineWidth");
  paper.draw(ENGLISH, BOX, { ...style, face: "strong" });
  expect(drawn.map(({ isThick }) => isThick)).toEqual([true]);
  // Thin beside the letter, or it would fill it.
  expect(width.mock.calls[0]?.[0]).toBeGreaterThan(0);
  expect(width.mock.calls[0]?.[0]).toBeLessThan(style.size / 10);
  paper.draw(ARABIC, BOX, { ...style, face: "strong" });
  paper.draw(ENGLISH, BOX, style);
  paper.draw(ENGLISH, BOX, { ...style, face: "title" });
  expect(drawn.slice(1).filter(({ text, isThick }) => text.trim() !== "" && isThick)).toEqual([]);
});

test("each letter takes the first font of its kind that has it", async () => {
  const { paper } = await paperOf(false);
  const fonts = (text: string, face: TextStyle["face"]) => paper.linesOf(text, 1_000, { ...style, face })[0]?.runs.map(({ font }) => font);
  expect(fonts("Sofa", "text")).toEqual(["ibm-plex-sans-latin-basic"]);
  expect(fonts("مجلس", "text")).toEqual(["ibm-plex-sans-arabic-400"]);
  expect(fonts("مجلس", "strong")).toEqual(["ibm-plex-sans-arabic-600"]);
  expect(fonts("Sofa", "title")).toEqual(["newsreader-display-latin"]);
});

test("a file says its title and language, and has one sheet of A4", async () => {
  const paper = await openPaper({ title: "Invoice 7", language: "ar", isRTL: true });
  expect([paper.document.page.width, paper.document.page.height].map(Math.round)).toEqual([595, 842]);
  const bytes = (await paper.close()).toString("latin1");
  expect(bytes).toMatch(/\/Lang \(ar\)/);
  expect(bytes).toMatch(/\/DisplayDocTitle true/);
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

async function flowOf(isRTL: boolean) {
  const flow = await openFlow({ title: "Test", language: isRTL ? "ar" : "en", isRTL, pageOf: (page, of) => `${page}/${of}` });
  const rules: { y: number; from: number; to: number }[] = [];
  const { document } = flow.paper;
  vi.spyOn(document, "lineTo").mockImplementation(((x: number, y: number) => {
    rules.push({ y, from: body.x, to: x });
    return document;
  }) as never);
  return { flow, drawn: watch(flow.paper), rules };
}

describe("sums", () => {
  test.each([false, true])("have their words where lines begin and their amounts where they end (Arabic: %s)", async (isRTL) => {
    const { flow, drawn, rules } = await flowOf(isRTL);
    const begin = body.top;
    flow.totals([
      { label: ENGLISH, amount: "10", style },
      { label: "All", amount: "11", style },
    ]);
    const [label, amount, all, sum] = drawn;
    const start = (piece?: Drawn) => (isRTL ? body.x + body.width - (piece?.right ?? 0) : (piece?.x ?? 0) - body.x);
    const end = (piece?: Drawn) => (isRTL ? (piece?.x ?? 0) - body.x : body.x + body.width - (piece?.right ?? 0));
    for (const distance of [start(label), start(all), end(amount), end(sum)]) expect(distance).toBeCloseTo(0, 5);
    expect([label?.y === amount?.y, all?.y === sum?.y]).toEqual([true, true]);
    // Each under a rule over the whole width, with two millimeters above and below.
    const height = 14.5 + 4 * MM;
    expect((all?.y ?? 0) - (label?.y ?? 0)).toBeCloseTo(height, 5);
    expect(rules.map(({ y }) => y)).toEqual([begin, begin + height].map((y) => expect.closeTo(y, 5)));
    expect(rules.map(({ to }) => to)).toEqual([body.x + body.width, body.x + body.width].map((x) => expect.closeTo(x, 5)));
    expect((label?.y ?? 0) - begin).toBeGreaterThan(2 * MM);
    // What comes next stands below them.
    flow.text("next", style);
    expect((drawn.at(-1)?.y ?? 0) - (all?.y ?? 0)).toBeGreaterThan(14.5);
  });
});

test.each([false, true])("a code stands where lines end, with a quiet zone, dark where its content says (Arabic: %s)", async (isRTL) => {
  const { flow } = await flowOf(isRTL);
  const cells: number[][] = [];
  vi.spyOn(flow.paper.document, "rect").mockImplementation(((...cell: number[]) => {
    cells.push(cell);
    return flow.paper.document;
  }) as never);
  const SIZE = 290;
  flow.qr("https://diwan.example/1", SIZE);
  const x = isRTL ? body.x : body.x + body.width - SIZE;
  const { data, size } = encode("https://diwan.example/1", { ecc: "M", border: 4 });
  const module = SIZE / size;
  const dark = data.flatMap((row, y) => row.flatMap((isDark, column) => (isDark ? [[column, y]] : [])));
  const drawn = cells.map(([left = 0, top = 0]) => [Math.round((left - x) / module), Math.round((top - body.top) / module)]);
  expect(drawn).toEqual(dark);
  for (const [, , width, height] of cells) expect([width, height]).toEqual([expect.closeTo(module, 5), expect.closeTo(module, 5)]);
  // Four modules around it (ISO/IEC 18004).
  expect(Math.min(...drawn.flat())).toBe(4);
  flow.text("below", style);
  expect(flow.paper.document.bufferedPageRange().count).toBe(1);
});

test.each([false, true])("the number of the sheet stands at the end of its foot, on each sheet (Arabic: %s)", async (isRTL) => {
  const { flow, drawn } = await flowOf(isRTL);
  flow.text(Array.from({ length: 80 }, () => "x").join("\n"), style);
  const before = drawn.length;
  await flow.close();
  const numbers = drawn.slice(before);
  expect(numbers.map(({ text }) => text)).toEqual(["1/2", "2/2"]);
  for (const { x, right, y } of numbers) {
    expect(isRTL ? x - foot.x : foot.x + foot.width - right).toBeCloseTo(0, 5);
    expect(y).toBeGreaterThan(body.bottom);
  }
});

test("a rule runs over the whole width, where the page has come to; space moves on", async () => {
  const { flow, rules } = await flowOf(false);
  flow.rule();
  flow.space(10);
  flow.rule();
  expect(rules).toEqual([body.top, body.top + 10].map((y) => ({ y: expect.closeTo(y, 5), from: body.x, to: expect.closeTo(body.x + body.width, 5) })));
});

test("columns share the width, but for what is between them", () => {
  expect(columnWidth(1, 20)).toBeCloseTo(body.width, 5);
  expect(3 * columnWidth(3, 20) + 2 * 20).toBeCloseTo(body.width, 5);
});

test("text goes on line by line on the next sheet, from its top", async () => {
  const { flow, drawn } = await flowOf(false);
  const lines = Math.floor(body.height / 14.5);
  flow.text(Array.from({ length: lines + 2 }, (_, line) => `l${line}`).join("\n"), style);
  expect(flow.paper.document.bufferedPageRange().count).toBe(2);
  const [first, second] = [drawn[0], drawn[lines]];
  expect(second?.y).toBeCloseTo(first?.y ?? 0, 5);
  expect((drawn[1]?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(14.5, 5);
});
