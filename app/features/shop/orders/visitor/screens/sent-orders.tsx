import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { orderAddress } from "../../orders.search.ts";
import { OrderInbox, orderList } from "../components/order-inbox.tsx";

export const loader = listLoader(signedInPeople, orderAddress, (server, search) => [orderList(server, "mine", search)]);

/** The screen itself loads filters and the opened order. */
export const shouldRevalidate = () => false;

export default hydrated(SentOrders);

function SentOrders() {
  const t = useT("orders");
  return <OrderInbox scope="mine" path="/dashboard/orders" title={t("list.titleMine")} text={t("list.text.mine")} />;
}
