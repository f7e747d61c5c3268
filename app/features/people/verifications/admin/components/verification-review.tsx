import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { VerificationDetail } from "../../verifications.contract.ts";
import { REASON_LENGTH, today, untilProblem, type VerificationProblem } from "../../verifications.ts";
import { TONES } from "../../visitor/components/verification-tones.ts";

/** One verification with its papers, and the decision. */
export function VerificationReview({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const { data: item, error, refetch } = useQuery(orpc.verifications.get.queryOptions({ input: { id } }));
  return (
    <Dialog isOpen onClose={onClose} title={item ? t("review.title", { kind: kinds(`kind.${item.kind}`) }) : t("review.loading")} size="wide">
      {item ? (
        <div className="grid gap-6">
          <Facts item={item} />
          {item.documents.length > 0 && <DocumentList documents={item.documents} label={t("card.documents")} />}
          {item.status === "submitted" || item.status === "approved" ? <Decision key={item.status} item={item} onDone={onClose} /> : null}
        </div>
      ) : error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("review.failed")}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="16rem" />
      )}
    </Dialog>
  );
}

function Facts({ item }: { item: VerificationDetail }) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const format = useFormat();
  const { person } = item;
  const role = person.role as "professional";
  const rows = [
    [
      t("review.person"),
      <Link key="person" className="link" to={`/admin/users/${person.id}`}>
        <bdi>{person.name}</bdi>
      </Link>,
    ],
    [t("review.role"), t(`role.${role}`)],
    [
      t("review.email"),
      <bdi key="email" dir="ltr">
        {person.email}
      </bdi>,
    ],
    ...(person.companyName ? [[t("review.company"), <bdi key="company">{person.companyName}</bdi>]] : []),
    [
      t(`number.${item.kind}`),
      <bdi key="number" dir="ltr" className="tabular-nums">
        {item.number}
      </bdi>,
    ],
    ...(item.issuedBy ? [[t(item.kind === "licence" ? "form.issuedBy" : "form.grade"), <bdi key="issuer">{item.issuedBy}</bdi>]] : []),
    ...(item.statedUntil ? [[t("review.statedUntil"), format.date(item.statedUntil)]] : []),
    [t("review.sent"), format.date(item.createdAt, "dateTime")],
    ...(item.note
      ? [
          [
            t("form.note"),
            <bdi key="note" className="whitespace-pre-line">
              {item.note}
            </bdi>,
          ],
        ]
      : []),
    ...(item.decidedAt
      ? [[t("review.decided"), t("review.decidedBy", { date: format.date(item.decidedAt, "dateTime"), name: item.decidedBy ?? t("review.system") })]]
      : []),
    ...(item.validUntil ? [[t("review.validUntil"), format.date(item.validUntil)]] : []),
    ...(item.reason ? [[t("card.reason"), <bdi key="reason">{item.reason}</bdi>]] : []),
    ...(item.others.length > 0
      ? [
          [
            t("review.others"),
            <span key="others">{format.list(item.others.map((other) => `${kinds(`kind.${other.kind}`)} (${t(`status.${other.status}`)})`))}</span>,
          ],
        ]
      : []),
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={TONES[item.status]}>{t(`status.${item.status}`)}</StatusBadge>
      </div>
      {item.sameNumber.length > 0 && (
        <p className="flex gap-2.5 rounded-control bg-warn-soft px-3.5 py-2.5 text-sm">
          <TriangleAlert className="mt-0.5 shrink-0 text-warn" size={18} aria-hidden />
          <span>{t("review.sameNumber", { names: format.list(item.sameNumber.map(({ name }) => name)) })}</span>
        </p>
      )}
      <dl className="facts-list text-sm">
        {rows.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Problems = { validUntil?: VerificationProblem | undefined; reason?: VerificationProblem | undefined };

function useDecision({ id, status: present }: VerificationDetail, onDone: () => void) {
  const t = useT("verifications");
  const client = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const mutation = useMutation({
    mutationFn: (decision: { validUntil: string } | { reason: string }) =>
      "reason" in decision ? api.verifications.reject({ id, revokes: present === "approved", ...decision }) : api.verifications.approve({ id, ...decision }),
    onSuccess: ({ status }) => {
      toast({ title: t(status === "approved" ? "review.approved" : "review.rejected") });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else
        toast({ title: t(error instanceof ORPCError && error.code === "STATUS_CONFLICT" ? "review.alreadyDecided" : "review.decisionFailed"), tone: "danger" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: orpc.verifications.key() }),
  });
  return { problems, setProblems, mutation };
}

/** A year from today, unless the papers name a day. */
const suggested = ({ statedUntil }: VerificationDetail): string =>
  statedUntil && !untilProblem(statedUntil) ? statedUntil : `${Number(today().slice(0, 4)) + 1}${today().slice(4).replace("-02-29", "-02-28")}`;

function Decision({ item, onDone }: { item: VerificationDetail; onDone(): void }) {
  const t = useT("verifications");
  const isApproved = item.status === "approved";
  const [validUntil, setValidUntil] = useState(() => suggested(item));
  const [reason, setReason] = useState("");
  const [isRejecting, setRejecting] = useState(false);
  const { problems, setProblems, mutation } = useDecision(item, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = isRejecting
      ? { reason: reason.trim() ? undefined : "required" }
      : { validUntil: validUntil ? (untilProblem(validUntil) ?? undefined) : "required" };
    setProblems(found);
    if (!found.reason && !found.validUntil) mutation.mutate(isRejecting ? { reason } : { validUntil });
  };
  const errorOf = (name: keyof Problems) => problems[name] && t(`problem.${problems[name]}`);
  return (
    <form className="grid gap-4 border-t border-line pt-5" onSubmit={submit} noValidate>
      {isRejecting ? (
        <Textarea
          label={t("review.reason")}
          hint={t("review.reasonHint")}
          rows={3}
          maxLength={REASON_LENGTH}
          value={reason}
          error={errorOf("reason")}
          onChange={(event) => setReason(event.target.value)}
          required
          autoFocus
        />
      ) : (
        !isApproved && (
          <Input
            label={t("review.validUntil")}
            hint={t("review.validUntilHint")}
            type="date"
            dir="ltr"
            min={today()}
            value={validUntil}
            error={errorOf("validUntil")}
            onChange={(event) => setValidUntil(event.target.value)}
            required
          />
        )
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {isRejecting ? (
          <>
            <Button onClick={() => setRejecting(false)}>{t("review.back")}</Button>
            <Button type="submit" variant="danger" pending={mutation.isPending}>
              {t(isApproved ? "review.revoke" : "review.reject")}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setRejecting(true)}>{t(isApproved ? "review.revoke" : "review.reject")}</Button>
            {!isApproved && (
              <Button type="submit" variant="primary" pending={mutation.isPending}>
                {t("review.approve")}
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  );
}
