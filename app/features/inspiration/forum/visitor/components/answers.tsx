import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { ListState } from "#app/ui/list/list-state.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Skeleton } from "#app/ui/states.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { AnswerItem } from "./answer-item.tsx";

/** Loader and screen share it, so that both mean the same entry of the cache. */
export const answersTo = (queries: typeof orpc, slug: string) => queries.forum.answers.infiniteOptions(morePages({ slug }));

/** The answers: the accepted one first, then those that helped most. */
export function Answers({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  const list = useMoreList(answersTo(orpc, thread.slug));
  return (
    <section className="forum-answers" id="answers">
      <h2>{t("answers", { n: thread.answers })}</h2>
      <ListState
        list={list}
        failed={t("answersFailed")}
        empty={thread.status === "visible" && !thread.isLocked && <p className="text-muted">{t("noAnswers")}</p>}
        loading={<Skeleton height="8rem" />}
      >
        {(items) => (
          <ol>
            {items.map((answer) => (
              <li key={answer.id}>
                <AnswerItem answer={answer} thread={thread} />
              </li>
            ))}
          </ol>
        )}
      </ListState>
      <MoreButton list={list} size="md" label={t("moreAnswers")} />
    </section>
  );
}
