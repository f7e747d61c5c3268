import { attachment, type FileArgs, pdfResponse, readFor } from "#app/api/file-loader.server.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { isId } from "#app/platform/database/ids.ts";
import { documentFor, linesOf } from "#app/platform/documents/document.server.ts";
import type { TextStyle } from "#app/platform/documents/paper.server.ts";
import { INK, paperStyles } from "#app/platform/documents/paper-styles.ts";
import { MM } from "#app/platform/documents/sheet.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import type { ComparisonCell } from "../comparison.contract.ts";
import { remarkText, roomName, saidText, warrantyText } from "../comparison-words.ts";
import type { ComparedBid, RequestComparison } from "../requests.contract.ts";
import { compareRequest } from "./compare.server.ts";

const styles = {
  ...paperStyles,
  cell: { face: "text", size: 8.5, color: INK },
  head: { face: "strong", size: 8.5, color: INK },
  name: { face: "strong", size: 11, color: INK },
} as const satisfies Record<string, TextStyle>;

/** Bids beside each other on one sheet. */
const BESIDE = 4;

/** Bids side by side, to print or to show to others: what the screen says, without the household's notes and shortlist. */
export async function comparisonPdf(data: RequestComparison, asked: string): Promise<Buffer> {
  const { language, t, format, money, day, open } = await documentFor(asked, "requests");
  const kinds = await translator(language, "projects");
  const flow = await open(data.title);
  const items = data.groups.reduce((sum, group) => sum + group.items.length, 0);

  const others = (cell: Extract<ComparisonCell, { others: unknown }>) => cell.others && t("compare.othersPlain", { sum: money(cell.others.net) });
  const cellText = (cell: ComparisonCell | undefined): string => {
    if (!cell) return "";
    if (cell.kind === "within") return t("compare.within");
    if (cell.kind !== "priced") return linesOf(t(cell.kind === "excluded" ? "compare.excluded" : "compare.missing"), cell.reason, others(cell));
    return linesOf(money(cell.net), cell.isLowest && t("compare.lowest"), cell.mismatch && t(`mismatch.${cell.mismatch}`), ...cell.said.map(saidText));
  };
  const stagesOf = ({ stages }: ComparedBid) => stages.map(({ share }) => format.percent(share / 10_000)).join(" / ") || "–";
  const sums: readonly (readonly [string, (bid: ComparedBid) => string])[] = [
    ...(data.bids.some(({ extras }) => extras) ? [[t("compare.extras"), (bid: ComparedBid) => (bid.extras ? money(bid.extras.net) : "–")] as const] : []),
    [t("compare.beforeVat"), (bid) => linesOf(money(bid.net), !bid.chargesVat && t("compare.noVat"))],
    [t("compare.vat"), (bid) => money(bid.vat)],
    [t("compare.written"), (bid) => money(bid.gross)],
    [linesOf(t("compare.gaps"), t("compare.withVat")), (bid) => linesOf(money(bid.gaps), bid.unknown > 0 && t("compare.unknown", { n: bid.unknown }))],
    [linesOf(t("compare.likely"), t("compare.likelyNote")), (bid) => money(bid.likely)],
    [t("compare.stages"), stagesOf],
    [t("compare.warranty"), (bid) => warrantyText(t, bid.warrantyMonths)],
    [t("compare.valid"), (bid) => (bid.validUntil ? day(bid.validUntil) : "–")],
  ];

  flow.text(data.title, styles.title, "start");
  flow.text(
    linesOf(t("compare.title", { bids: data.bids.length, items }), t("compare.until", { day: day(data.lastDay) }), t("compare.net")),
    styles.small,
    "start",
  );
  flow.space(5 * MM);
  for (let first = 0; first < data.bids.length; first += BESIDE) {
    const bids = data.bids.slice(first, first + BESIDE);
    const rowsOf = (group: RequestComparison["groups"][number]) => [
      ...(data.groups.length > 1 || group.name ? [[roomName(t, kinds, group.name), ...bids.map((_, n) => money(group.sums[first + n]?.net ?? 0))]] : []),
      ...group.items.map(({ number, name, cells }) => [`${number}. ${name}`, ...bids.map((_, n) => cellText(cells[first + n]))]),
    ];
    const end = bids.map(({ bidder }) => ({ title: bidder.name, share: 3, align: "end" as const }));
    flow.table({
      columns: [{ title: "", share: 4 }, ...end],
      rows: [...data.groups.flatMap(rowsOf), ...sums.map(([label, of]) => [label, ...bids.map(of)])],
      head: styles.head,
      cell: styles.cell,
    });
    flow.space(6 * MM);
  }
  flow.text(t("compare.leavesOut"), styles.name, "start");
  flow.space(2 * MM);
  for (const { bidder, remarks, offers } of data.bids) {
    flow.text(bidder.name, styles.head, "start");
    for (const remark of remarks) flow.text(remarkText(t, format, remark), styles.body, "start");
    for (const { text, difference } of offers)
      flow.text(`${t("compare.offer", { text })} (${difference < 0 ? "−" : "+"} ${money(Math.abs(difference))})`, styles.body, "start");
    flow.space(3 * MM);
  }
  return flow.close();
}

/** For the household, once the bids are opened; for everybody else there is no such file. */
export async function comparisonPdfLoader(args: FileArgs): Promise<Response> {
  requireViewer(args.context, args.request);
  const bytes = await readFor(args, { name: "comparison-pdf" }, async ({ viewer, language, params: { id = "" } }) => {
    if (!viewer || !isId(id)) throw notFound();
    const data = await compareRequest(id, viewer, language).catch((error) => {
      throw problemOf(error).code === "STILL_SEALED" ? notFound() : error;
    });
    return comparisonPdf(data, language);
  });
  return pdfResponse(bytes, attachment("bids.pdf"));
}
