import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderSheet } from "./order-sheet.tsx";

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
      {(order) => (
        <>
          <OrderActions order={order} token={null} />
          <OrderSheet order={order} />
        </>
      )}
    </LoadedDialog>
  );
}
