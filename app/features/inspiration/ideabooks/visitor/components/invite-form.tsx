import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { fieldsOf } from "../../ideabooks.errors.ts";
import { MEMBER_ROLES, type MemberRole } from "../../ideabooks.ts";

/** Asks an address in. It stays in its field when that failed. */
export function InviteForm({ bookId }: { bookId: string }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<MemberRole>("edit");
  const invite = useMutation({
    mutationFn: () => api.ideabooks.invite({ id: bookId, email, role }),
    onSuccess: () => {
      toast({ title: t("members.invited", { email: email.trim() }) });
      setEmail("");
      return client.invalidateQueries({ queryKey: orpc.ideabooks.get.key() });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate();
  };
  const code = fieldsOf(invite.error)?.email;
  const isLimited = (invite.error as { code?: string } | null)?.code === "TOO_MANY_REQUESTS";
  const error = code ? t(`error.${code}`) : isLimited ? t("members.limited") : invite.isError ? t("failed") : undefined;
  return (
    <form className="invite-form" onSubmit={submit} noValidate>
      <Input
        label={t("members.email")}
        type="email"
        autoComplete="off"
        hint={t("members.emailHint")}
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select label={t("members.role")} value={role} onChange={(event) => setRole(event.target.value as MemberRole)}>
        {MEMBER_ROLES.map((value) => (
          <option key={value} value={value}>
            {t(`role.${value}`)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary" pending={invite.isPending}>
        {t("members.invite")}
      </Button>
    </form>
  );
}
