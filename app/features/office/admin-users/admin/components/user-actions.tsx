import { KeyRound, LogIn, MailCheck, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { User } from "../../admin-users.contract.ts";
import { useUserChange } from "./use-user-changes.ts";
import { ReasonDialog } from "./user-reason-dialog.tsx";

type Open = "suspend" | "impersonate" | null;

/** What an admin can do with an account besides its role. */
export function UserActions({ user }: { user: User }) {
  const t = useT("admin-users");
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { id } = user;
  const suspend = useUserChange((reason: string) => api.adminUsers.suspend({ id, reason }), "toast.suspended");
  const restore = useUserChange(() => api.adminUsers.restore({ id }), "toast.restored");
  const reset = useUserChange(() => api.adminUsers.sendPasswordReset({ id }), "toast.reset");
  const verify = useUserChange(() => api.adminUsers.markEmailVerified({ id }), "toast.verified");
  const name = () => <bdi>{user.name}</bdi>;
  return (
    <section className="panel grid gap-3" aria-labelledby="actions">
      <h2 id="actions" className="text-lg">
        {t("actions.title")}
      </h2>
      {user.can.impersonate && (
        <Button block icon={<LogIn size={18} className="flip" aria-hidden />} onClick={() => setOpen("impersonate")}>
          {t("actions.impersonate")}
        </Button>
      )}
      <Button block icon={<KeyRound size={18} aria-hidden />} pending={reset.isPending} onClick={() => reset.mutate(undefined)}>
        {t("actions.reset")}
      </Button>
      {!user.isEmailVerified && (
        <Button block icon={<MailCheck size={18} aria-hidden />} pending={verify.isPending} onClick={() => verify.mutate(undefined)}>
          {t("actions.verify")}
        </Button>
      )}
      {user.status === "suspended" ? (
        <Button block icon={<UserCheck size={18} aria-hidden />} pending={restore.isPending} onClick={() => restore.mutate(undefined)}>
          {t("actions.restore")}
        </Button>
      ) : (
        user.can.suspend && (
          <Button block variant="danger" icon={<UserX size={18} aria-hidden />} onClick={() => setOpen("suspend")}>
            {t("actions.suspend")}
          </Button>
        )
      )}
      {open === "suspend" && (
        <ReasonDialog
          onClose={close}
          title={t("suspend.title")}
          text={t.rich("suspend.text", { name })}
          confirm={t("suspend.confirm")}
          variant="danger"
          onConfirm={(reason) => suspend.mutateAsync(reason)}
        />
      )}
      {open === "impersonate" && (
        <ReasonDialog
          onClose={close}
          title={t("impersonate.title")}
          text={t.rich("impersonate.text", { name })}
          confirm={t("impersonate.confirm")}
          variant="primary"
          action={`/admin/users/${id}/sign-in-as`}
        />
      )}
    </section>
  );
}
