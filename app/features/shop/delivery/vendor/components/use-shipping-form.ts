import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { pick } from "#app/ui/form/form-state.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { VendorShipping } from "../../shipping.contract.ts";
import { judgeShipping, SHIPPING_FIELDS, type ShippingFields, type ShippingProblem } from "../../shipping.rules.ts";

export type ShippingForm = ReturnType<typeof useShippingForm>;

/** One save for days, zones, times and holidays. */
export function useShippingForm(shipping: VendorShipping) {
  const t = useT("delivery.vendor");
  const client = useQueryClient();
  const failureText = useFailureText();
  return useForm({
    stored: shipping,
    valuesOf: (stored) => pick(stored, SHIPPING_FIELDS) as ShippingFields,
    check: (values: ShippingFields) => judgeShipping(values).problems,
    problemText: (code: ShippingProblem) => t(`problem.${code}`),
    send: (fields, { stored }) => api.vendorShipping.update({ vendorId: stored.vendorId, version: stored.version, fields }),
    next: (saved) => saved,
    onSent: (saved) => {
      toast({ title: t("saved") });
      client.setQueryData(orpc.vendorShipping.get.queryKey({ input: { vendorId: saved.vendorId } }), saved);
    },
    onFailure: (failure) => toast({ title: t("saveFailed"), description: failureText(failure), tone: "danger" }),
  });
}
