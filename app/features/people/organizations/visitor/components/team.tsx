import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { OrganizationSummary } from "../../organizations.contract.ts";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { NoOrganization } from "./no-organization.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { OrganizationSettings } from "./organization-settings.tsx";
import { RoleGuide } from "./role-guide.tsx";
import { SharedWork } from "./shared-work.tsx";
import { useOrganizationName, useOrganizations } from "./use-organization.ts";
import { WaitingInvitations } from "./waiting-invitations.tsx";

/** The viewer's organizations: the team of one, who is invited, and its own settings. */
export function Team() {
  const t = useT("organizations");
  const { data, error, refetch } = useOrganizations();
  const { viewer } = useViewer();
  const [parameters, setParameters] = useSearchParams();
  const items = data?.items ?? [];
  const current = items.find(({ id }) => id === parameters.get("organization")) ?? items[0];
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={current && items.length > 1 && <Chooser items={items} current={current.id} onChoose={(id) => setParameters({ organization: id })} />}
      />
      <div className="mt-6 grid gap-10">
        {data && <WaitingInvitations invitations={data.invitations} />}
        {error && !data && (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
            <p>{t("loadFailed")}</p>
          </LocalErrorBox>
        )}
        {!data && !error && <Skeleton height="16rem" />}
        {data && !current && <NoOrganization />}
        {current && <OneTeam key={current.id} id={current.id} />}
        {current && viewer?.role === "professional" && items.every(({ role }) => role !== "owner") && <NoOrganization />}
      </div>
    </div>
  );
}

function Chooser({ items, current, onChoose }: { items: readonly OrganizationSummary[]; current: string; onChoose(id: string): void }) {
  const t = useT("organizations");
  const nameOf = useOrganizationName();
  return (
    <SelectBox aria-label={t("choose")} value={current} onChange={(event) => onChoose(event.target.value)}>
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {nameOf(item)}
        </option>
      ))}
    </SelectBox>
  );
}

function OneTeam({ id }: { id: string }) {
  const t = useT("organizations");
  const { data, error, refetch } = useQuery(orpc.organizations.get.queryOptions({ input: { id } }));
  if (!data)
    return error ? (
      <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
        <p>{t("loadFailed")}</p>
      </LocalErrorBox>
    ) : (
      <Skeleton height="16rem" />
    );
  return (
    <>
      <MemberList organization={data} />
      {data.can.includes("manageTeam") && <InviteForm id={id} />}
      {data.invitations.length > 0 && <OpenInvitations id={id} invitations={data.invitations} />}
      <SharedWork organization={data} />
      <RoleGuide />
      {data.can.includes("manageTeam") && <OrganizationSettings organization={data} />}
    </>
  );
}
