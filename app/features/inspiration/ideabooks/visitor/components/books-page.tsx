import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { IdeasNav } from "#app/features/inspiration/ideas/public.tsx";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { PageHeader, SectionHead } from "#app/ui/page-header.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { bookAddress } from "../../ideabooks.search.ts";
import { BOOKS_PATH } from "../../ideabooks.ts";
import { BookList } from "./book-list.tsx";

/** Loader and screen share them, so that both mean the same entries of the cache. */
export const publicBooks = (queries: typeof orpc, search: SearchOf<typeof bookAddress>) => queries.ideabooks.list.infiniteOptions(morePages(search));
export const ownBooks = (queries: typeof orpc) => queries.ideabooks.listMine.infiniteOptions(morePages({}));

const CreateBook = lazy(() => import("./create-book.tsx").then((module) => ({ default: module.CreateBook })));

/** One's own ideabooks, and everybody's public ones. */
export function BooksPage() {
  const t = useT("ideabooks");
  const { code } = useLanguage();
  const { viewer, isKnown } = useViewer();
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="wrap pb-16">
      <PageHead title={t("title")} description={t("text")} path={BOOKS_PATH} language={code} />
      <IdeasNav current="ideabooks" />
      <div className="books-head">
        <PageHeader title={t("title")} text={t("text")} />
        {viewer ? (
          <Button variant="primary" icon={<Plus size={20} aria-hidden />} onClick={() => setMaking(true)}>
            {t("create")}
          </Button>
        ) : (
          isKnown && (
            <ButtonLink variant="primary" to={`/login?redirect=${encodeURIComponent(BOOKS_PATH)}`}>
              {t("signIn")}
            </ButtonLink>
          )
        )}
      </div>
      {viewer && <OwnBooks onMake={() => setMaking(true)} />}
      <PublicBooks />
      {isMaking && (
        <Suspense>
          <CreateBook onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function OwnBooks({ onMake }: { onMake(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const list = useMoreList(ownBooks(orpc));
  useLiveEvents("ideabook", () => void client.invalidateQueries({ queryKey: orpc.ideabooks.listMine.key() }));
  return (
    <section className="mb-14">
      <SectionHead title={t("list.own")} />
      <BookList
        list={list}
        label={t("list.own")}
        isOwn
        isFirst
        empty={<EmptyState level={3} title={t("list.ownEmpty")} text={t("list.ownEmptyText")} actions={<Button onClick={onMake}>{t("create")}</Button>} />}
      />
    </section>
  );
}

function PublicBooks() {
  const t = useT("ideabooks");
  const { viewer } = useViewer();
  const { search, go } = useListAddress(bookAddress, BOOKS_PATH);
  const list = useMoreList(publicBooks(orpc, search));
  return (
    <section>
      <SectionHead
        title={t("list.public")}
        {...(viewer && { text: t("list.publicText") })}
        aside={
          <Segmented
            label={t("list.sort")}
            name="sort"
            value={search.sort}
            onChange={(sort) => go({ sort })}
            options={[
              { value: "newest", label: t("list.newest") },
              { value: "popular", label: t("list.popular") },
            ]}
          />
        }
      />
      <BookList list={list} label={t("list.public")} empty={<EmptyState level={3} title={t("list.empty")} text={t("list.emptyText")} />} />
    </section>
  );
}
