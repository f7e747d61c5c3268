import { Pencil, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { Ideabook } from "../../ideabooks.contract.ts";
import type { BookInput } from "../../ideabooks.load.ts";
import { mayEditBook } from "../../ideabooks.policy.ts";
import { VisibilityLine } from "./book-card.tsx";
import { BookLike } from "./book-like.tsx";
import { BookMenu } from "./book-menu.tsx";

const ShareDialog = lazy(() => import("./share-dialog.tsx").then((module) => ({ default: module.ShareDialog })));

const SHOWN_MEMBERS = 5;

type Props = { book: Ideabook; input: BookInput; onEdit(): void };

export function BookHead({ book, input, onEdit }: Props) {
  const t = useT("ideabooks");
  const [isSharing, setSharing] = useState(false);
  const isMember = book.access !== "reader";
  return (
    <header className="book-head">
      <div className="min-w-0">
        <h1>
          <bdi lang={languageOf(book.title)}>{book.title}</bdi>
        </h1>
        <BookFacts book={book} />
        {book.description && (
          <p className="text" dir="auto" lang={languageOf(book.description)}>
            {book.description}
          </p>
        )}
        {isMember && <Members book={book} onOpen={() => setSharing(true)} />}
        {book.isHidden && (
          <p className="mt-3">
            <Badge tone="warn">{t("hidden")}</Badge>
          </p>
        )}
      </div>
      <div className="acts">
        {isMember ? (
          <Button icon={<UserPlus size={18} aria-hidden />} onClick={() => setSharing(true)}>
            {t("share.open")}
          </Button>
        ) : (
          <BookLike book={book} input={input} />
        )}
        {mayEditBook(book.access) && (
          <Button icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
            {t("edit")}
          </Button>
        )}
        <BookMenu book={book} input={input} />
      </div>
      {isSharing && (
        <Suspense>
          <ShareDialog book={book} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </header>
  );
}

export function BookFacts({ book }: { book: Ideabook }) {
  const t = useT("ideabooks");
  const name = t("by", { name: book.owner.name });
  return (
    <ul className="facts">
      <li>
        <Avatar name={book.owner.name} src={book.owner.image} size="sm" />
        {book.owner.to ? (
          <Link className="link" to={book.owner.to}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </li>
      <li>{t("ideas", { n: book.itemCount })}</li>
      {book.totals.map((total) => (
        <li key={total.currency}>
          <span>{t("total")}</span> <MoneyText {...total} />
        </li>
      ))}
      {book.pieceTotals.map((total) => (
        <li key={total.currency}>
          <span>{t("piece.total")}</span> <MoneyText {...total} />
        </li>
      ))}
      {book.access !== "reader" && (
        <li>
          <VisibilityLine visibility={book.visibility} />
        </li>
      )}
      <li>
        <span>
          {t("changed")} <TimeAgo at={book.updatedAt} />
        </span>
      </li>
    </ul>
  );
}

function Members({ book, onOpen }: { book: Ideabook; onOpen(): void }) {
  const t = useT("ideabooks");
  const members = book.members.filter((member) => member.status === "accepted");
  if (members.length === 0) return null;
  return (
    <button type="button" className="book-members" onClick={onOpen}>
      {members.slice(0, SHOWN_MEMBERS).map((member) => (
        <Avatar key={member.id} name={member.name} src={member.image} size="sm" />
      ))}
      <span>{t("members.count", { n: members.length })}</span>
    </button>
  );
}
