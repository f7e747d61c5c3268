import type { Kysely } from "kysely";
import { notifyAdmins, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { membersWho } from "#app/platform/organizations/membership.server.ts";
import type { SellerFacts } from "./sellers.server.ts";
import type { OrderChange } from "./status.server.ts";
import { orderedPath } from "./token.server.ts";

/** What the buyer hears of, by the move; the texts have a line for each. */
const FOR_BUYER = ["pay", "accept", "acceptUnpaid", "ship", "deliver", "cancel", "takeBack"] as const;
export type BuyerNews = (typeof FOR_BUYER)[number] | "placed" | "refund" | "receiptRefused";

type Order = { id: string; checkout_id: string; buyer_id: string | null; number: string; seller: unknown };

const vendorParams = (seller: unknown) => {
  const { name, nameAr } = seller as SellerFacts;
  return { vendor: name, ...(nameAr && { vendorAr: nameAr }) };
};

/** With an account by its choices; a guest by mail, with the link that opens the order. */
export async function notifyBuyer(trx: Kysely<DB>, order: Order, news: BuyerNews, actorId: string | null): Promise<void> {
  const params = { order: order.number, news, ...vendorParams(order.seller) };
  if (order.buyer_id) {
    await notifyPerson(trx, { userId: order.buyer_id, kind: "order_moved", params, href: `/dashboard/orders?open=${order.id}`, actorId });
    return;
  }
  const checkout = await trx.selectFrom("checkouts").selectAll().where("id", "=", order.checkout_id).executeTakeFirstOrThrow();
  const [t, texts] = await Promise.all([translator(checkout.language, "orders.mail"), translator(checkout.language, "notifications.texts")]);
  const said = { order: order.number, news, vendor: (checkout.language === "ar" && params.vendorAr) || params.vendor };
  const subject = texts("kind.order_moved.title", said);
  const body = mailBody(checkout.language, {
    siteName: t("siteName"),
    title: subject,
    paragraphs: [texts("kind.order_moved.message", said)],
    button: { label: t("button"), href: orderedPath(checkout.id) },
  });
  await sendMail({ to: checkout.contact_email, subject, language: checkout.language, ...body }, { trx });
}

/** The people of the seller who answer. */
export async function notifySeller(
  trx: Kysely<DB>,
  order: { id: string; vendor_id: string; number: string },
  kind: "order_received" | "order_ended" | "order_return",
  params: { name: string },
  actorId: string | null,
): Promise<void> {
  const vendor = await trx.selectFrom("vendors").select("organization_id").where("id", "=", order.vendor_id).executeTakeFirst();
  if (!vendor?.organization_id) {
    if (kind === "order_received")
      await notifyAdmins(trx, { kind, params: { ...params, order: order.number }, href: `/admin/orders?open=${order.id}`, actorId });
    return;
  }
  const team = await membersWho(trx, vendor.organization_id, "answer");
  await notifyPerson(
    trx,
    team
      .filter((userId) => userId !== actorId)
      .map((userId) => ({ userId, kind, params: { ...params, order: order.number }, href: `/vendor/orders?open=${order.id}`, actorId })),
  );
}

export async function notifyAboutMove(trx: Kysely<DB>, changes: readonly OrderChange[]): Promise<void> {
  for (const { id, move, by, from, row } of changes) {
    const order = { id, ...row };
    const name = async () => (await trx.selectFrom("orders").select("contact_name").where("id", "=", id).executeTakeFirstOrThrow()).contact_name;
    const isForBuyer = FOR_BUYER.some((known) => known === move) && by?.id !== row.buyer_id;
    if (isForBuyer || (move === "cancel" && !row.buyer_id)) await notifyBuyer(trx, order, move as BuyerNews, by?.id ?? null);
    if (move === "pay") await notifySeller(trx, order, "order_received", { name: await name() }, by?.id ?? null);
    // What was never paid, the seller never heard of.
    if (move === "cancel" && from !== "placed") await notifySeller(trx, order, "order_ended", { name: await name() }, by?.id ?? null);
  }
}
