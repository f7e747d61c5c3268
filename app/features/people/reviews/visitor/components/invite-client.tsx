import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES, DOCUMENTS } from "#app/platform/media/document.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { DocumentPicks } from "#app/ui/form/files/document-picks.tsx";
import { type FileRules, filesOf, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { checkInvitation, type InvitationProblem } from "../../reviews.rules.ts";
import { INVITATION_DAYS, MOST_EVIDENCE, WORK_LENGTH } from "../../reviews.ts";

export const invitationsQuery = (queries: typeof orpc) => queries.reviews.listInvitations.queryOptions();

const RULES: FileRules = { max: MOST_EVIDENCE, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };
const EMPTY: { email: string; work: string; evidence: Pick[] } = { email: "", work: "", evidence: [] };

/** A professional asks someone they worked for before for a review. */
export function InviteClient() {
  const t = useT("reviews");
  const format = useFormat();
  const uploadText = useUploadText();
  const client = useQueryClient();
  const { data: invitations = [] } = useQuery(invitationsQuery(orpc));
  const form = useSimpleForm({
    initial: EMPTY,
    check: (values) => {
      const files = problemOfPicks(values.evidence);
      return { ...checkInvitation({ ...values, evidence: values.evidence.length }, ""), ...(files && { evidence: files }) } as Record<string, string>;
    },
    problemText: (code, place) =>
      place.startsWith("evidence") && !t.has(`invite.problem.${code}`)
        ? uploadText(code, RULES)
        : t(`invite.problem.${code as InvitationProblem}`, { n: place === "work" ? WORK_LENGTH : MOST_EVIDENCE }),
    send: async ({ evidence, ...values }) => {
      await api.reviews.invite({ ...values, evidence: filesOf(evidence) });
      return values;
    },
    onSent: ({ email }) => {
      toast({ title: t("invite.sent", { email: email.trim() }) });
      form.renew(EMPTY);
      return client.invalidateQueries({ queryKey: orpc.reviews.listInvitations.key() });
    },
  });
  const picks = useFormPicks(form, "evidence", { rules: RULES });
  return (
    <section className="mt-10" aria-labelledby="invite-client">
      <h2 id="invite-client" className="text-xl">
        {t("invite.title")}
      </h2>
      <p className="mb-4 max-w-[68ch] text-sm text-muted">{t("invite.text", { days: INVITATION_DAYS })}</p>
      <Form form={form} className="grid items-start gap-4 sm:grid-cols-2">
        <Input {...form.text("email")} label={t("invite.email")} type="email" autoComplete="off" dir="ltr" required />
        <Input {...form.text("work")} label={t("invite.work")} hint={t("invite.workHint")} dir="auto" required />
        <div className="sm:col-span-2">
          <DocumentPicks picks={picks} label={t("invite.evidence")} hint={t("invite.evidenceHint", { n: MOST_EVIDENCE })} error={form.error("evidence")} />
        </div>
        <div className="grid gap-3 sm:col-span-2">
          <FailureNote form={form} texts={{ tooOften: t("invite.tooOften") }} />
          <div>
            <Button type="submit" variant="primary" pending={form.isSending}>
              {t("invite.send")}
            </Button>
          </div>
        </div>
      </Form>
      {invitations.length > 0 && (
        <ul className="mt-6 grid gap-3" aria-label={t("invite.list")}>
          {invitations.map(({ id, email, work, sentAt, state }) => (
            <li key={id} className="text-sm">
              <bdi dir="ltr" className="font-semibold [overflow-wrap:anywhere]">
                {email}
              </bdi>
              <span className="block text-muted">
                <bdi>{work}</bdi> · {t(`invite.state.${state}`)} · {format.date(sentAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
