import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus, RotateCcw } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { VerificationItem } from "../../verifications.contract.ts";
import type { VerificationKind } from "../../verifications.ts";
import { TONES } from "./verification-tones.ts";

type Props = { kind: VerificationKind; items: readonly VerificationItem[]; onSend(kind: VerificationKind): void };

/** One kind: its status, the reviewer's reason, and the next action. */
export function VerificationCard({ kind, items, onSend }: Props) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const waiting = items.find(({ status }) => status === "submitted");
  const counting = items.find(({ status }) => status === "approved");
  const latest = items[0];
  const shown = [...new Set([waiting, counting, latest])].filter((item) => item !== undefined);
  return (
    <li className="panel grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-56 flex-1">
          <h3 className="text-base">{kinds(`kind.${kind}`)}</h3>
          <p className="mt-1 text-sm text-muted">{t(`about.${kind}`)}</p>
        </div>
        {!waiting && (
          <Button size="sm" icon={latest ? <RotateCcw size={16} aria-hidden /> : <Plus size={16} aria-hidden />} onClick={() => onSend(kind)}>
            <span>{t(counting ? "card.renew" : latest ? "card.again" : "card.send")}</span>
            <span className="vh">{kinds(`kind.${kind}`)}</span>
          </Button>
        )}
      </div>
      {shown.map((item) => (
        <Sent key={item.id} item={item} />
      ))}
    </li>
  );
}

function Sent({ item }: { item: VerificationItem }) {
  const t = useT("verifications");
  const format = useFormat();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.verifications.withdraw({ id: item.id }),
    onSuccess: () => toast({ title: t("card.withdrawn") }),
    onError: () => toast({ title: t("card.withdrawFailed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.verifications.key() }),
  });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <StatusBadge tone={TONES[item.status]}>{t(`status.${item.status}`)}</StatusBadge>
        <bdi dir="ltr" className="tabular-nums">
          {item.number}
        </bdi>
        {item.issuedBy && (
          <bdi className="text-muted" lang={languageOf(item.issuedBy)}>
            {item.issuedBy}
          </bdi>
        )}
        <span className="text-muted">{t("card.sentOn", { date: format.date(item.createdAt) })}</span>
        {item.status === "approved" && item.validUntil && <span className="text-muted">{t("card.validUntil", { date: format.date(item.validUntil) })}</span>}
      </div>
      {item.reason && item.status === "rejected" && (
        <p className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm">
          <b className="font-medium">{t("card.reason")}</b> <bdi lang={languageOf(item.reason)}>{item.reason}</bdi>
        </p>
      )}
      {item.documents.length > 0 && <DocumentList documents={item.documents} label={t("card.documents")} />}
      {item.status === "submitted" && (
        <div>
          <Button size="sm" variant="ghost" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t("card.withdraw")}
          </Button>
        </div>
      )}
    </div>
  );
}
