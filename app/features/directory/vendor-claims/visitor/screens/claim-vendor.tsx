import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { data, Link, redirect, useNavigate } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import { ClaimForm } from "../components/claim-form.tsx";
import type { Route } from "./+types/claim-vendor";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireRole(context, request, ["vendor"], { redirectTo: ROLE_MISMATCH });
  if (!isId(params.vendorId)) throw data(null, { status: 404 });
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.vendorClaims.state.queryOptions({ input: { vendorId: params.vendorId } }));
  return { state: dehydrateStable(client) };
}

/** A form submitted before hydration: the page opens again. */
export const action = ({ params }: Route.ActionArgs) => redirect(`/dashboard/claims/${params.vendorId}`, 303);

export default function ClaimVendorScreen({ loaderData, params }: Route.ComponentProps) {
  const t = useT("vendor-claims");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("claim.title")}</title>
      <DashboardHeader title={t("claim.title")} text={t("claim.text")} />
      <div className="mt-6 max-w-xl">
        <Claim vendorId={params.vendorId} />
        <Link className="link mt-6 inline-flex min-h-11 items-center text-sm" to="/dashboard/claims">
          <ArrowLeft className="flip" size={16} aria-hidden />
          {t("claim.all")}
        </Link>
      </div>
    </HydrationBoundary>
  );
}

function Claim({ vendorId }: { vendorId: string }) {
  const t = useT("vendor-claims");
  const navigate = useNavigate();
  const { data: state } = useQuery(orpc.vendorClaims.state.queryOptions({ input: { vendorId } }));
  if (!state) return null;
  if (state.mine?.status === "open") return <EmptyState title={t("claim.waiting")} text={t("claim.waitingText")} />;
  if (!state.vendor) return <EmptyState title={t("claim.gone")} text={t("claim.goneText")} />;
  const onSent = () => {
    toast({ title: t("form.sent"), description: t("form.sentText") });
    void navigate("/dashboard/claims");
  };
  return <ClaimForm vendor={state.vendor} onSent={onSent} />;
}
