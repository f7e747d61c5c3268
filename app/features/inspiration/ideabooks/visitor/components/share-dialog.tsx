import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, RefreshCw } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useRootData } from "#app/kit/root-data.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Ideabook } from "../../ideabooks.contract.ts";
import { bookPath, type Visibility } from "../../ideabooks.ts";
import { VisibilityChoice } from "./book-fields.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";

/** Who sees an ideabook: everyone, anyone with the link, and invited people. */
export function ShareDialog({ book, onClose }: { book: Ideabook; onClose(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const isOwner = book.access === "owner";
  const setVisibility = useMutation({
    mutationFn: (visibility: Visibility) => api.ideabooks.update({ id: book.id, visibility }),
    onSuccess: (_, visibility) => {
      toast({ title: t("share.now", { visibility: t(`visibility.${visibility}`) }) });
      return client.invalidateQueries({ queryKey: orpc.ideabooks.key() });
    },
    onError: () => toast({ title: t("failed"), tone: "danger" }),
  });
  const shown = setVisibility.isPending ? setVisibility.variables : book.visibility;
  return (
    <Dialog isOpen kind="sheet" title={t("share.title", { book: book.title })} onClose={onClose}>
      <div className="share-parts">
        {isOwner && <VisibilityChoice value={shown} onChange={(visibility) => setVisibility.mutate(visibility)} />}
        {book.visibility !== "private" && <ShareLink book={book} />}
        <section>
          <h3>{t("members.title")}</h3>
          {isOwner && <InviteForm bookId={book.id} />}
          <MemberList book={book} onLeft={onClose} />
        </section>
      </div>
    </Dialog>
  );
}

function ShareLink({ book }: { book: Ideabook }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const address = siteUrl + bookPath(book.id, book.key);
  const renew = useMutation({
    mutationFn: () => api.ideabooks.renewLink({ id: book.id }),
    onSuccess: () => {
      toast({ title: t("share.renewed") });
      return client.invalidateQueries({ queryKey: orpc.ideabooks.get.key() });
    },
    onError: () => toast({ title: t("failed"), tone: "danger" }),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t("share.copied") });
    } catch {
      toast({ title: t("share.copyFailed"), tone: "danger" });
    }
  };
  if (book.visibility === "unlisted" && !book.key) return null;
  return (
    <section className="share-link">
      <Input label={t("share.link")} type="url" readOnly value={address} onFocus={(event) => event.target.select()} />
      <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
        {t("share.copy")}
      </Button>
      {book.access === "owner" && book.visibility === "unlisted" && (
        <p className="renew">
          <Button size="sm" variant="ghost" icon={<RefreshCw size={16} aria-hidden />} pending={renew.isPending} onClick={() => renew.mutate()}>
            {t("share.renew")}
          </Button>
          <span className="tiny muted">{t("share.renewText")}</span>
        </p>
      )}
    </section>
  );
}
