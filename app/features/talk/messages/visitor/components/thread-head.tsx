import { useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, ArrowLeft, Ban, Bell, BellOff, CircleCheck, EllipsisVertical, Flag } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ConversationDetail, MessageItem } from "../../messages.contract.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { useSubject } from "./use-subject.ts";

type Props = { id: string; detail: ConversationDetail | undefined; items: readonly MessageItem[]; onBlock(isBlocked: boolean): Promise<void> };

/** The head of a conversation: person, subject and menu. */
export function ThreadHead({ id, detail, items, onBlock }: Props) {
  const t = useT("messages");
  const subject = useSubject();
  const [open, setOpen] = useState<"block" | "report" | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  const name = detail?.other.name || t("goneAccount");
  const change = useMarks(id);
  const block = async () => {
    setBlocking(true);
    await onBlock(true);
    setBlocking(false);
    setOpen(null);
  };
  return (
    <header className="thread-head">
      <Link className="icon-btn back" to="/dashboard/messages" aria-label={t("back")}>
        <ArrowLeft className="flip" size={20} aria-hidden />
      </Link>
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate">
          {detail?.other.href ? (
            <Link to={detail.other.href} dir="auto">
              {name}
            </Link>
          ) : (
            <span dir="auto">{detail ? name : " "}</span>
          )}
        </h2>
        <p className="tiny muted truncate">{detail ? subject(detail.about) : ""}</p>
      </div>
      {detail && (
        <Menu
          label={t("menu")}
          trigger={(button) => (
            <button type="button" className="icon-btn" aria-label={t("menu")} {...button}>
              <EllipsisVertical size={20} aria-hidden />
            </button>
          )}
        >
          <MenuItem icon={detail.isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />} onClick={() => void change({ isMuted: !detail.isMuted })}>
            {t(detail.isMuted ? "unmute" : "mute")}
          </MenuItem>
          <MenuItem
            icon={detail.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            onClick={() => void change({ isArchived: !detail.isArchived })}
          >
            {t(detail.isArchived ? "unarchive" : "archive")}
          </MenuItem>
          {detail.other.id && (
            <MenuItem
              icon={detail.hasBlocked ? <CircleCheck aria-hidden /> : <Ban aria-hidden />}
              onClick={() => (detail.hasBlocked ? void onBlock(false) : setOpen("block"))}
            >
              {t(detail.hasBlocked ? "unblock" : "block.open")}
            </MenuItem>
          )}
          <MenuItem icon={<Flag aria-hidden />} onClick={() => setOpen("report")}>
            {t("report.open")}
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        isOpen={open === "block"}
        onClose={() => setOpen(null)}
        title={t("block.title", { name })}
        action={t("block.confirm")}
        isDanger
        pending={isBlocking}
        onConfirm={() => void block()}
      >
        {t("block.text")}
      </ConfirmDialog>
      {open === "report" && detail && (
        <ReportDialog
          id={id}
          title={detail.about.project ? t("report.messages") : t("report.title", { name })}
          name={name}
          items={items}
          removed={detail.removed}
          canBlock={!detail.hasBlocked && detail.other.id !== null}
          onClose={() => setOpen(null)}
        />
      )}
    </header>
  );
}

/** Muting and archiving affect only the viewer; each confirms with a toast. */
function useMarks(id: string) {
  const t = useT("messages");
  const client = useQueryClient();
  return async (marks: { isMuted?: boolean; isArchived?: boolean }) => {
    try {
      await api.messages.update({ id, ...marks });
      const [mark, value] = Object.entries(marks)[0] ?? [];
      toast({ title: t(mark === "isMuted" ? (value ? "muted" : "unmuted") : value ? "archived" : "unarchived") });
    } catch {
      toast({ title: t("changeFailed"), tone: "danger" });
    }
    await client.invalidateQueries({ queryKey: orpc.messages.get.queryKey({ input: { id } }) });
    await client.invalidateQueries({ queryKey: orpc.messages.list.key() });
  };
}
