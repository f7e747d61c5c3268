import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { mayManageContent } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { callAuth, refusedBy } from "../account.forms.server.ts";
import { ScreenTitle } from "../components/account-frame.tsx";
import { AccountPanel } from "../components/account-panel.tsx";
import { OwnVendors } from "../components/own-vendors.tsx";
import { RequestList } from "../components/request-list.tsx";
import { WorkCounts } from "../components/work-counts.tsx";
import type { Route } from "./+types/dashboard";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return { viewer, isContentManager: mayManageContent(viewer), ...(await context.get(requestContext).client.account.dashboard()) };
}

/** Sends the link that confirms the address once more. */
export async function action({ context, request }: Route.ActionArgs) {
  const { email } = requireViewer(context, request);
  const response = await callAuth(context, request, "/send-verification-email", { email });
  return response.ok ? { sentTo: email } : refusedBy(response, {});
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const { viewer, counts, vendors, received, sent } = loaderData;
  const isVendor = viewer.role === "vendor" || vendors.length > 0;
  const sentTo = actionData && "sentTo" in actionData ? actionData.sentTo : undefined;
  const problem = actionData && "fields" in actionData ? actionData : undefined;
  return (
    <div className="wrap pb-24">
      <ScreenTitle>{t("dashboard.pageTitle")}</ScreenTitle>
      <div className="page-head">
        <h1 className="text-2xl">
          <bdi>{t("dashboard.title", { name: viewer.name })}</bdi>
        </h1>
      </div>
      {counts && <WorkCounts counts={counts} />}
      <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-8 compact:grid-cols-[minmax(0,1fr)]">
        <div className="grid gap-10">
          {isVendor && <OwnVendors vendors={vendors} />}
          {isVendor && (
            <RequestList
              title={t("dashboard.requests.received")}
              requests={received}
              emptyText={t("dashboard.requests.noneReceived")}
              action={{ to: "/vendor/quotes", label: t("dashboard.requests.all"), isAlways: false }}
            />
          )}
          {(!isVendor || sent.length > 0) && (
            <RequestList
              title={t("dashboard.requests.title")}
              requests={sent}
              emptyText={t("dashboard.requests.noneText")}
              action={{ to: "/vendors", label: t("dashboard.requests.find"), isAlways: true }}
            />
          )}
        </div>
        <AccountPanel viewer={viewer} isEmailVerified={loaderData.isEmailVerified} sentTo={sentTo} problem={problem} />
      </div>
    </div>
  );
}
