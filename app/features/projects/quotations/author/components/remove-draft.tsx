import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { toast } from "#app/ui/toast.tsx";
import type { QuotationBuilder } from "../../quotations.contract.ts";
import { dropCopy } from "../local-copy.ts";

/** What was sent stays. */
export function RemoveDraft({ quotation: { id, sent }, onClose }: { quotation: QuotationBuilder; onClose(): void }) {
  const t = useT("quotations");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const removal = useMutation({
    mutationFn: () => api.quotations.remove({ id }),
    onSuccess: async () => {
      dropCopy(id);
      await queries.invalidateQueries({ queryKey: orpc.quotations.list.key() });
      if (sent.length === 0) await navigate("/quote-builder");
      else await queries.invalidateQueries({ queryKey: orpc.quotations.get.key() });
    },
    onError: (error) => toast({ title: t("removeDraft.failed"), description: failureText(readFailure(error)), tone: "danger" }),
  });
  return (
    <ConfirmDialog
      isDanger
      title={t("removeDraft.title")}
      action={t("removeDraft.button")}
      pending={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {t(sent.length === 0 ? "removeDraft.text" : "removeDraft.textSent")}
    </ConfirmDialog>
  );
}
