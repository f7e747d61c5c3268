import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { RatedArticle } from "../../help.contract.ts";

/** What people wrote about an article, newest first. */
export function CommentsDialog({ article, onClose }: { article: RatedArticle; onClose(): void }) {
  const t = useT("help");
  const format = useFormat();
  const list = useMoreList(orpc.help.comments.infiniteOptions(morePages({ article: article.id })));
  return (
    <Dialog isOpen onClose={onClose} title={article.title}>
      <CardList
        list={list}
        className="grid gap-4"
        failed={t("list.failed")}
        empty={<EmptyState level={3} title={t("list.empty")} />}
        loading={<Skeleton height="8rem" />}
      >
        {(comment) => (
          <li key={comment.id} className="grid gap-1.5 border-b border-line pb-3">
            <p className="flex items-center gap-3 text-sm text-muted">
              <StatusBadge tone={comment.isHelpful ? "ok" : "warn"}>{t(comment.isHelpful ? "helpful.yes" : "helpful.no")}</StatusBadge>
              <time dateTime={comment.createdAt}>{format.date(comment.createdAt, "dateTime")}</time>
            </p>
            <p className="whitespace-pre-line break-words" dir="auto" lang={languageOf(comment.comment)}>
              {comment.comment}
            </p>
          </li>
        )}
      </CardList>
    </Dialog>
  );
}
