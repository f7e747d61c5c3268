import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { type Facts, FactsList, ltr } from "#app/ui/facts-list.tsx";
import { DecisionForm } from "#app/ui/form/decision-form.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { WarningLine } from "#app/ui/warning-line.tsx";
import type { ClaimDetail } from "../../vendor-claims.contract.ts";
import { REASON_LENGTH } from "../../vendor-claims.ts";
import { TONES } from "../../visitor/components/claim-tones.ts";

/** One claim beside what the directory has about the vendor, and the decision. */
export function ClaimReview({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("vendor-claims");
  const client = useQueryClient();
  const query = useQuery(orpc.vendorClaims.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog
      query={query}
      title={({ vendor }) => <span dir="auto">{vendor.name}</span>}
      loading={t("review.loading")}
      failed={t("review.failed")}
      onClose={onClose}
    >
      {(claim) => (
        <>
          <Evidence claim={claim} />
          {claim.documents.length > 0 && <DocumentList documents={claim.documents} label={t("form.documents")} />}
          {claim.status === "open" && (
            <DecisionForm
              text={t("review.approveText", { name: claim.person.name })}
              reasonHint={t("review.reasonHint")}
              longestReason={REASON_LENGTH}
              approve={() => api.vendorClaims.approve({ id })}
              reject={(reason) => api.vendorClaims.reject({ id, reason })}
              said={(isApproved) => t(isApproved ? "review.approved" : "review.rejected")}
              refusals={{ OWNED: t("review.alreadyOwned"), EMAIL_UNCONFIRMED: t("review.emailUnverified") }}
              onDone={onClose}
              onSettled={() => client.invalidateQueries({ queryKey: orpc.vendorClaims.key() })}
            />
          )}
        </>
      )}
    </LoadedDialog>
  );
}

const Speaks = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-2">
    <CircleCheck className="mt-0.5 shrink-0 text-ok" size={18} aria-hidden />
    <span>{children}</span>
  </li>
);

function Evidence({ claim }: { claim: ClaimDetail }) {
  const t = useT("vendor-claims");
  const format = useFormat();
  const { person, vendorContact } = claim;
  const theirs: Facts = [
    [
      t("review.person"),
      <Link key="person" className="link" to={`/admin/users/${person.id}`}>
        <bdi>{person.name}</bdi>
      </Link>,
    ],
    [t("review.relation"), t(`relation.${claim.relation}`)],
    [t("review.company"), <bdi key="company">{person.companyName ?? "-"}</bdi>],
    [t("review.email"), ltr(person.email)],
    [t("review.phone"), ltr(claim.phone)],
    [t("review.sent"), format.date(claim.createdAt, "dateTime")],
  ];
  const directory: Facts = [
    [
      t("review.vendor"),
      <Link key="vendor" className="link" to={`/admin/vendors/${claim.vendor.id}`}>
        <bdi>{claim.vendor.name}</bdi>
      </Link>,
    ],
    [t("review.email"), ltr(vendorContact.email)],
    [t("review.phone"), ltr(vendorContact.phone)],
    [t("review.website"), ltr(vendorContact.website)],
    [t("review.license"), ltr(vendorContact.license)],
  ];
  const warnings = [
    ...(claim.ownerName && claim.status === "open" ? [t("review.owned", { name: claim.ownerName })] : []),
    ...(claim.rivals.length > 0 ? [t("review.rivals", { names: format.list(claim.rivals.map(({ name }) => name)) })] : []),
    ...(person.isEmailVerified ? [] : [t("review.emailUnverified")]),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge tone={TONES[claim.status]}>{t(`status.${claim.status}`)}</StatusBadge>
        {claim.decidedAt && <span>{t("review.decidedBy", { date: format.date(claim.decidedAt, "dateTime"), name: claim.decidedBy ?? "-" })}</span>}
      </div>
      {warnings.map((warning) => (
        <WarningLine key={warning}>{warning}</WarningLine>
      ))}
      {(claim.emailMatches || claim.phoneMatches) && (
        <ul className="grid gap-2 text-sm">
          {claim.emailMatches && <Speaks>{t("review.emailMatches")}</Speaks>}
          {claim.phoneMatches && <Speaks>{t("review.phoneMatches")}</Speaks>}
        </ul>
      )}
      {claim.note && (
        <p className="whitespace-pre-line rounded-control bg-sunken px-3.5 py-2.5" dir="auto">
          {claim.note}
        </p>
      )}
      {claim.reason && (
        <p className="text-sm">
          <b className="font-medium">{t("mine.reason")}</b> <bdi>{claim.reason}</bdi>
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <section>
          <h3 className="mb-2 text-base">{t("review.claimant")}</h3>
          <FactsList facts={theirs} />
        </section>
        <section>
          <h3 className="mb-2 text-base">{t("review.directory")}</h3>
          <FactsList facts={directory} />
        </section>
      </div>
    </>
  );
}
