import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { mayClaim } from "../../vendor-claims.policy.ts";
import { TONES } from "./claim-tones.ts";

/** 'Is this your business?' for signed-in vendors, on the page of a vendor without an owner. */
export function ClaimNotice({ vendorId }: { vendorId: string }) {
  const { viewer } = useViewer();
  return mayClaim(viewer) ? <Notice vendorId={vendorId} /> : null;
}

function Notice({ vendorId }: { vendorId: string }) {
  const t = useT("vendor-claims");
  const { data } = useQuery(orpc.vendorClaims.state.queryOptions({ input: { vendorId } }));
  if (!data || (!data.canClaim && data.mine?.status !== "open")) return null;
  return (
    <section className="sect">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5">
        <div className="flex min-w-0 items-start gap-3">
          <Store className="mt-0.5 shrink-0 text-muted" size={20} aria-hidden />
          <div>
            <h2 className="text-base">{t("notice.title")}</h2>
            <p className="text-sm text-muted">{t(data.canClaim ? "notice.text" : "notice.waiting")}</p>
          </div>
        </div>
        {data.canClaim ? (
          <ButtonLink to={`/dashboard/claims/${vendorId}`}>{t("notice.claim")}</ButtonLink>
        ) : (
          <StatusBadge tone={TONES.open}>{t("status.open")}</StatusBadge>
        )}
      </div>
    </section>
  );
}
