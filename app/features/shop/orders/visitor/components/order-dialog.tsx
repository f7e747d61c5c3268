import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import type { OrderView } from "../../orders.view.contract.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { TransferReceipt } from "./transfer-receipt.tsx";

/** One order with all that may be done with it now. */
export function OrderDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("orders");
  const query = useQuery(orpc.orders.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog
      query={query}
      title={({ number }) => t("order.title", { order: number })}
      loading={t("list.title")}
      failed={t("order.failed")}
      onClose={onClose}
    >
      {(order) => <OrderContent order={order} />}
    </LoadedDialog>
  );
}

/** What may be done with an order now, and all of it. */
export function OrderContent({ order }: { order: OrderView }) {
  const t = useT("orders");
  return (
    <>
      <OrderActions order={order} token={null} />
      {order.transfer && (order.transfer.receipt || order.permissions.sendReceipt) && (
        <section className="grid gap-3 rounded-control bg-sunken p-4">
          <h3 className="text-base">{t("transfer.title")}</h3>
          <TransferReceipt checkoutId={order.checkout.id} token={null} receipt={order.transfer.receipt} canSend={order.permissions.sendReceipt} />
        </section>
      )}
      <OrderSheet order={order} />
    </>
  );
}
