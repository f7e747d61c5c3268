import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { orderAddress } from "../../orders.search.ts";
import { OrderInbox, orderList } from "../components/order-inbox.tsx";

export const loader = listLoader(vendors, orderAddress, (server, search) => [orderList(server, "received", search)]);

/** The screen itself loads filters and the opened order. */
export const shouldRevalidate = () => false;

export default hydrated(VendorOrders);

function VendorOrders() {
  const t = useT("orders");
  return <OrderInbox scope="received" path="/vendor/orders" title={t("list.title")} text={t("list.text.received")} />;
}
