import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { isMissing, type Outcome } from "#app/api/page-outcome.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import type { Ideabook } from "../../ideabooks.contract.ts";
import type { BookInput } from "../../ideabooks.load.ts";
import { BOOKS_PATH } from "../../ideabooks.ts";
import { useBook } from "./use-book.tsx";

type Props = { input: BookInput; outcome: Outcome; children(book: Ideabook): ReactNode };

/** The ideabook, or why there is none to see. Access that ends while the page is open ends the page. */
export function BookOutcome({ input, outcome, children }: Props) {
  return outcome === "missing" ? <BookNotFound /> : <Live input={input}>{children}</Live>;
}

function Live({ input, children }: Omit<Props, "outcome">) {
  const t = useT("ideabooks");
  const { data: book, error, refetch } = useBook(input);
  const { revalidate } = useRevalidator();
  if (isMissing(error)) return <BookNotFound />;
  if (book) return children(book);
  return (
    <div className="wrap py-16">
      <title>{t("title")}</title>
      {error && (
        <LocalErrorBox
          error={error}
          onTryAgain={() => {
            void refetch();
            void revalidate();
          }}
        >
          <p>{t("loadFailed")}</p>
        </LocalErrorBox>
      )}
    </div>
  );
}

/** For missing ideabooks and other people's private ones. */
function BookNotFound() {
  const t = useT("ideabooks");
  return <MissingPage title={t("notFound.title")} text={t("notFound.text")} to={BOOKS_PATH} action={t("notFound.back")} />;
}
