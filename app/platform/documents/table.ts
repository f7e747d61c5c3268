import type { Align, Line, Paper, TextStyle } from "./paper.server.ts";
import { body, type Cursor, MM } from "./sheet.ts";

export type Column = { title: string /** its share of the width, beside the others' */; share: number; align?: Align };
export type Table = { columns: readonly Column[]; rows: readonly (readonly string[])[]; head: TextStyle; cell: TextStyle };

const PAD = 2 * MM;
const LINE_COLOR = "#D9CFBF";

export type TablePaper = Pick<Paper, "isRTL" | "linesOf" | "heightOfLine" | "drawLines"> & { rule(y: number, color: string): void };

/** Rows under a head that is repeated on every sheet. A row stays whole unless it is higher than a sheet. */
export function drawTable(paper: TablePaper, cursor: Cursor, { columns, rows, head, cell }: Table): void {
  const places = placesOf(columns, paper.isRTL);
  const broken = (texts: readonly string[], style: TextStyle) => places.map(({ width }, index) => paper.linesOf(texts[index] ?? "", width, style));
  const heightOf = (lines: readonly Line[][], style: TextStyle) => Math.max(1, ...lines.map((of) => of.length)) * paper.heightOfLine(style) + 2 * PAD;

  const drawRow = (lines: readonly Line[][], style: TextStyle) => {
    for (const [index, place] of places.entries())
      paper.drawLines(lines[index] ?? [], { ...place, y: cursor.y + PAD }, style, columns[index]?.align ?? "start");
    cursor.y += heightOf(lines, style);
    paper.rule(cursor.y, LINE_COLOR);
  };
  const titles = broken(
    columns.map(({ title }) => title),
    head,
  );
  const headHeight = heightOf(titles, head);
  const drawHead = () => drawRow(titles, head);

  const all = rows.map((texts) => broken(texts, cell));
  cursor.room(headHeight + heightOf(all[0] ?? [], cell));
  drawHead();
  for (const lines of all) {
    let rest = lines;
    if (heightOf(rest, cell) > cursor.left && heightOf(rest, cell) <= body.height - headHeight) {
      cursor.newSheet();
      drawHead();
    }
    for (;;) {
      const fits = Math.max(1, Math.floor((cursor.left - 2 * PAD) / paper.heightOfLine(cell)));
      drawRow(
        rest.map((of) => of.slice(0, fits)),
        cell,
      );
      rest = rest.map((of) => of.slice(fits));
      if (rest.every((of) => of.length === 0)) break;
      cursor.newSheet();
      drawHead();
    }
  }
}

/** From the side where the page's language begins. */
function placesOf(columns: readonly Column[], isRTL: boolean): { x: number; width: number }[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  let used = 0;
  return columns.map(({ share }) => {
    const width = (body.width * share) / total;
    const x = isRTL ? body.x + body.width - used - width : body.x + used;
    used += width;
    return { x: x + PAD / 2, width: width - PAD };
  });
}
