import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BookmarkPlus, Copy, HousePlus, Link2, MessageSquareQuote, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { newProjectPath } from "#app/features/projects/projects/public.ts";
import { saveQuoteDraft } from "#app/features/projects/quotes/public.ts";
import { useRootData } from "#app/kit/root-data.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Board } from "../../interior-creator.contract.ts";
import { CREATOR_PATH, sharedBoardPath, TITLE_LENGTH } from "../../interior-creator.ts";
import { useBriefWords } from "./use-brief-words.ts";

type Open = "share" | "ideabook" | "ask" | "remove" | null;
/** Vendors of services, not of products. */
const DIRECTORY = "/vendors?vendor_type=Service";

/** Actions on a saved board: share, make an ideabook, request quotes, delete. */
export function BoardActions({ board }: { board: Board }) {
  const t = useT("interior-creator");
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="board-actions">
      <Button icon={<Link2 size={18} aria-hidden />} onClick={() => setOpen("share")}>
        {t("actions.share")}
      </Button>
      <Button icon={<BookmarkPlus size={18} aria-hidden />} disabled={board.ideas.length + board.pieces.length === 0} onClick={() => setOpen("ideabook")}>
        {t("actions.ideabook")}
      </Button>
      <ButtonLink icon={<HousePlus size={18} aria-hidden />} to={newProjectPath("board", board.id)}>
        {t("actions.project")}
      </ButtonLink>
      <Button icon={<MessageSquareQuote size={18} aria-hidden />} onClick={() => setOpen("ask")}>
        {t("actions.ask")}
      </Button>
      <Button variant="ghost" icon={<Trash2 size={18} aria-hidden />} onClick={() => setOpen("remove")}>
        {t("actions.remove")}
      </Button>
      {open === "share" && <ShareDialog board={board} onClose={close} />}
      {open === "ideabook" && <IdeabookDialog board={board} onClose={close} />}
      {open === "ask" && <AskDialog board={board} onClose={close} />}
      {open === "remove" && <RemoveDialog board={board} onClose={close} />}
    </div>
  );
}

type DialogProps = { board: Board; onClose(): void };

function useFailure() {
  const t = useT("interior-creator");
  return () => toast({ title: t("failed"), description: t("failedText"), tone: "danger" });
}

function ShareDialog({ board, onClose }: DialogProps) {
  const t = useT("interior-creator");
  const client = useQueryClient();
  const onError = useFailure();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const onSuccess = () => client.invalidateQueries({ queryKey: orpc.interiorCreator.get.key() });
  const share = useMutation({ mutationFn: () => api.interiorCreator.share({ id: board.id }), onSuccess, onError });
  const unshare = useMutation({ mutationFn: () => api.interiorCreator.unshare({ id: board.id }), onSuccess, onError });
  const address = board.shareKey && siteUrl + sharedBoardPath(board.shareKey);
  const copy = () =>
    navigator.clipboard.writeText(address ?? "").then(
      () => void toast({ title: t("share.copied") }),
      () => void toast({ title: t("share.copyFailed"), tone: "danger" }),
    );
  return (
    <Dialog isOpen kind="sheet" title={t("share.title")} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t("share.text")}</p>
        {address ? (
          <>
            <Input label={t("share.link")} type="url" readOnly value={address} onFocus={(event) => event.target.select()} />
            <p className="flex flex-wrap gap-2">
              <Button variant="primary" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
                {t("share.copy")}
              </Button>
              <Button pending={unshare.isPending} onClick={() => unshare.mutate()}>
                {t("share.end")}
              </Button>
            </p>
          </>
        ) : (
          <Button variant="primary" pending={share.isPending} onClick={() => share.mutate()}>
            {t("share.make")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function IdeabookDialog({ board, onClose }: DialogProps) {
  const t = useT("interior-creator");
  const navigate = useNavigate();
  const [title, setTitle] = useState(board.title);
  const make = useMutation({
    mutationFn: () => api.interiorCreator.makeIdeabook({ id: board.id, title }),
    onSuccess({ id }) {
      toast({ title: t("ideabook.made") });
      return navigate(`/ideas/ideabooks/${id}`);
    },
  });
  const { fields } = problemOf(make.error);
  const problem = make.error && t(fields["title"] ? "field.required" : fields["limit"] ? "ideabook.tooMany" : "failedText");
  return (
    <Dialog
      isOpen
      kind="sheet"
      title={t("ideabook.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" pending={make.isPending} onClick={() => make.mutate()}>
            {t("ideabook.make")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          {board.ideas.length > 0 && <p>{t("ideabook.text", { n: board.ideas.length })}</p>}
          {board.pieces.length > 0 && <p>{t("ideabook.pieces")}</p>}
        </div>
        <Input label={t("field.label")} value={title} maxLength={TITLE_LENGTH} error={problem} onChange={(event) => setTitle(event.target.value)} />
      </div>
    </Dialog>
  );
}

/** Opens the directory with a prefilled quote request. */
function AskDialog({ board, onClose }: DialogProps) {
  const t = useT("interior-creator");
  const navigate = useNavigate();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const describe = useBriefWords();
  const [words, setWords] = useState(() => describe(board));
  const share = useMutation({ mutationFn: () => api.interiorCreator.share({ id: board.id }), onError: useFailure() });
  const go = async () => {
    const { key } = await share.mutateAsync();
    saveQuoteDraft({ description: `${words.trim()}\n\n${t("ask.board")} ${siteUrl}${sharedBoardPath(key)}`, photos: [] });
    await navigate(DIRECTORY);
  };
  return (
    <Dialog
      isOpen
      kind="sheet"
      title={t("ask.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" pending={share.isPending} onClick={() => void go().catch(() => undefined)}>
            {t("ask.find")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t("ask.text")}</p>
        <Textarea label={t("ask.words")} rows={6} value={words} onChange={(event) => setWords(event.target.value)} />
      </div>
    </Dialog>
  );
}

function RemoveDialog({ board, onClose }: DialogProps) {
  const t = useT("interior-creator");
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => api.interiorCreator.remove({ id: board.id }),
    async onSuccess() {
      toast({ title: t("remove.done", { title: board.title }) });
      await navigate(CREATOR_PATH);
      client.removeQueries({ queryKey: orpc.interiorCreator.get.queryKey({ input: { id: board.id } }) });
      await client.invalidateQueries({ queryKey: orpc.interiorCreator.list.key() });
    },
    onError: useFailure(),
  });
  return (
    <ConfirmDialog
      title={t("remove.title", { title: board.title })}
      action={t("actions.remove")}
      isDanger
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t("remove.text")}
    </ConfirmDialog>
  );
}
