import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Failure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { Input, Textarea } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SharedQuotation } from "../../quotations.contract.ts";
import { type AnswerProblem, grossWith, judgeAnswer } from "../../rules/answer.ts";
import { AnswerLine } from "./answer-line.tsx";

type Props = { paper: SharedQuotation; linkKey: string; taken: ReadonlySet<string> };

/** Beneath the quote: what the client says to it, once. */
export function ClientAnswer({ paper, linkKey, taken }: Props) {
  const t = useT("quotations");
  const [isAccepting, setAccepting] = useState<boolean | null>(null);
  const { answer, isOpen, content, pricedOn } = paper;
  if (answer)
    return (
      <section className="panel mt-5" aria-label={t("answer.title")}>
        <AnswerLine answer={answer} />
      </section>
    );
  if (!isOpen) return <p className="mt-5 text-muted">{t("answer.over")}</p>;
  return (
    <section className="panel mt-5 flex flex-wrap items-center gap-3" aria-labelledby="answer">
      <h2 id="answer" className="me-auto">
        {t("answer.title")}
      </h2>
      <Button onClick={() => setAccepting(false)}>{t("answer.decline")}</Button>
      <Button variant="primary" onClick={() => setAccepting(true)}>
        {t("answer.accept")}
        <MoneyText amount={grossWith(content, [...taken], pricedOn) ?? 0} />
      </Button>
      {isAccepting !== null && <AnswerDialog paper={paper} linkKey={linkKey} taken={taken} isAccepted={isAccepting} onClose={() => setAccepting(null)} />}
    </section>
  );
}

function AnswerDialog({ paper, linkKey, taken, isAccepted, onClose }: Props & { isAccepted: boolean; onClose(): void }) {
  const t = useT("quotations");
  const format = useFormat();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { author, number, content, pricedOn } = paper;
  const read = () => client.invalidateQueries({ queryKey: orpc.quotations.shared.key({ input: { key: linkKey } }) });
  const refused = (failure: Failure) => {
    const reason = failure.kind === "refused" ? (failure.data as { reason?: "revised" | "expired" | "answered" } | undefined)?.reason : undefined;
    toast({ title: t("answer.failed"), description: reason ? t(`answer.closed.${reason}`) : failureText(failure), tone: "danger" });
    // What it says now is shown instead.
    if (reason) void read().then(onClose);
  };
  const form = useForm({
    stored: { name: paper.client ?? "", message: "" },
    valuesOf: (stored) => stored,
    check: (values) => judgeAnswer(values).problems,
    problemText: (code: AnswerProblem) => t(`answer.problem.${code}`),
    send: (values) => api.quotations.answer({ key: linkKey, number, isAccepted, taken: isAccepted ? [...taken] : [], ...values }),
    onSent: async () => {
      toast({ title: t("answer.thanks", { author: author.name }) });
      onClose();
      await read();
    },
    onFailure: refused,
  });
  const total = format.money(grossWith(content, [...taken], pricedOn) ?? 0);
  return (
    <Dialog isOpen onClose={onClose} title={t(isAccepted ? "answer.acceptTitle" : "answer.declineTitle")}>
      <Form form={form} className="grid gap-5">
        <p>{t(isAccepted ? "answer.acceptText" : "answer.declineText", { author: author.name })}</p>
        <Input label={t("answer.name")} {...form.text("name")} autoComplete="name" required />
        <Textarea label={t("answer.message")} {...form.text("message")} optional rows={3} />
        <Button type="submit" variant="primary" pending={form.isSending}>
          {isAccepted ? t("answer.send", { total }) : t("answer.decline")}
        </Button>
      </Form>
    </Dialog>
  );
}
