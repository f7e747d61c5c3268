import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { documentFor } from "#app/platform/documents/document.server.ts";
import { type Block, columnWidth } from "#app/platform/documents/flow.server.ts";
import type { Paper, TextStyle } from "#app/platform/documents/paper.server.ts";
import { MM } from "#app/platform/documents/sheet.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { derivative } from "#app/platform/media/derivative.server.ts";
import type { BookItem } from "../ideabooks.contract.ts";
import { getBook } from "./detail.server.ts";

const GAP = 7 * MM;
const COLUMNS = 2;
const COLUMN = columnWidth(COLUMNS, GAP);
/** A little flatter than on screens: three rows with notes fit on a sheet. */
const PHOTO_HEIGHT = COLUMN * 0.6;
const INK = "#1F1B16";
const MUTED = "#6B6257";
const styles = {
  brand: { face: "strong", size: 10, color: "#1F5B4A" },
  title: { face: "title", size: 24, color: INK, lineHeight: 1.3 },
  body: { face: "text", size: 10, color: INK },
  small: { face: "text", size: 9, color: MUTED },
  name: { face: "strong", size: 11, color: INK },
  note: { face: "text", size: 9, color: INK },
} as const satisfies Record<string, TextStyle>;

/** The ideabook as a file for paper: its head, two ideas beside each other with their notes, and what all of it may cost. */
export async function bookPdf(viewer: Viewer | null, input: { id: string; key?: string }, asked: string): Promise<{ title: string; bytes: Buffer }> {
  const { language, t, format, money, open } = await documentFor(asked, "ideabooks");
  const [book, ideas] = await Promise.all([getBook(viewer, input, language), translator(language, "ideas")]);
  const flow = await open(book.title);
  flow.text(t("print.site"), styles.brand, "start");
  flow.space(2 * MM);
  flow.text(book.title, styles.title, "start");
  flow.text(book.description, styles.body, "start");
  flow.space(MM);
  flow.text([t("by", { name: book.owner.name }), t("ideas", { n: book.itemCount }), format.date(book.updatedAt, "long")].join(" · "), styles.small, "start");
  flow.space(3 * MM);
  flow.rule();
  flow.space(6 * MM);

  const pictures = await picturesOf(book.items);
  const costOf = ({ idea, piece }: BookItem): string => {
    const cost = idea?.estimatedCost ?? piece?.price;
    return cost ? money(cost.amount, cost.currency) : "";
  };
  const cells = book.items.map((item) =>
    cellOf(flow.paper, {
      picture: pictures.get((item.idea ?? item.picture ?? item.piece)?.photo?.id ?? ""),
      name: item.idea?.title ?? item.picture?.title ?? item.piece?.name ?? t("item.gone"),
      line: item.idea
        ? ideas("styleRoom", { style: ideas(`style.${item.idea.style}`), room: ideas(`room.${item.idea.roomType}`) })
        : (item.piece?.vendor ?? ""),
      cost: costOf(item),
      note: item.note ?? "",
    }),
  );
  flow.columns(cells, COLUMNS, GAP);
  const sums = [...book.totals.map((total) => ({ label: t("print.total"), total })), ...book.pieceTotals.map((total) => ({ label: t("piece.total"), total }))];
  flow.totals(sums.map(({ label, total }) => ({ label, amount: money(total.amount, total.currency), style: styles.name })));
  return { title: book.title, bytes: await flow.close() };
}

type Cell = { picture: Buffer | undefined; name: string; line: string; cost: string; note: string };

/** A photograph with what is said about it below. */
function cellOf(paper: Paper, { picture, name, line, cost, note }: Cell): Block {
  const height =
    PHOTO_HEIGHT +
    2 * MM +
    paper.heightOf(name, COLUMN, styles.name) +
    paper.heightOf(line, COLUMN, styles.small) +
    (note ? MM + paper.heightOf(note, COLUMN - 3 * MM, styles.note) : 0);
  return {
    height,
    draw({ x, y: top, width }) {
      const { document } = paper;
      document.save().roundedRect(x, top, width, PHOTO_HEIGHT, 3).clip();
      if (picture) document.image(picture, x, top, { cover: [width, PHOTO_HEIGHT], align: "center", valign: "center" });
      else document.rect(x, top, width, PHOTO_HEIGHT).fill("#EFE9DF");
      document.restore();
      let y = top + PHOTO_HEIGHT + 2 * MM;
      const box = () => ({ x, y, width });
      y += paper.draw(name, box(), styles.name, "start");
      paper.draw(cost, box(), styles.small, "end");
      y += paper.draw(line, box(), styles.small, "start");
      if (note) paper.draw(note, { x: x + 3 * MM, y: y + MM, width: width - 3 * MM }, styles.note, "start");
    },
  };
}

/** Photographs at the width of half a page, by their ids; one that cannot be read leaves its place empty. */
async function picturesOf(items: readonly BookItem[]): Promise<ReadonlyMap<string, Buffer>> {
  // viewers of the ideabook may see its redesigned rooms
  const ids = items.flatMap(({ idea, picture, piece }) => (idea ?? picture ?? piece)?.photo?.id ?? []);
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
