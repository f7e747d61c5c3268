import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { orderAddress } from "../../orders.search.ts";
import { OrderInbox, orderList } from "../../visitor/components/order-inbox.tsx";

export const loader = listLoader(admins, orderAddress, (server, search) => [orderList(server, "all", search)]);

/** The screen itself loads filters and the opened order. */
export const shouldRevalidate = () => false;

export default hydrated(AdminOrders);

function AdminOrders() {
  const t = useT("orders");
  return (
    <OrderInbox
      scope="all"
      path="/admin/orders"
      title={t("list.adminTitle")}
      text={t("list.text.all")}
      actions={
        <ButtonLink size="sm" to="/admin/payouts">
          {t("list.payouts")}
        </ButtonLink>
      }
    />
  );
}
