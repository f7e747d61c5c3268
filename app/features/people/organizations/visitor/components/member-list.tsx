import { LogOut, UserMinus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ORGANIZATION_ROLES, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import type { Organization, OrganizationMember } from "../../organizations.contract.ts";
import { useOrganizationName, useTeamChange } from "./use-organization.ts";

export function MemberList({ organization }: { organization: Organization }) {
  const t = useT("organizations");
  const nameOf = useOrganizationName();
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-3 text-xl">
        <span dir="auto">{nameOf(organization)}</span>
        <span className="ms-3 text-sm font-normal text-muted">{t("members.title", { n: organization.memberCount })}</span>
      </h2>
      <ul className="panel divide-y divide-line px-5 py-1">
        {organization.members.map((member) => (
          <Member key={member.userId} organization={organization} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Member({ organization, member }: { organization: Organization; member: OrganizationMember }) {
  const t = useT("organizations");
  const format = useFormat();
  const { name, isViewer } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar name={name} src={member.image} size="sm" />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-medium">
          <bdi>{name}</bdi>
          {isViewer && <span className="ms-2 text-sm font-normal text-muted">{t("members.you")}</span>}
        </p>
        <p className="truncate text-sm text-muted">
          {member.email ? <bdi dir="ltr">{member.email}</bdi> : t("members.since", { date: format.date(member.joinedAt) })}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <RoleOf organization={organization} member={member} />
        {member.canRemove && <Removal organization={organization} member={member} />}
      </div>
    </li>
  );
}

/** The role, and for those who may change it the choice. To make an owner is asked once more. */
function RoleOf({ organization, member: { userId, name, role, roles } }: { organization: Organization; member: OrganizationMember }) {
  const t = useT("organizations");
  const [isAsking, setAsking] = useState(false);
  const change = useTeamChange(
    (to: OrganizationRole) => api.organizations.setRole({ id: organization.id, userId, role: to }),
    (to) => t("members.roleSaved", { name, role: t(`role.${to}`) }),
    () => setAsking(false),
  );
  if (roles.length === 0) return <span className="px-3 text-sm text-muted">{t(`role.${role}`)}</span>;
  return (
    <>
      <SelectBox
        inputSize="sm"
        aria-label={t("members.roleOf", { name })}
        value={change.isPending ? change.variables : role}
        onChange={(event) => {
          const to = event.target.value as OrganizationRole;
          if (to === "owner") setAsking(true);
          else change.mutate(to);
        }}
      >
        {ORGANIZATION_ROLES.filter((value) => value === role || roles.includes(value)).map((value) => (
          <option key={value} value={value}>
            {t(`role.${value}`)}
          </option>
        ))}
      </SelectBox>
      {isAsking && (
        <ConfirmDialog
          title={t("confirm.owner", { name })}
          action={t("confirm.ownerDo")}
          pending={change.isPending}
          onConfirm={() => change.mutate("owner")}
          onClose={() => setAsking(false)}
        >
          {t("confirm.ownerText")}
        </ConfirmDialog>
      )}
    </>
  );
}

function Removal({ organization, member: { userId, name, isViewer } }: { organization: Organization; member: OrganizationMember }) {
  const t = useT("organizations");
  const navigate = useNavigate();
  const nameOf = useOrganizationName();
  const [isAsking, setAsking] = useState(false);
  const names = { name, organization: nameOf(organization) };
  const remove = useTeamChange(
    () => api.organizations.removeMember({ id: organization.id, userId }),
    () => t(isViewer ? "members.left" : "members.removed", names),
    () => {
      setAsking(false);
      if (isViewer) void navigate("/dashboard/team");
    },
  );
  return (
    <>
      <IconButton label={isViewer ? t("members.leave") : t("members.remove", { name })} size="sm" onClick={() => setAsking(true)}>
        {isViewer ? <LogOut size={18} className="flip" aria-hidden /> : <UserMinus size={18} aria-hidden />}
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={t(isViewer ? "confirm.leave" : "confirm.remove", names)}
          action={t(isViewer ? "confirm.leaveDo" : "confirm.removeDo")}
          isDanger
          pending={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t(isViewer ? "confirm.leaveText" : "confirm.removeText")}
        </ConfirmDialog>
      )}
    </>
  );
}
