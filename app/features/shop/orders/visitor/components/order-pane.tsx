import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LoadedContent } from "#app/ui/loaded-dialog.tsx";
import { OrderContent } from "./order-dialog.tsx";

/** The opened order beside the list. */
export function OrderPane({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("orders");
  const query = useQuery(orpc.orders.get.queryOptions({ input: { id } }));
  const title = query.data ? t("order.title", { order: query.data.number }) : t("list.title");
  return (
    <section className="order-pane" aria-label={title}>
      <header className="flex items-center justify-between gap-4">
        <h2>{title}</h2>
        <IconButton label={t("order.close")} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </header>
      <LoadedContent query={query} failed={t("order.failed")}>
        {(order) => <OrderContent order={order} />}
      </LoadedContent>
    </section>
  );
}
