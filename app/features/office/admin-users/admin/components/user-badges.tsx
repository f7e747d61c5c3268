import { useT } from "#app/platform/languages/language-context.tsx";
import { Badge, Tag } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { UserRow } from "../../admin-users.contract.ts";

const TONES = { active: "ok", suspended: "danger", leaving: "warn" } as const;

export function UserStatus({ status }: { status: UserRow["status"] }) {
  const t = useT("admin-users");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The role, and the permissions beside it. */
export function UserRole({ user }: { user: Pick<UserRow, "role" | "permissions"> }) {
  const t = useT("admin-users");
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {user.role === "admin" ? <Badge tone="clay">{t("role.admin")}</Badge> : t(`role.${user.role}`)}
      {user.permissions.map((permission) => {
        const key = `permission.${permission}`;
        return <Tag key={permission}>{t.has(key) ? t(key) : permission}</Tag>;
      })}
    </span>
  );
}
