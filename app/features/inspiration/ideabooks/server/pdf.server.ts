import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { openPaper, type Paper, type TextStyle } from "#app/platform/documents/paper.server.ts";
import { isLanguage, pageLanguage } from "#app/platform/languages/languages.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { derivative } from "#app/platform/media/derivative.server.ts";
import type { Money } from "#app/platform/money/money.ts";
import type { BookItem } from "../ideabooks.contract.ts";
import { getBook } from "./detail.server.ts";

const MM = 72 / 25.4;
const PAGE = { width: 210 * MM, height: 297 * MM, margin: 14 * MM };
const GAP = 7 * MM;
const COLUMN = (PAGE.width - 2 * PAGE.margin - GAP) / 2;
/** A little flatter than on screens: three rows with notes fit on a sheet. */
const PHOTO_HEIGHT = COLUMN * 0.6;
const INK = "#1F1B16";
const MUTED = "#6B6257";
const LINE = "#D9CFBF";
const styles = {
  brand: { face: "strong", size: 10, color: "#1F5B4A" },
  title: { face: "title", size: 24, color: INK, lineHeight: 1.3 },
  body: { face: "text", size: 10, color: INK },
  small: { face: "text", size: 9, color: MUTED },
  name: { face: "strong", size: 11, color: INK },
  note: { face: "text", size: 9, color: INK },
} as const satisfies Record<string, TextStyle>;

/** U+20C1 is the riyal sign of our own font; other currencies are named. */
const moneyText = (format: ReturnType<typeof formatFor>, { amount, currency }: Money) =>
  `${currency === "SAR" ? "\u20c1" : currency} ${format.amount(amount, currency)}`;

/** The ideabook as a file for paper: its head, two ideas beside each other with their notes, and what all of it may cost. */
export async function bookPdf(viewer: Viewer | null, input: { id: string; key?: string }, language: string): Promise<{ title: string; bytes: Buffer }> {
  const book = await getBook(viewer, input, language);
  const [t, ideas] = await Promise.all([translator(language, "ideabooks"), translator(language, "ideas")]);
  const format = formatFor(language);
  const page = pageLanguage(isLanguage(language) ? language : "en");
  const paper = await openPaper({ title: book.title, language: page.htmlLang, isRTL: page.isRTL });
  const width = PAGE.width - 2 * PAGE.margin;
  let y = PAGE.margin;
  const put = (text: string, style: TextStyle) => {
    y += paper.draw(text, { x: PAGE.margin, y, width }, style, "start");
  };
  put(t("print.site"), styles.brand);
  y += 2 * MM;
  put(book.title, styles.title);
  put(book.description, styles.body);
  y += MM;
  put([t("by", { name: book.owner.name }), t("ideas", { n: book.itemCount }), format.date(book.updatedAt, "long")].join(" · "), styles.small);
  y += 3 * MM;
  rule(paper, y);
  y += 6 * MM;

  const pictures = await picturesOf(book.items);
  for (let index = 0; index < book.items.length; index += 2) {
    const row = book.items.slice(index, index + 2).map((item) => ({
      picture: pictures.get((item.idea ?? item.picture)?.photo?.id ?? ""),
      name: item.idea?.title ?? item.picture?.title ?? t("item.gone"),
      line: item.idea ? ideas("styleRoom", { style: ideas(`style.${item.idea.style}`), room: ideas(`room.${item.idea.roomType}`) }) : "",
      cost: item.idea?.estimatedCost ? moneyText(format, item.idea.estimatedCost) : "",
      note: item.note ?? "",
    }));
    const height = Math.max(...row.map((cell) => heightOf(paper, cell)));
    if (y + height > PAGE.height - PAGE.margin) {
      paper.document.addPage();
      y = PAGE.margin;
    }
    for (const [column, cell] of row.entries()) {
      const isRight = (column === 1) !== page.isRTL;
      drawCell(paper, cell, isRight ? PAGE.margin + COLUMN + GAP : PAGE.margin, y);
    }
    y += height + GAP;
  }

  for (const total of book.totals) {
    if (y + 12 * MM > PAGE.height - PAGE.margin) {
      paper.document.addPage();
      y = PAGE.margin;
    }
    rule(paper, y);
    y += 3 * MM;
    const box = { x: PAGE.margin, y, width };
    paper.draw(t("print.total"), box, styles.name, "start");
    y += paper.draw(moneyText(format, total), box, styles.name, "end");
  }
  return { title: book.title, bytes: await paper.close() };
}

type Cell = { picture: Buffer | undefined; name: string; line: string; cost: string; note: string };

const heightOf = (paper: Paper, { name, line, note }: Cell): number =>
  PHOTO_HEIGHT +
  2 * MM +
  paper.heightOf(name, COLUMN, styles.name) +
  paper.heightOf(line, COLUMN, styles.small) +
  (note ? MM + paper.heightOf(note, COLUMN - 3 * MM, styles.note) : 0);

function drawCell(paper: Paper, { picture, name, line, cost, note }: Cell, x: number, top: number): void {
  const { document } = paper;
  document.save().roundedRect(x, top, COLUMN, PHOTO_HEIGHT, 3).clip();
  if (picture) document.image(picture, x, top, { cover: [COLUMN, PHOTO_HEIGHT], align: "center", valign: "center" });
  else document.rect(x, top, COLUMN, PHOTO_HEIGHT).fill("#EFE9DF");
  document.restore();
  let y = top + PHOTO_HEIGHT + 2 * MM;
  const box = () => ({ x, y, width: COLUMN });
  y += paper.draw(name, box(), styles.name, "start");
  paper.draw(cost, box(), styles.small, "end");
  y += paper.draw(line, box(), styles.small, "start");
  if (note) y += MM + paper.draw(note, { x: x + 3 * MM, y: y + MM, width: COLUMN - 3 * MM }, styles.note, "start");
}

function rule(paper: Paper, y: number): void {
  paper.document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.5)
    .stroke(LINE);
}

/** Photographs at the width of half a page, by their ids; one that cannot be read leaves its place empty. */
async function picturesOf(items: readonly BookItem[]): Promise<ReadonlyMap<string, Buffer>> {
  // whoever sees the ideabook sees the redesigned rooms in it
  const ids = items.flatMap(({ idea, picture }) => (idea ?? picture)?.photo?.id ?? []);
  if (ids.length === 0) return new Map();
  const files = await db.selectFrom("files").select(["id", "storage_key", "sha256"]).where("id", "in", ids).execute();
  const pictures = await Promise.all(
    files.map(async (file): Promise<[string, Buffer][]> => {
      try {
        return [[file.id, await derivative(file, 640, "jpg")]];
      } catch {
        return [];
      }
    }),
  );
  return new Map(pictures.flat());
}
