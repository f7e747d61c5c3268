import { attachment, type FileArgs, type FileRequest, PRIVATE_FILE, pdfResponse, readFor } from "#app/api/file-loader.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { documentFor, linesOf } from "#app/platform/documents/document.server.ts";
import { type Block, columnWidth } from "#app/platform/documents/flow.server.ts";
import type { Paper } from "#app/platform/documents/paper.server.ts";
import { paperStyles } from "#app/platform/documents/paper-styles.ts";
import { MM } from "#app/platform/documents/sheet.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { hasUnstorable } from "#app/platform/text/unstorable.ts";
import { amountOf } from "../amount.ts";
import { allLines, isSomethingElse, type QuotationLine, WHOLE_SHARE } from "../quotation.ts";
import type { QuotationPaper } from "../quotations.contract.ts";
import { stageAmounts, sumOfLine, totalsOf } from "../rules/totals.ts";
import { warrantyText } from "../warranty-text.ts";
import { printedPhotos, readSharedPhoto } from "./photos.server.ts";
import { getOwnPaper, getPaperOfBid, getShared } from "./read.server.ts";

/** Photographs beside each other. */
const PICTURES = 4;
const PICTURE_GAP = 4 * MM;
const PICTURE_HEIGHT = 30 * MM;

/** A photograph with the words of its line below. */
function pictureBlock(paper: Paper, { bytes, text }: { bytes: Buffer; text: string }): Block {
  return {
    height: PICTURE_HEIGHT + MM + paper.heightOf(text, columnWidth(PICTURES, PICTURE_GAP), paperStyles.small),
    draw({ x, y, width }) {
      const { document } = paper;
      document.save().roundedRect(x, y, width, PICTURE_HEIGHT, 3).clip();
      document.image(bytes, x, y, { cover: [width, PICTURE_HEIGHT], align: "center", valign: "center" });
      document.restore();
      paper.draw(text, { x, y: y + PICTURE_HEIGHT + MM, width }, paperStyles.small, "start");
    },
  };
}

/** A sent revision as a document, in the language of the page. */
export async function quotationPdf(paper: QuotationPaper, asked: string): Promise<Buffer> {
  const { content, pricedOn } = paper;
  const { language, t, format, money, day, open } = await documentFor(asked, "quotations");
  const counted = await translator(language, "projects.amount");
  const flow = await open(content.title);
  const totals = totalsOf(content, pricedOn);
  const printed = await printedPhotos(content);

  const { client, number: n } = paper;
  const to = client === null ? t("sent.version", { n }) : t("paper.to", { client: client || t("paper.client"), n });
  flow.text(content.title, paperStyles.title, "start");
  flow.text(linesOf(to, paper.author.name), paperStyles.body, "start");
  flow.text(linesOf(format.date(paper.sentAt, "long"), t("paper.until", { date: day(paper.validUntil) })), paperStyles.small, "start");
  const { weeks, startsOn, warrantyMonths } = content;
  const conditions = [startsOn && t("paper.from", { date: day(startsOn) }), weeks !== null && t("paper.weeks", { n: weeks })] as const;
  flow.text(linesOf(...conditions, warrantyMonths ? warrantyText(t, warrantyMonths) : null), paperStyles.small, "start");
  flow.space(5 * MM);
  if (content.intro) {
    flow.text(content.intro, paperStyles.body, "start");
    flow.space(4 * MM);
  }
  const priceOf = (line: QuotationLine) => {
    const sum = sumOfLine(line);
    if (line.kind === "within" || sum === null || line.quantity === null || line.unitPrice === null)
      return ["", "", line.kind === "within" ? t("line.within") : ""];
    return [amountOf({ quantity: line.quantity, unit: line.unit }, { t, counted, format }), money(line.unitPrice), money(sum)];
  };
  const columns = [
    { title: t("line.text"), share: 7 },
    { title: t("line.quantity"), share: 3, align: "end" },
    { title: t("line.price"), share: 3, align: "end" },
    { title: t("paper.sum"), share: 3, align: "end" },
  ] as const;
  const table = (lines: readonly QuotationLine[]) =>
    flow.table({
      columns: [...columns],
      rows: lines.map((line) => [linesOf(line.text, isSomethingElse(line) && t("line.differs"), line.note), ...priceOf(line)]),
      head: paperStyles.name,
      cell: paperStyles.body,
    });
  for (const [index, group] of content.groups.entries()) {
    const lines = group.lines.filter(({ kind }) => kind === "included" || kind === "within");
    if (lines.length === 0) continue;
    flow.text(`${group.name || t("group.unnamed")}: ${money(totals.groups[index] ?? 0)}`, paperStyles.name, "start");
    flow.space(1 * MM);
    table(lines);
    const pictures = lines.flatMap(({ text, photos = [] }) => photos.flatMap((id) => printed.get(id) ?? []).map((bytes) => ({ bytes, text })));
    if (pictures.length > 0) {
      flow.space(2 * MM);
      flow.columns(
        pictures.map((picture) => pictureBlock(flow.paper, picture)),
        PICTURES,
        PICTURE_GAP,
      );
    }
    flow.space(4 * MM);
  }
  flow.totals([
    { label: t("totals.net"), amount: money(totals.net), style: paperStyles.body },
    ...totals.shares
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vat }) => ({ label: t("totals.vat", { rate: format.percent(rate / 10_000) }), amount: money(vat), style: paperStyles.body })),
    { label: t("totals.gross"), amount: money(totals.gross), style: paperStyles.name },
  ]);
  flow.space(5 * MM);
  const part = (title: string, text: string) => {
    if (!text) return;
    flow.text(title, paperStyles.name, "start");
    flow.text(text, paperStyles.body, "start");
    flow.space(4 * MM);
  };
  const sign = (amount: number) => `${amount < 0 ? "−" : "+"} ${money(Math.abs(amount))}`;
  part(t("paper.choices"), totals.choices.map(({ text, difference }) => `${text}: ${sign(difference)}`).join("\n"));
  const excluded = allLines(content).filter(({ kind }) => kind === "excluded");
  part(t("paper.excluded"), excluded.map(({ text, note }) => [text, note].filter(Boolean).join(": ")).join("\n"));
  const amounts = stageAmounts(content, totals.gross);
  const stages = content.stages.map(
    ({ text, due, share }, index) =>
      `${index + 1}. ${[text, due].filter(Boolean).join(" · ")}: ${format.percent(share / WHOLE_SHARE)}, ${money(amounts[index] ?? 0)}`,
  );
  part(t("paper.payments", { n: content.stages.length }), stages.join("\n"));
  part(t("fields.terms"), content.terms);
  return flow.close();
}

/** A route that answers with the document. */
const pdfLoader = (find: (asked: FileRequest) => Promise<QuotationPaper>) => async (args: FileArgs) => {
  const [bytes, number] = await readFor(args, { name: "quotation-pdf" }, async (asked) => {
    const paper = await find(asked);
    return [await quotationPdf(paper, asked.language), paper.number];
  });
  return pdfResponse(bytes, attachment(`quote-${number}.pdf`));
};

export const sharedPdfLoader = pdfLoader(async ({ params: { key = "" }, language }) => {
  if (hasUnstorable(key)) throw notFound();
  return getShared(key, language);
});

const PHOTOS = { name: "quotation-photo", max: 600 };

/** A photograph on the client's page: the link is the right to see it. */
export async function sharedPhotoLoader(args: FileArgs): Promise<Response> {
  const { bytes, type } = await readFor(args, PHOTOS, ({ params: { key = "", file = "", width = "" } }) => readSharedPhoto({ key, fileId: file, width }));
  return new Response(new Uint8Array(bytes), { headers: { ...PRIVATE_FILE, "content-type": type, "cache-control": "private, max-age=3600" } });
}

export const bidPdfLoader = pdfLoader(async ({ params: { id = "" }, viewer, language }) => {
  if (!viewer || !isId(id)) throw notFound();
  return getPaperOfBid(viewer, id, language);
});

export const ownPdfLoader = pdfLoader(async ({ params: { id = "", number }, viewer, language }) => {
  if (!viewer || !isId(id) || !/^\d{1,6}$/.test(number ?? "")) throw notFound();
  return getOwnPaper(viewer, id, Number(number), language);
});
