import type { Kysely } from "kysely";
import { notifyAdmins, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type Mail, sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { membersOfEachWho } from "#app/platform/organizations/membership.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
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

type ForBuyer = { order: Order; news: BuyerNews; actorId: string | null };

/** With an account by its choices; a guest by mail, with the link that opens the order. */
export async function notifyBuyers(trx: Kysely<DB>, all: readonly ForBuyer[]): Promise<void> {
  const paramsOf = ({ order, news }: ForBuyer) => ({ order: order.number, news, ...vendorParams(order.seller) });
  await notifyPerson(
    trx,
    all.flatMap((one) => {
      const { order, actorId } = one;
      if (!order.buyer_id) return [];
      return [{ userId: order.buyer_id, kind: "order_moved" as const, params: paramsOf(one), href: `/dashboard/orders?open=${order.id}`, actorId }];
    }),
  );
  const guests = all.filter(({ order }) => !order.buyer_id);
  if (guests.length === 0) return;
  const ids = guests.map(({ order }) => order.checkout_id);
  const checkouts = await trx.selectFrom("checkouts").select(["id", "language", "contact_email"]).where("id", "in", ids).execute();
  for (const one of guests) {
    const checkout = checkouts.find(({ id }) => id === one.order.checkout_id);
    if (checkout) await sendMail(await guestMail(checkout, paramsOf(one)), { trx });
  }
}

export const notifyBuyer = (trx: Kysely<DB>, order: Order, news: BuyerNews, actorId: string | null): Promise<void> =>
  notifyBuyers(trx, [{ order, news, actorId }]);

type GuestNews = { order: string; news: BuyerNews; vendor: string; vendorAr?: string };

async function guestMail({ id, language, contact_email }: { id: string; language: string; contact_email: string }, params: GuestNews): Promise<Mail> {
  const [t, texts] = await Promise.all([translator(language, "orders.mail"), translator(language, "notifications.texts")]);
  const said = { order: params.order, news: params.news, vendor: localText(params.vendor, params.vendorAr, language) };
  const subject = texts("kind.order_moved.title", said);
  const body = mailBody(language, {
    siteName: t("siteName"),
    title: subject,
    paragraphs: [texts("kind.order_moved.message", said)],
    button: { label: t("button"), href: orderedPath(id) },
  });
  return { to: contact_email, subject, language, ...body };
}

type ForSeller = {
  order: { id: string; vendor_id: string; number: string };
  kind: "order_received" | "order_ended" | "order_return";
  params: { name: string };
  actorId: string | null;
};

/** The people of each seller who answer; staff, where a seller has nobody. */
export async function notifySellers(trx: Kysely<DB>, all: readonly ForSeller[]): Promise<void> {
  if (all.length === 0) return;
  const ids = all.map(({ order }) => order.vendor_id);
  const vendors = await trx.selectFrom("vendors").select(["id", "organization_id"]).where("id", "in", ids).execute();
  const organizationOf = new Map(vendors.map(({ id, organization_id }) => [id, organization_id]));
  const organizationIds = vendors.flatMap(({ organization_id }) => (organization_id ? [organization_id] : []));
  const teams = await membersOfEachWho(trx, organizationIds, "answer");
  const notices = all.flatMap(({ order, kind, params, actorId }) => {
    const team = teams.get(organizationOf.get(order.vendor_id) ?? "") ?? [];
    const notice = { kind, params: { ...params, order: order.number }, href: `/vendor/orders?open=${order.id}`, actorId };
    return team.filter((userId) => userId !== actorId).map((userId) => ({ userId, ...notice }));
  });
  await notifyPerson(trx, notices);
  for (const { order, kind, params, actorId } of all)
    if (kind === "order_received" && !organizationOf.get(order.vendor_id))
      await notifyAdmins(trx, { kind, params: { ...params, order: order.number }, href: `/admin/orders?open=${order.id}`, actorId });
}

export async function notifyAboutMove(trx: Kysely<DB>, changes: readonly OrderChange[]): Promise<void> {
  const orders = changes.map(({ row, ...change }) => ({ ...change, actorId: change.by?.id ?? null, order: { ...row, id: change.id } }));
  const forBuyers = orders.filter(({ move, by, order }) => {
    const isForBuyer = FOR_BUYER.some((known) => known === move) && by?.id !== order.buyer_id;
    return isForBuyer || (move === "cancel" && !order.buyer_id);
  });
  await notifyBuyers(
    trx,
    forBuyers.map(({ order, move, actorId }) => ({ order, news: move as BuyerNews, actorId })),
  );
  await notifySellers(
    trx,
    orders.flatMap(({ order, move, from, actorId }): ForSeller[] => {
      const news = { order, params: { name: order.contact_name }, actorId };
      if (move === "pay") return [{ ...news, kind: "order_received" }];
      // What was never paid, the seller never heard of.
      return move === "cancel" && from !== "placed" ? [{ ...news, kind: "order_ended" }] : [];
    }),
  );
}
