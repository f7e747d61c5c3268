import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ListKeys } from "#app/ui/list/list-keys.tsx";
import { orderAddress } from "../../orders.search.ts";
import { OrderInbox, orderList } from "../components/order-inbox.tsx";

/** The dialog of shortcuts is made in the browser. */
export const handle = { namespaces: ["ui.list"] };

export const loader = listLoader(vendors, orderAddress, (server, search) => [orderList(server, "received", search)]);

/** The screen itself loads filters and the opened order. */
export const shouldRevalidate = () => false;

export default hydrated(VendorOrders);

function VendorOrders() {
  const t = useT("orders");
  const keys = [
    { key: "C", text: t("step.accept") },
    { key: "P", text: t("parcel.print") },
    { key: "S", text: t("step.ship") },
    { key: "R", text: t("step.refund") },
  ];
  return (
    <>
      <OrderInbox scope="received" path="/vendor/orders" title={t("list.title")} text={t("list.text.received")} />
      <ListKeys own={keys} />
    </>
  );
}
