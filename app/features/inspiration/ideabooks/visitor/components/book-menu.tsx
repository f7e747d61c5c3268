import { useQueryClient } from "@tanstack/react-query";
import { Copy, Ellipsis, FileDown, HousePlus, LogOut, MessageSquareQuote, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { newProjectPath } from "#app/features/projects/projects/public.ts";
import { saveQuoteDraft } from "#app/features/projects/quotes/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { problemAt } from "#app/ui/form/failure.ts";
import { Menu, MenuItem, MenuLink } from "#app/ui/menu.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Ideabook } from "../../ideabooks.contract.ts";
import type { BookInput } from "../../ideabooks.load.ts";
import { BOOKS_PATH, type BookErrorCode, bookPath } from "../../ideabooks.ts";

/** Vendors of services, not of products. */
const DIRECTORY = "/vendors?vendor_type=Service";
const ASK_PHOTOS = 4;

/** Less common actions: copy, print, delete. */
export function BookMenu({ book, input }: { book: Ideabook; input: BookInput }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { viewer } = useViewer();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      void client.invalidateQueries({ queryKey: orpc.ideabooks.key(), refetchType: "none" });
    } catch (error) {
      const code = problemAt(error, "limit") as BookErrorCode | undefined;
      toast({ title: code ? t(`error.${code}`) : t("failed"), tone: "danger" });
    } finally {
      setBusy(false);
    }
  };
  const copy = () =>
    attempt(async () => {
      const { id } = await api.ideabooks.copy(input);
      toast({ title: t("copied") });
      void navigate(bookPath(id));
    });
  const restore = () =>
    attempt(async () => {
      await api.ideabooks.restore({ id: book.id });
      toast({ title: t("restored") });
      void navigate(bookPath(book.id));
    });
  const remove = () =>
    attempt(async () => {
      await api.ideabooks.remove({ id: book.id });
      void navigate(BOOKS_PATH);
      toast({
        title: t("removed", { book: book.title }),
        description: (
          <Button size="sm" className="mt-2" onClick={() => void restore()}>
            {t("undo")}
          </Button>
        ),
      });
    });
  /** Opens the directory; the words and the first photographs wait in this tab for the form of the vendor they choose. */
  const ask = () => {
    const photos = book.items.flatMap(({ idea, picture }) => idea?.photo ?? (picture ? { ...picture.photo, isPrivate: true } : []));
    saveQuoteDraft({
      description: t("menu.askWords", { book: book.title }),
      photos: photos.slice(0, ASK_PHOTOS).map((photo, index) => ({ url: photoUrl(photo.id, 1280, "jpg", "isPrivate" in photo), name: `${index + 1}.jpg` })),
    });
    void navigate(DIRECTORY);
  };
  const own = book.members.find((member) => member.isViewer);
  const leave = () =>
    attempt(async () => {
      await api.ideabooks.removeMember({ id: book.id, memberId: own?.id ?? "" });
      toast({ title: t("left", { book: book.title }) });
      void navigate(BOOKS_PATH);
    });
  return (
    <Menu
      label={t("menu.label")}
      trigger={(button) => (
        <button type="button" className="icon-btn" aria-label={t("menu.label")} disabled={isBusy} {...button}>
          <Ellipsis size={20} aria-hidden />
        </button>
      )}
    >
      {viewer ? (
        <MenuItem icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t("menu.copy")}
        </MenuItem>
      ) : (
        <MenuLink icon={<Copy aria-hidden />} to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
          {t("menu.copy")}
        </MenuLink>
      )}
      {book.access !== "reader" && book.itemCount > 0 && (
        <>
          <MenuLink icon={<HousePlus aria-hidden />} to={newProjectPath("ideabook", book.id)}>
            {t("menu.project")}
          </MenuLink>
          <MenuItem icon={<MessageSquareQuote aria-hidden />} onClick={ask}>
            {t("menu.ask")}
          </MenuItem>
        </>
      )}
      <MenuLink icon={<Printer aria-hidden />} to={bookPath(book.id, input.key, "/print")}>
        {t("menu.print")}
      </MenuLink>
      <MenuLink icon={<FileDown aria-hidden />} to={bookPath(book.id, input.key, "/pdf")} reloadDocument>
        {t("menu.pdf")}
      </MenuLink>
      {own && (
        <MenuItem icon={<LogOut className="flip" aria-hidden />} onClick={() => void leave()}>
          {t("menu.leave")}
        </MenuItem>
      )}
      {book.access === "owner" && (
        <MenuItem icon={<Trash2 aria-hidden />} onClick={() => void remove()}>
          {t("menu.remove")}
        </MenuItem>
      )}
    </Menu>
  );
}
