import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { bookPath } from "#app/features/inspiration/ideabooks/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { removeShared, type Shared } from "../../browser/shared-photo.ts";

type Book = { id: string; title: string };

/** The ideabooks that the viewer may change, latest first; one becomes the photo's place. */
export function BookChoice({ shared: { photo, words } }: { shared: Shared }) {
  const t = useT("installed-app");
  const navigate = useNavigate();
  const { data } = useQuery(orpc.ideabooks.listMine.queryOptions({ input: { editable: true } }));
  const adding = useMutation({
    mutationFn: async (chosen: Book | null) => {
      const book = chosen ?? (await api.ideabooks.create({ title: t("share.bookTitle") }));
      await api.ideabooks.addPhoto({ id: book.id, photo, ...(words && { note: words }) });
      return book;
    },
    onSuccess: async ({ id, title }) => {
      await removeShared();
      toast({ title: t("share.added", { title }) });
      await navigate(bookPath(id));
    },
    onError: () => void toast({ title: t("share.failed"), tone: "danger" }),
  });
  const isPending = (id: string | null) => adding.isPending && (adding.variables?.id ?? null) === id;
  return (
    <>
      <p className="muted">{t("share.ideabookText")}</p>
      <ul className="share-books">
        {data?.items.map(({ id, title }) => (
          <li key={id}>
            <Button pending={isPending(id)} disabled={adding.isPending} onClick={() => adding.mutate({ id, title })}>
              <bdi>{title}</bdi>
            </Button>
          </li>
        ))}
        <li>
          <Button variant="ghost" pending={isPending(null)} disabled={!data || adding.isPending} onClick={() => adding.mutate(null)}>
            {t("share.newBook")}
          </Button>
        </li>
      </ul>
    </>
  );
}
