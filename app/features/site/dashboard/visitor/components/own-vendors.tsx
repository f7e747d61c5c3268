import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable, HeadCell, Row } from "#app/ui/list/table.tsx";
import { Rating, type Tone } from "#app/ui/marks.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { DashboardVendor } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

const TONES: Record<DashboardVendor["status"], Tone> = { Verified: "ok", Pending: "warn", Inactive: "neutral" };

/** The directory entries that belong to the viewer, with what people did with them. */
export function OwnVendors({ vendors }: { vendors: readonly DashboardVendor[] }) {
  const t = useT("dashboard");
  const format = useFormat();
  const head = (
    <>
      <HeadCell>{t("vendors.name")}</HeadCell>
      <HeadCell>{t("vendors.status")}</HeadCell>
      <HeadCell>{t("vendors.rating")}</HeadCell>
      <HeadCell className="p-hide end-col units">{t("vendors.requests")}</HeadCell>
      <HeadCell className="p-hide end-col units">{t("vendors.savedBy")}</HeadCell>
    </>
  );
  return (
    <HomePart title={t("vendors.title")}>
      {vendors.length === 0 ? (
        <div className="rounded-card border border-line">
          <EmptyState
            level={3}
            title={t("vendors.none")}
            text={t("vendors.noneText")}
            actions={<ButtonLink to="/vendor-onboarding">{t("vendors.add")}</ButtonLink>}
          />
        </div>
      ) : (
        <DataTable caption={t("vendors.title")} head={head} plainRows>
          {vendors.map((vendor) => (
            <Row key={vendor.id}>
              <td className="c-name">
                {vendor.status === "Verified" ? (
                  <Link className="name" to={`/vendors/${vendor.slug}`} aria-label={t("vendors.open", { name: vendor.name })}>
                    <span dir="auto">{vendor.name}</span>
                  </Link>
                ) : (
                  <span className="name" dir="auto">
                    {vendor.name}
                  </span>
                )}
              </td>
              <td className="c-status">
                <StatusBadge tone={TONES[vendor.status]}>{t(`vendors.${vendor.status}`)}</StatusBadge>
              </td>
              <td className="c-meta">
                {vendor.reviewCount > 0 ? <Rating rating={vendor.rating} count={vendor.reviewCount} /> : t("metric.rating", { n: 0 })}
                <span className="hidden phone:block">
                  {t("vendors.requests")}: {format.number(vendor.newRequests)} · {t("vendors.savedBy")}: {format.number(vendor.savedBy)}
                </span>
              </td>
              <td className="p-hide end-col units">{format.number(vendor.newRequests)}</td>
              <td className="p-hide end-col units">{format.number(vendor.savedBy)}</td>
            </Row>
          ))}
        </DataTable>
      )}
    </HomePart>
  );
}
