import { encode } from "uqr";
import { type Align, openPaper, type Paper, type TextStyle } from "./paper.server.ts";
import { body, Cursor, foot, MM } from "./sheet.ts";
import { drawTable, type Table } from "./table.ts";

const RULE = "#D9CFBF";
const INK = "#1F1B16";
const FOOT = { face: "text", size: 8, color: "#6B6257" } as const satisfies TextStyle;

export type Place = { x: number; y: number; width: number };
/** A block that is never split. */
export type Block = { height: number; draw(place: Place): void };
export type Total = { label: string; amount: string; style: TextStyle };
/** @property pageOf the words of the foot, as in "Page 2 of 5" */
type Options = { title: string; language: string; isRTL: boolean; pageOf(page: number, pages: number): string };

/** A document that runs from sheet to sheet: text, columns, tables with repeated heads, totals, QR codes, "page x of y". Ends with `close`. */
export async function openFlow(options: Options) {
  const paper = await openPaper(options);
  const cursor = new Cursor(() => void paper.document.addPage());
  const rule = (y: number, color: string) =>
    void paper.document
      .moveTo(body.x, y)
      .lineTo(body.x + body.width, y)
      .lineWidth(0.5)
      .stroke(color);

  return {
    paper,
    space(points: number): void {
      cursor.y += points;
    },
    rule: (): void => rule(cursor.y, RULE),
    /** Goes on line by line on the next sheet. */
    text(text: string, style: TextStyle, align?: Align): void {
      for (const line of paper.linesOf(text, body.width, style)) {
        cursor.room(paper.heightOfLine(style));
        cursor.y += paper.drawLines([line], { ...body, y: cursor.y }, style, align);
      }
    },
    /** Blocks of one width beside each other, `count` in a row, from the side where the page's language begins; a row stays whole. */
    columns(blocks: readonly Block[], count: number, gap: number): void {
      const width = columnWidth(count, gap);
      for (let first = 0; first < blocks.length; first += count) {
        const row = blocks.slice(first, first + count);
        const height = Math.max(...row.map((block) => block.height));
        cursor.room(height);
        for (const [index, block] of row.entries()) {
          const column = options.isRTL ? count - 1 - index : index;
          block.draw({ x: body.x + column * (width + gap), y: cursor.y, width });
        }
        cursor.y += height + gap;
      }
    },
    table: (table: Table): void => drawTable({ ...paper, rule }, cursor, table),
    /** Sums under each other, each under a rule, never apart from each other. */
    totals(totals: readonly Total[]): void {
      const heights = totals.map(({ label, style }) => paper.heightOf(label, body.width / 2, style) + 4 * MM);
      cursor.room(heights.reduce((sum, height) => sum + height, 0));
      for (const [index, { label, amount, style }] of totals.entries()) {
        rule(cursor.y, RULE);
        const half = body.width / 2;
        const [start, end] = options.isRTL ? [body.x + half, body.x] : [body.x, body.x + half];
        paper.draw(label, { x: start, y: cursor.y + 2 * MM, width: half }, style, "start");
        paper.draw(amount, { x: end, y: cursor.y + 2 * MM, width: half }, style, "end");
        cursor.y += heights[index] ?? 0;
      }
    },
    /** A QR code (ISO/IEC 18004, level M) with the quiet zone around it, at the side where lines end. */
    qr(content: string, size: number): void {
      cursor.room(size);
      drawQr(paper, content, { x: options.isRTL ? body.x : body.x + body.width - size, y: cursor.y, width: size });
      cursor.y += size;
    },
    /** The whole file; every sheet gets its number. */
    close(): Promise<Buffer> {
      const { start, count } = paper.document.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        paper.document.switchToPage(start + index);
        paper.draw(options.pageOf(index + 1, count), foot, FOOT, "end");
      }
      return paper.close();
    },
  };
}

/** How wide one of `count` columns is. */
export const columnWidth = (count: number, gap: number): number => (body.width - (count - 1) * gap) / count;

function drawQr({ document }: Pick<Paper, "document">, content: string, { x, y, width }: Place): void {
  const { data, size } = encode(content, { ecc: "M", border: 4 });
  const module = width / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries()) if (isDark) document.rect(x + column * module, y + row * module, module, module);
  document.fill(INK);
}
