import { HydrationBoundary, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { SANDBOX_ACTIONS, type SandboxAction } from "../../payments.ts";
import type { Route } from "./+types/pay-sandbox";

const sandboxQuery = (queries: typeof orpc, id: string) => queries.payments.getSandbox.queryOptions({ input: { id } });

export const loader = itemLoader(everybody, (server, { id = "" }) => sandboxQuery(server, id));
export const shouldRevalidate = () => false;

export default function PaySandbox({ loaderData: { isFound, state }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <Payment id={params.id} isFound={isFound} />
    </HydrationBoundary>
  );
}

/** Stands in for a provider's page: one says what the bank would say. */
function Payment({ id, isFound }: { id: string; isFound: boolean }) {
  const t = useT("payments");
  const client = useQueryClient();
  const { data: payment } = useQuery({ ...sandboxQuery(orpc, id), retry: false, enabled: isFound });
  const act = useMutation({
    mutationFn: (action: SandboxAction) => api.payments.actInSandbox({ id, action }),
    onSuccess: async ({ next }) => {
      if (next) location.assign(next);
      else await client.invalidateQueries({ queryKey: orpc.payments.key() });
    },
    onError: () => void toast({ title: t("failed"), tone: "danger" }),
  });
  if (!payment)
    return (
      <div className="wrap py-16">
        <title>{t("missing")}</title>
        <h1>{t("missing")}</h1>
      </div>
    );
  return (
    <div className="wrap grid max-w-md gap-5 py-12">
      <title>{t("title")}</title>
      <h1>{t("title")}</h1>
      <p className="text-muted">{t("text")}</p>
      <p className="panel flex justify-between gap-4 text-lg font-semibold">
        <span>{t("amount")}</span>
        <MoneyText amount={payment.amount} currency={payment.currency} />
      </p>
      <p aria-live="polite">{payment.isDeclined ? t("declined") : !payment.isOpen && t("closed")}</p>
      {payment.isOpen ? (
        <div className="grid gap-2">
          {SANDBOX_ACTIONS.map((action) => (
            <Button key={action} block variant={action === "approve" ? "primary" : "outline"} pending={act.isPending} onClick={() => act.mutate(action)}>
              {t(action)}
            </Button>
          ))}
        </div>
      ) : (
        <a className="btn primary" href={payment.returnUrl}>
          {t("back")}
        </a>
      )}
    </div>
  );
}
