import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { BookMember, Ideabook } from "../../ideabooks.contract.ts";
import { MEMBER_ROLES, type MemberRole } from "../../ideabooks.ts";

/** The owner, the members, and for the owner open invitations. */
export function MemberList({ book, onLeft }: { book: Ideabook; onLeft(): void }) {
  const t = useT("ideabooks");
  return (
    <ul className="member-list">
      <li>
        <Avatar name={book.owner.name} src={book.owner.image} size="sm" />
        <bdi className="name">{book.owner.name}</bdi>
        <span className="tiny muted">{t("members.owner")}</span>
      </li>
      {book.members.map((member) => (
        <Member key={member.id} book={book} member={member} onLeft={onLeft} />
      ))}
    </ul>
  );
}

function Member({ book, member, onLeft }: { book: Ideabook; member: BookMember; onLeft(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const isOwner = book.access === "owner";
  const renew = () => client.invalidateQueries({ queryKey: orpc.ideabooks.get.key() });
  const onError = () => toast({ title: t("failed"), tone: "danger" });
  const setRole = useMutation({
    mutationFn: (role: MemberRole) => api.ideabooks.setMemberRole({ id: book.id, memberId: member.id, role }),
    onSuccess: () => {
      toast({ title: t("members.roleSaved", { name: member.name }) });
      return renew();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.ideabooks.removeMember({ id: book.id, memberId: member.id }),
    onSuccess: () => {
      toast({ title: t(member.status === "accepted" ? "members.removed" : "members.revoked", { name: member.name }) });
      if (member.isViewer) onLeft();
      return renew();
    },
    onError,
  });
  return (
    <li>
      <Avatar name={member.name} src={member.image} size="sm" />
      <span className="name">
        <bdi>{member.name}</bdi>
        {member.status !== "accepted" && <span className="tiny muted block">{t(member.status === "declined" ? "members.declined" : "members.waiting")}</span>}
      </span>
      {isOwner ? (
        <SelectBox
          inputSize="sm"
          aria-label={t("members.roleOf", { name: member.name })}
          value={setRole.isPending ? setRole.variables : member.role}
          onChange={(event) => setRole.mutate(event.target.value as MemberRole)}
        >
          {MEMBER_ROLES.map((value) => (
            <option key={value} value={value}>
              {t(`role.${value}`)}
            </option>
          ))}
        </SelectBox>
      ) : (
        <span className="tiny muted">{t(`role.${member.role}`)}</span>
      )}
      {isOwner && (
        <IconButton label={t(member.status === "accepted" ? "members.remove" : "members.revoke", { name: member.name })} onClick={() => remove.mutate()}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
