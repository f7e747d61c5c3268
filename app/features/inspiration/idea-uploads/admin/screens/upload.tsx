import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { ManualUpload } from "../components/manual-upload.tsx";

export const handle = { namespaces: ["ideas", "idea-imports"] };

const BulkPanel = lazy(() => import("#app/features/inspiration/idea-imports/public.ts").then((module) => ({ default: module.BulkPanel })));
const UploadHistory = lazy(() => import("#app/features/inspiration/idea-imports/public.ts").then((module) => ({ default: module.UploadHistory })));

const TABS = ["manual", "bulk", "history"] as const;
const address = listAddress({ tab: oneOf(TABS) });

export function loader({ context }: LoaderFunctionArgs) {
  // The layout has checked the permission.
  return { personId: context.get(requestContext).viewer?.id ?? "" };
}

export default function UploadScreen() {
  const t = useT("idea-uploads");
  const { personId } = useLoaderData<typeof loader>();
  const { search, to } = useListAddress(address, "/admin/design-ideas-upload");
  const { tab } = search;
  return (
    <>
      <title>{t("pageTitle")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("subtitle")}
        actions={
          <ButtonLink to="/admin/design-ideas" size="sm">
            {t("allIdeas")}
          </ButtonLink>
        }
      />
      <div className="my-6">
        <Tabs label={t("title")} current={tab} tabs={TABS.map((id) => ({ id, label: t(`tab.${id}`), to: to({ tab: id }) }))} />
      </div>
      {/* Stays mounted while another tab is open, so that uploads continue. */}
      <div hidden={tab !== "manual"}>
        <ManualUpload personId={personId} isShown={tab === "manual"} />
      </div>
      {tab !== "manual" && <Suspense fallback={<Skeleton height="320px" />}>{tab === "bulk" ? <BulkPanel /> : <UploadHistory />}</Suspense>}
    </>
  );
}
