import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { data } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { ActivityLog } from "#app/features/office/admin-area/public.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { listAddress, oneOf, value } from "#app/platform/list/list-address.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { User } from "../../admin-users.contract.ts";
import { UserAccess } from "../components/user-access.tsx";
import { UserActions } from "../components/user-actions.tsx";
import { UserRole, UserStatus } from "../components/user-badges.tsx";
import { UserFacts } from "../components/user-facts.tsx";
import { UserSessions } from "../components/user-sessions.tsx";
import type { Route } from "./+types/user";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  const { orpc: server, client: api } = context.get(requestContext);
  const user = isId(params.id) ? await api.adminUsers.get({ id: params.id }).catch(() => null) : null;
  if (!user) throw data(null, { status: 404 });
  const client = makeQueryClient();
  client.setQueryData(server.adminUsers.get.queryKey({ input: { id: params.id } }), user);
  return { state: dehydrateStable(client) };
}

/** Tabs change the address, not the account, which the query refreshes. */
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }) =>
  currentParams.id !== nextParams.id;

/** The log uses its own texts and those of the vendors' form. */
export const handle = { namespaces: ["admin-area", "vendors.admin"] };

export default function UserScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Account key={params.id} id={params.id} />
    </HydrationBoundary>
  );
}

const TABS = ["account", "about", "by"] as const;
/** `problem`: why something that left this page failed. */
const address = listAddress({ tab: oneOf(TABS), problem: value(40) });

function Account({ id }: { id: string }) {
  const t = useT("admin-users");
  const here = `/admin/users/${id}`;
  const { search, to } = useListAddress(address, here);
  const { data: user } = useQuery({ ...orpc.adminUsers.get.queryOptions({ input: { id } }), staleTime: 0 });
  if (!user) return null;
  const { tab, problem } = search;
  const problemKey = `problem.${problem}`;
  return (
    <>
      <title>{`${user.name} · ${t("title")}`}</title>
      <Head user={user} />
      {problem && (
        <div className="mt-6">
          <ErrorNotice title={t("toast.failed")}>
            <p>{t(t.has(problemKey) ? problemKey : "problem.other")}</p>
          </ErrorNotice>
        </div>
      )}
      <div className="mt-6">
        <Tabs label={t("tab.label")} current={tab} tabs={TABS.map((name) => ({ id: name, label: t(`tab.${name}`), to: to({ tab: name, problem: "" }) }))} />
      </div>
      <div className="mt-6">
        {tab === "account" && <Overview user={user} />}
        {tab === "about" && <ActivityLog filters={{ kind: "user", entity: id }} empty={<EmptyState title={t("log.noneAbout")} />} />}
        {tab === "by" && <ActivityLog filters={{ person: id }} empty={<EmptyState title={t("log.noneBy")} />} />}
      </div>
    </>
  );
}

function Head({ user }: { user: User }) {
  const t = useT("admin-users");
  const format = useFormat();
  return (
    <div className="dash-title">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={user.name} />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">
            <bdi>{user.name}</bdi>
          </h1>
          <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            <UserRole user={user} />
            <UserStatus status={user.status} />
          </div>
        </div>
      </div>
      <div className="acts">
        <a className="btn sm" href={`/profile/${user.id}`}>
          <ExternalLink size={16} aria-hidden />
          {t("openProfile")}
        </a>
      </div>
      {user.suspendedAt && (
        <p className="w-full text-sm text-danger">
          {t.rich("suspendedOn", { date: format.date(user.suspendedAt, "dateTime"), reason: () => <q dir="auto">{user.suspensionReason}</q> })}
        </p>
      )}
    </div>
  );
}

function Overview({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-8 tablet:grid-cols-[minmax(0,1fr)]">
      <div className="grid gap-8">
        <UserFacts user={user} />
        <UserSessions user={user} />
      </div>
      <div className="grid gap-6">
        <UserAccess key={user.role} user={user} />
        <UserActions user={user} />
      </div>
    </div>
  );
}
