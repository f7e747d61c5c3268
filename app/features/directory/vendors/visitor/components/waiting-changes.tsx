import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { readablePhone } from "#app/platform/rules/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ListingRequest } from "../../vendors.listing.contract.ts";
import { isPhoneField, SENSITIVE_FIELDS, type SensitiveField } from "../../vendors.listing.ts";

type Props = { id: string; request: ListingRequest; canWithdraw: boolean };

/** Values that staff have not agreed to yet. */
export function WaitingChanges({ id, request, canWithdraw }: Props) {
  const t = useT("vendors.listing");
  const fields = useT("vendors.admin");
  const format = useFormat();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.vendorListing.withdraw({ id }),
    onSuccess: () => toast({ title: t("waiting.withdrawn") }),
    onError: () => toast({ title: t("waiting.failed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.vendorListing.key() }),
  });
  const asked = SENSITIVE_FIELDS.filter((field) => field in request.changes);
  const shown = (field: SensitiveField) => {
    const value = request.changes[field] || null;
    return value && isPhoneField(field) ? readablePhone(value) : value;
  };
  return (
    <section className="panel mb-6 grid gap-3 p-5" aria-labelledby="waiting">
      <div>
        <h2 id="waiting" className="flex items-center gap-2 text-base">
          <Clock size={18} className="text-warn" aria-hidden />
          {t("waiting.title")}
        </h2>
        <p className="text-sm text-muted">
          {request.requestedBy ? t("waiting.by", { date: format.date(request.createdAt), name: request.requestedBy }) : format.date(request.createdAt)}
        </p>
      </div>
      <dl className="facts-list text-sm">
        {asked.map((field) => (
          <div key={field}>
            <dt>{fields(`field.${field}`)}</dt>
            <dd className="min-w-0 break-words">
              <bdi>{shown(field) ?? t("waiting.empty")}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {canWithdraw && (
        <div>
          <Button size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t("waiting.withdraw")}
          </Button>
        </div>
      )}
    </section>
  );
}
