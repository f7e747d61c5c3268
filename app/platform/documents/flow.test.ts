import { expect, test } from "vitest";
import { type Block, columnWidth, openFlow, type Place } from "./flow.server.ts";
import type { TextStyle } from "./paper.server.ts";
import { body, MM } from "./sheet.ts";

const style: TextStyle = { face: "text", size: 12, color: "#000000" };

async function open(isRTL = false) {
  const pages: string[] = [];
  const pageOf = (page: number, of: number) => {
    pages.push(`${page} of ${of}`);
    return `Page ${page} of ${of}`;
  };
  const flow = await openFlow({ title: "Test", language: isRTL ? "ar" : "en", isRTL, pageOf });
  return { flow, pages, sheets: () => flow.paper.document.bufferedPageRange().count };
}

const block = (height: number, places: Place[]): Block => ({ height, draw: (place) => void places.push(place) });

test("text runs on to the next sheet, and every sheet gets its number", async () => {
  const { flow, pages, sheets } = await open();
  flow.text(Array.from({ length: 120 }, (_, index) => `Line ${index}`).join("\n"), style);
  expect(sheets()).toBe(3);
  const bytes = await flow.close();
  expect(pages).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(3);
});

test("a row of blocks stays whole; the first stands where the language begins", async () => {
  for (const isRTL of [false, true]) {
    const { flow, sheets } = await open(isRTL);
    const places: Place[] = [];
    flow.space(body.height - 100);
    flow.columns([block(80, places), block(150, places), block(10, places)], 2, 7 * MM);
    expect(sheets()).toBe(2);
    expect(places.map(({ y }) => Math.round(y))).toEqual([body.top, body.top, body.top + 150 + 7 * MM].map(Math.round));
    const [first, second, third] = places.map(({ x }) => Math.round(x));
    const left = Math.round(body.x);
    const right = Math.round(body.x + columnWidth(2, 7 * MM) + 7 * MM);
    expect([first, second, third]).toEqual(isRTL ? [right, left, right] : [left, right, left]);
    await flow.close();
  }
});

test("sums are not torn apart, and a code that does not fit goes to the next sheet", async () => {
  const { flow, sheets } = await open(true);
  flow.space(body.height - 40);
  flow.totals(["المجموع", "ضريبة القيمة المضافة (15%)", "الإجمالي"].map((label) => ({ label, amount: "\u20c1 11,500", style })));
  expect(sheets()).toBe(2);
  flow.qr("https://diwan.example/invoice/1", 30 * MM);
  expect(sheets()).toBe(2);
  flow.space(body.height - 60 * MM);
  flow.qr("https://diwan.example/invoice/2", 30 * MM);
  expect(sheets()).toBe(3);
  flow.rule();
  flow.table({ columns: [{ title: "البند", share: 1 }], rows: [["كنب"]], head: style, cell: style });
  expect((await flow.close()).subarray(0, 5).toString()).toBe("%PDF-");
});
