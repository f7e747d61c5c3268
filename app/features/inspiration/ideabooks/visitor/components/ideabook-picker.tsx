import { useQueryClient } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { takePending } from "#app/kit/pending-wish.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Photo } from "#app/ui/photo.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { OwnBookCard } from "../../ideabooks.contract.ts";
import { NewBookForm } from "./new-book-form.tsx";
import { usePicker } from "./use-picker.tsx";

/** From this many on a search box helps. */
const MANY = 8;

/** The viewer's ideabooks, each with whether this idea or piece is in it; a click adds or removes it. */
export function IdeabookPicker({ ideaId, title, isPiece = false }: { ideaId: string; title: string; isPiece?: boolean | undefined }) {
  const t = useT("ideabooks.picker");
  const client = useQueryClient();
  const [search, setSearch] = useState("");
  const [isMaking, setMaking] = useState(false);
  const { add, takeOut, renew } = usePicker(ideaId);
  const list = useMoreList(orpc.ideabooks.listMine.infiniteOptions(morePages({ ideaId, editable: true, search })));
  useLiveEvents("ideabook", () => void client.invalidateQueries({ queryKey: orpc.ideabooks.listMine.key() }));
  useEffect(() => {
    if (!takePending("ideabook", ideaId)) return;
    setMaking(true);
    if (!isPiece) void api.saved.save({ type: "idea", id: ideaId }).then(() => client.invalidateQueries({ queryKey: orpc.saved.key() }));
  }, [client, ideaId, isPiece]);
  // Newest first, whatever was changed last: a press must not move the rows.
  const books = list.items?.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  if (list.error && !books)
    return (
      <div className="grid gap-2">
        <p className="tiny muted" role="alert">
          {t("loadFailed")}
        </p>
        <Button size="sm" onClick={list.retry}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  if (!books) return <Skeleton height="7rem" />;
  return (
    <>
      {(search || books.length >= MANY) && <DelayedSearch className="mb-2" label={t("search")} value={search} onChange={setSearch} />}
      {search && books.length === 0 && <p className="tiny muted">{t("noneFound")}</p>}
      <ul className="picks">
        {books.map((book) => (
          <li key={book.id}>
            <Pick book={book} title={title} onPress={() => void (book.hasIdea ? takeOut : add)(book)} />
          </li>
        ))}
      </ul>
      {list.more && (
        <p className="my-2">
          <MoreButton list={list} />
        </p>
      )}
      {isMaking ? (
        <NewBookForm
          ideaId={ideaId}
          onDone={() => {
            setMaking(false);
            renew();
            list.retry();
          }}
          onCancel={() => setMaking(false)}
        />
      ) : (
        <Button size="sm" variant="ghost" className="new-pick" icon={<Plus size={18} aria-hidden />} onClick={() => setMaking(true)}>
          {t("new")}
        </Button>
      )}
    </>
  );
}

function Pick({ book, title, onPress }: { book: OwnBookCard; title: string; onPress(): void }) {
  const t = useT("ideabooks.picker");
  return (
    <button type="button" aria-pressed={book.hasIdea} onClick={onPress}>
      <Photo image={book.photos[0]} shape="4:3" sizes="56px" alt="" />
      <span className="min-w-0">
        <bdi className="name" lang={languageOf(book.title)}>
          {book.title}
        </bdi>
        <span className="tiny muted">
          {t("ideas", { n: book.itemCount })}
          {book.access !== "owner" && ` · ${t("shared")}`}
        </span>
      </span>
      {book.hasIdea ? <Check className="on" size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
      <span className="vh">{t(book.hasIdea ? "takeOut" : "add", { title, book: book.title })}</span>
    </button>
  );
}
