import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { type Facts, FactsList, ltr } from "#app/ui/facts-list.tsx";
import { DecisionForm } from "#app/ui/form/decision-form.tsx";
import { DateInput } from "#app/ui/form/special-inputs.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { WarningLine } from "#app/ui/warning-line.tsx";
import type { VerificationDetail } from "../../verifications.contract.ts";
import { REASON_LENGTH, today, untilProblem, type VerificationProblem } from "../../verifications.ts";
import { TONES } from "../../visitor/components/verification-tones.ts";

/** One verification with its documents, and the decision. */
export function VerificationReview({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const query = useQuery(orpc.verifications.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog
      query={query}
      title={({ kind }) => t("review.title", { kind: kinds(`kind.${kind}`) })}
      loading={t("review.loading")}
      failed={t("review.failed")}
      onClose={onClose}
    >
      {(item) => (
        <>
          <About item={item} />
          {item.documents.length > 0 && <DocumentList documents={item.documents} label={t("card.documents")} />}
          {item.status === "submitted" || item.status === "approved" ? <Decision key={item.status} item={item} onDone={onClose} /> : null}
        </>
      )}
    </LoadedDialog>
  );
}

function About({ item }: { item: VerificationDetail }) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const format = useFormat();
  const { person } = item;
  const role = person.role as "professional";
  const facts: Facts = [
    [
      t("review.person"),
      <Link key="person" className="link" to={`/admin/users/${person.id}`}>
        <bdi>{person.name}</bdi>
      </Link>,
    ],
    [t("review.role"), t(`role.${role}`)],
    [t("review.email"), ltr(person.email)],
    person.companyName && [t("review.company"), <bdi key="company">{person.companyName}</bdi>],
    [
      t(`number.${item.kind}`),
      <bdi key="number" dir="ltr" className="tabular-nums">
        {item.number}
      </bdi>,
    ],
    item.issuedBy && [t(item.kind === "licence" ? "form.issuedBy" : "form.grade"), <bdi key="issuer">{item.issuedBy}</bdi>],
    item.statedUntil && [t("review.statedUntil"), format.date(item.statedUntil)],
    [t("review.sent"), format.date(item.createdAt, "dateTime")],
    item.note && [
      t("form.note"),
      <bdi key="note" className="whitespace-pre-line">
        {item.note}
      </bdi>,
    ],
    item.decidedAt && [
      t("review.decided"),
      t("review.decidedBy", { date: format.date(item.decidedAt, "dateTime"), name: item.decidedBy ?? t("review.system") }),
    ],
    item.validUntil && [t("review.validUntil"), format.date(item.validUntil)],
    item.reason && [t("card.reason"), <bdi key="reason">{item.reason}</bdi>],
    item.others.length > 0 && [
      t("review.others"),
      <span key="others">{format.list(item.others.map((other) => `${kinds(`kind.${other.kind}`)} (${t(`status.${other.status}`)})`))}</span>,
    ],
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={TONES[item.status]}>{t(`status.${item.status}`)}</StatusBadge>
      </div>
      {item.sameNumber.length > 0 && <WarningLine>{t("review.sameNumber", { names: format.list(item.sameNumber.map(({ name }) => name)) })}</WarningLine>}
      <FactsList facts={facts} />
    </>
  );
}

/** A year from today, unless the document has a date. */
const suggested = ({ statedUntil }: VerificationDetail): string =>
  statedUntil && !untilProblem(statedUntil) ? statedUntil : `${Number(today().slice(0, 4)) + 1}${today().slice(4).replace("-02-29", "-02-28")}`;

function Decision({ item, onDone }: { item: VerificationDetail; onDone(): void }) {
  const t = useT("verifications");
  const client = useQueryClient();
  const { id } = item;
  const isApproved = item.status === "approved";
  const until = {
    name: "validUntil",
    initial: suggested(item),
    problem: (day: string) => (day ? (untilProblem(day) ?? undefined) : "required"),
    text: (code: string) => t(`problem.${code as VerificationProblem}`),
    field: (text: Omit<ComponentProps<typeof DateInput>, "label">) => (
      <DateInput label={t("review.validUntil")} hint={t("review.validUntilHint")} min={today()} {...text} required />
    ),
  };
  return (
    <DecisionForm
      reasonHint={t("review.reasonHint")}
      longestReason={REASON_LENGTH}
      {...(!isApproved && { value: until, approve: (validUntil: string) => api.verifications.approve({ id, validUntil }) })}
      rejectText={t(isApproved ? "review.revoke" : "review.reject")}
      reject={(reason) => api.verifications.reject({ id, revokes: isApproved, reason })}
      said={(isNowApproved) => t(isNowApproved ? "review.approved" : "review.rejected")}
      onDone={onDone}
      onSettled={() => client.invalidateQueries({ queryKey: orpc.verifications.key() })}
    />
  );
}
