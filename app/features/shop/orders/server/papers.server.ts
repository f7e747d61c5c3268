import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { documentFor, linesOf } from "#app/platform/documents/document.server.ts";
import { paperStyles } from "#app/platform/documents/paper-styles.ts";
import { MM } from "#app/platform/documents/sheet.ts";
import type { OrderView } from "../orders.view.contract.ts";
import { getOrder } from "./view.server.ts";

type Asked = { id: string; viewer: Viewer | null; token: string | null };

function addressOf({ address, contact }: OrderView): string {
  const line = (...names: string[]) => names.flatMap((name) => address[name] ?? []).join(" ");
  return linesOf(contact.name, line("buildingNumber", "street", "district"), line("city", "postalCode", "additionalNumber"), address["unit"]);
}

/** What was paid to a seller, with VAT, and what came back. @throws NOT_FOUND for what was not paid */
export async function receiptPdf(asked: Asked, reader: string): Promise<{ number: string; bytes: Buffer }> {
  const { language, t, format, open, ...document } = await documentFor(reader, "orders");
  const order = await getOrder(asked.id, asked, language);
  if (order.paid === 0) throw notFound();
  const money = (amount: number) => document.money(amount, order.currency);
  const { vendor } = order;
  const title = t("paper.receipt", { order: order.number });
  const flow = await open(title);
  flow.text(title, paperStyles.title, "start");
  flow.text(format.date(order.paidAt ?? order.createdAt, "long"), paperStyles.small, "start");
  flow.space(5 * MM);
  flow.text(t("paper.soldBy"), paperStyles.name, "start");
  flow.text(linesOf(vendor.name, vendor.address, vendor.city), paperStyles.body, "start");
  const numbers = [
    vendor.vatNumber && `${t("order.vatNumber")}: ${vendor.vatNumber}`,
    vendor.registration && `${t("order.registration")}: ${vendor.registration}`,
  ];
  flow.text(linesOf(...numbers), paperStyles.small, "start");
  flow.space(3 * MM);
  flow.text(t("paper.boughtBy"), paperStyles.name, "start");
  flow.text(addressOf(order), paperStyles.body, "start");
  flow.space(6 * MM);
  flow.table({
    columns: [
      { title: t("paper.piece"), share: 6 },
      { title: t("paper.n"), share: 2, align: "end" },
      { title: t("paper.price"), share: 3, align: "end" },
      { title: t("paper.sum"), share: 3, align: "end" },
    ],
    rows: order.lines.map((line) => [linesOf(line.name, line.variant), format.number(line.quantity), money(line.unitPrice), money(line.total)]),
    head: paperStyles.name,
    cell: paperStyles.body,
  });
  flow.space(4 * MM);
  flow.totals([
    { label: t("sum.delivery"), amount: money(order.deliveryFee), style: paperStyles.body },
    { label: t("paper.net"), amount: money(order.total - order.vat), style: paperStyles.body },
    { label: t("sum.vat", { rate: format.percent(order.vatRate / 10_000) }), amount: money(order.vat), style: paperStyles.body },
    { label: t("sum.total"), amount: money(order.total), style: paperStyles.name },
    ...order.refunds.map(({ number, amount }) => ({ label: t("paper.credit", { number }), amount: money(-amount), style: paperStyles.body })),
  ]);
  return { number: order.number, bytes: await flow.close() };
}

/** What goes into the parcel: pieces and address, the short code as QR, no prices. @throws NOT_FOUND unless the viewer sells it */
export async function packingSlipPdf(asked: Asked, reader: string): Promise<{ number: string; bytes: Buffer }> {
  const { language, t, format, open } = await documentFor(reader, "orders");
  const order = await getOrder(asked.id, asked, language);
  // The seller's people and staff alone read the commission.
  if (!order.commission) throw notFound();
  const title = t("paper.slip", { order: order.number });
  const flow = await open(title);
  flow.text(title, paperStyles.title, "start");
  flow.space(4 * MM);
  flow.text(t("order.to"), paperStyles.name, "start");
  flow.text(linesOf(addressOf(order), order.contact.phone && `\u2066${order.contact.phone}\u2069`), paperStyles.body, "start");
  flow.text(order.address["note"] ?? "", paperStyles.small, "start");
  const { delivery } = order;
  const when = delivery.slotDate ?? order.promisedOn;
  flow.text(
    [delivery.name, when && format.date(when, "long"), delivery.slot && t(`slot.${delivery.slot}`)].filter(Boolean).join(" · "),
    paperStyles.body,
    "start",
  );
  flow.space(6 * MM);
  flow.table({
    columns: [
      { title: t("paper.piece"), share: 6 },
      { title: t("paper.sku"), share: 3 },
      { title: t("paper.n"), share: 2, align: "end" },
    ],
    rows: order.lines.map((line) => [linesOf(line.name, line.variant), line.sku ?? "", format.number(line.quantity)]),
    head: paperStyles.name,
    cell: paperStyles.body,
  });
  flow.space(6 * MM);
  flow.qr(order.address["shortCode"] ?? order.number, 32 * MM);
  return { number: order.number, bytes: await flow.close() };
}
