import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "../error-box.tsx";
import { PageHeader } from "../page-header.tsx";

type Props = {
  title: string;
  text: string;
  /** Beside the heading. */
  actions?: ReactNode;
  /** The column beside the list. */
  filters: ReactNode;
  toolbar: ReactNode;
  failed: { error: unknown; refetch(): unknown } | undefined;
  /** Chips and cards. */
  children: ReactNode;
};

/** A public list of cards: heading, filters beside it, toolbar, and what was found or why it is not there. */
export function CardScreen({ title, text, actions, filters, toolbar, failed, children }: Props) {
  const t = useT("ui");
  return (
    <>
      <PageHeader title={title} text={text}>
        {actions}
      </PageHeader>
      <div className="split">
        <aside className="filters" id="filters" aria-label={t("filters")}>
          {filters}
        </aside>
        <section aria-label={title}>
          {toolbar}
          {failed ? <LocalErrorBox error={failed.error} onTryAgain={() => void failed.refetch()} /> : children}
        </section>
      </div>
    </>
  );
}
