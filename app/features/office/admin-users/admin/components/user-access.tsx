import { useState } from "react";
import { api } from "#app/api/client.ts";
import { PERMISSIONS, type Permission, ROLES, type Role } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/input.tsx";
import type { User } from "../../admin-users.contract.ts";
import { useUserChange } from "./use-user-changes.ts";

type Grant = { permission: Permission; isGranted: boolean };

/** The one role and the permissions beside it. */
export function UserAccess({ user }: { user: User }) {
  const t = useT("admin-users");
  const [role, setRole] = useState<Role>(user.role);
  const [isAsking, setAsking] = useState(false);
  const save = useUserChange(
    (wanted: Role) => api.adminUsers.setRole({ id: user.id, role: wanted }),
    "toast.role",
    () => setAsking(false),
  );
  const permit = useUserChange(
    (input: Grant) => api.adminUsers.setPermission({ id: user.id, ...input }),
    ({ isGranted }: Grant) => (isGranted ? "toast.granted" : "toast.taken"),
  );
  // Changes to or from admin ask for confirmation.
  const isGrave = role === "admin" || user.role === "admin";
  return (
    <section className="panel grid gap-4" aria-labelledby="access">
      <h2 id="access" className="text-lg">
        {t("access.title")}
      </h2>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t("access.role")}
          hint={user.can.changeRole ? t("access.roleHint") : t("access.self")}
          fieldClass="min-w-0 flex-1"
          value={role}
          disabled={!user.can.changeRole}
          onChange={(event) => setRole(event.target.value as Role)}
        >
          {ROLES.map((value) => (
            <option key={value} value={value}>
              {t(`role.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      {role !== user.role && (
        <div className="flex gap-2">
          <Button size="sm" variant="primary" pending={save.isPending} onClick={() => (isGrave ? setAsking(true) : save.mutate(role))}>
            {t("access.save")}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setRole(user.role)}>
            {t("cancel")}
          </Button>
        </div>
      )}
      <fieldset className="grid gap-1">
        <legend className="label">{t("access.permissions")}</legend>
        {user.role === "admin" ? (
          <p className="text-sm text-muted">{t("access.adminHasAll")}</p>
        ) : (
          PERMISSIONS.map((permission) => (
            <Checkbox
              key={permission}
              label={
                <>
                  {t(`permission.${permission}`)} <span className="block text-xs text-muted">{t(`permissionHint.${permission}`)}</span>
                </>
              }
              checked={user.permissions.includes(permission)}
              disabled={permit.isPending}
              onChange={(event) => permit.mutate({ permission, isGranted: event.target.checked })}
            />
          ))
        )}
      </fieldset>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("access.sure")}
        action={t("access.save")}
        isDanger={role !== "admin"}
        pending={save.isPending}
        onConfirm={() => save.mutate(role)}
      >
        {t.rich(role === "admin" ? "access.sureAdmin" : "access.sureNoAdmin", { name: () => <bdi>{user.name}</bdi> })}
      </ConfirmDialog>
    </section>
  );
}
