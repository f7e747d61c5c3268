import { useQueryClient } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES, DOCUMENTS } from "#app/platform/media/document.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { DocumentPicks } from "#app/ui/form/files/document-picks.tsx";
import { type FileRules, filesOf, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { TransferReceipt as Receipt } from "../../orders.view.contract.ts";

const EMPTY: { receipt: Pick[] } = { receipt: [] };
const RULES: FileRules = { max: 1, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

type Props = { checkoutId: string; token: string | null; receipt: Receipt | null; canSend: boolean };

/** The receipt of a bank transfer: what became of it, and the form to send one. */
export function TransferReceipt({ checkoutId, token, receipt, canSend }: Props) {
  const t = useT("orders");
  const [isSending, setSending] = useState(false);
  const isNeeded = canSend && (!receipt || receipt.refusedAt !== null);
  return (
    <div className="grid w-full justify-items-start gap-3">
      {receipt && <SentReceipt receipt={receipt} isOpen={canSend} href={receiptPath(checkoutId, token)} />}
      {(isNeeded || isSending) && <ReceiptForm checkoutId={checkoutId} token={token} onSent={() => setSending(false)} />}
      {canSend && !isNeeded && !isSending && (
        <Button size="sm" onClick={() => setSending(true)}>
          {t("transfer.another")}
        </Button>
      )}
    </div>
  );
}

const receiptPath = (checkoutId: string, token: string | null) =>
  `/ordered/${checkoutId}/transfer-receipt${token ? `?token=${encodeURIComponent(token)}` : ""}`;

/** `isOpen`: the buyer reads what follows from it; everyone else, and afterwards, only what happened. */
function SentReceipt({ receipt: { sentAt, refusedAt, reason }, isOpen, href }: { receipt: Receipt; isOpen: boolean; href: string }) {
  const t = useT("orders");
  const format = useFormat();
  return (
    <>
      <p>
        {t(isOpen ? (refusedAt ? "transfer.refused" : "transfer.sent") : refusedAt ? "transfer.refusedOn" : "transfer.sentOn", {
          time: format.date(refusedAt ?? sentAt, "dateTime"),
        })}
      </p>
      {refusedAt && reason && (
        <p className="whitespace-pre-line font-semibold text-danger" dir="auto">
          {reason}
        </p>
      )}
      <a className="btn sm" href={href} target="_blank" rel="noreferrer">
        <FileText aria-hidden />
        {t("transfer.see")}
      </a>
    </>
  );
}

function ReceiptForm({ checkoutId, token, onSent }: { checkoutId: string; token: string | null; onSent(): void }) {
  const t = useT("orders");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: EMPTY,
    check: ({ receipt }) => {
      const problem = receipt.length === 0 ? "required" : problemOfPicks(receipt);
      return problem ? { receipt: problem } : {};
    },
    problemText: (code) => (code === "required" ? t("transfer.required") : ""),
    send: async ({ receipt: picks }) => {
      const [receipt] = filesOf(picks);
      if (receipt) await api.orderSteps.sendReceipt({ id: checkoutId, token, receipt });
    },
    onSent: async () => {
      toast({ title: t("transfer.done") });
      onSent();
      await client.invalidateQueries({ queryKey: orpc.orders.key() });
    },
  });
  const picks = useFormPicks(form, "receipt", { rules: RULES });
  return (
    <Form form={form} className="grid w-full max-w-md gap-3" method="post">
      <DocumentPicks picks={picks} label={t("transfer.label")} hint={t("transfer.hint")} error={form.error("receipt")} />
      <FailureNote form={form} texts={{ conflict: t("order.stepFailed") }} />
      <p>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("transfer.send")}
        </Button>
      </p>
    </Form>
  );
}
