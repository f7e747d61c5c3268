import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { localText } from "#app/platform/text/local-text.ts";
import { DecisionForm } from "#app/ui/form/decision-form.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { VendorChangeDetail } from "../../vendors.listing.contract.ts";
import { CHANGE_REASON_LENGTH, type ChangeStatus, isPhoneField } from "../../vendors.listing.ts";

export const CHANGE_TONES: Record<ChangeStatus, Tone> = { open: "info", approved: "ok", rejected: "danger", withdrawn: "neutral", replaced: "neutral" };

/** The requested changes beside the public values, and the decision. */
export function ChangeReview({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("vendors.changes");
  const { code } = useLanguage();
  const client = useQueryClient();
  const query = useQuery(orpc.vendorChanges.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog
      query={query}
      title={({ vendor }) => <bdi>{localText(vendor.name, vendor.nameAr, code)}</bdi>}
      loading={t("change")}
      failed={t("failedOne")}
      onClose={onClose}
    >
      {(change) => (
        <>
          <Facts change={change} />
          <Values change={change} />
          {change.status === "open" && (
            <DecisionForm
              text={t("approveText")}
              reasonHint={t("reasonHint")}
              longestReason={CHANGE_REASON_LENGTH}
              approve={() => api.vendorChanges.approve({ id })}
              reject={(reason) => api.vendorChanges.reject({ id, reason })}
              said={(isApproved) => t(isApproved ? "approved" : "rejected")}
              refusals={{ forbidden: t("ownTeam"), invalid: t("notAllowed") }}
              onDone={onClose}
              onSettled={() => client.invalidateQueries({ queryKey: orpc.vendorChanges.key() })}
            />
          )}
        </>
      )}
    </LoadedDialog>
  );
}

function Facts({ change: { status, person, vendor, createdAt, decidedAt, decidedBy, reason } }: { change: VendorChangeDetail }) {
  const t = useT("vendors.changes");
  const format = useFormat();
  return (
    <div className="grid gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-3 text-muted">
        <StatusBadge tone={CHANGE_TONES[status]}>{t(`status.${status}`)}</StatusBadge>
        <span>{person ? t("askedBy", { date: format.date(createdAt, "dateTime"), name: person.name }) : format.date(createdAt, "dateTime")}</span>
        {decidedAt && <span>{t("decidedBy", { date: format.date(decidedAt, "dateTime"), name: decidedBy ?? "-" })}</span>}
        <Link className="link" to={`/admin/vendors/${vendor.id}`}>
          {t("openVendor")}
        </Link>
      </p>
      {reason && (
        <p>
          <b className="font-medium">{t("reason")}</b> <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

function Values({ change: { changes } }: { change: VendorChangeDetail }) {
  const t = useT("vendors.changes");
  const fields = useT("vendors.admin");
  const shown = (field: string, value: string | null) =>
    value && isPhoneField(field) ? <PhoneLink className="link" phone={value} /> : <bdi>{value || t("none")}</bdi>;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_1fr]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-sm text-muted">{fields(`field.${field}`)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">
            <span className="vh">{t("before")}</span>
            <del className="text-muted">{shown(field, before)}</del>
            <ArrowRight size={14} className="flip shrink-0 text-muted" aria-hidden />
            <span className="vh">{t("after")}</span>
            <ins className="font-medium no-underline">{shown(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
