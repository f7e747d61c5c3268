import { useState } from "react";
import { ReportButton } from "#app/features/talk/moderation/public.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { Ideabook } from "../../ideabooks.contract.ts";
import type { BookInput } from "../../ideabooks.load.ts";
import { mayEditBook } from "../../ideabooks.policy.ts";
import { BOOKS_PATH, bookPath } from "../../ideabooks.ts";
import { BookEdit } from "./book-edit.tsx";
import { BookHead } from "./book-head.tsx";
import { BookItems } from "./book-items.tsx";

/** One ideabook: its head, its ideas with their notes, and for those who may, the means to change both. */
export function BookPage({ book, input }: { book: Ideabook; input: BookInput }) {
  const t = useT("ideabooks");
  const { code } = useLanguage();
  const follow = useAnchors();
  const [isEditing, setEditing] = useState(false);
  const isPublic = book.visibility === "public" && !book.isHidden;
  const [cover] = book.photos;
  return (
    <div className="wrap book-page">
      <PageHead
        title={book.title}
        description={book.description || t("meta", { name: book.owner.name, n: book.itemCount })}
        path={bookPath(book.id)}
        language={code}
        image={cover && photoUrl(cover.id, 1280, "jpg")}
        isHidden={!isPublic}
      />
      <Breadcrumbs
        items={[
          { label: t("crumb.ideas"), to: "/ideas" },
          { label: t("title"), to: BOOKS_PATH },
          { label: <bdi lang={languageOf(book.title)}>{book.title}</bdi> },
        ]}
      />
      {isEditing ? <BookEdit book={book} onClose={() => setEditing(false)} /> : <BookHead book={book} input={input} onEdit={() => setEditing(true)} />}
      {book.items.length === 0 ? (
        <EmptyState
          title={t(mayEditBook(book.access) ? "empty.own" : "empty.other")}
          text={mayEditBook(book.access) && t("empty.text")}
          actions={
            <ButtonLink variant="primary" to="/ideas">
              {t("empty.find")}
            </ButtonLink>
          }
        />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the anchors inside are what is pressed, by keyboards too
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div onClick={follow}>
          <BookItems book={book} input={input} />
        </div>
      )}
      {book.access === "reader" && (
        <p className="mt-10">
          <ReportButton type="ideabook" id={book.id} name={book.title} />
        </p>
      )}
    </div>
  );
}
