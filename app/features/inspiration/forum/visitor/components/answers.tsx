import { useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { answerPages, eachOnce } from "../../forum.pages.ts";
import { AnswerItem } from "./answer-item.tsx";

/** The answers: the accepted one first, then those that helped most. */
export function Answers({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  const list = useInfiniteQuery(orpc.forum.answers.infiniteOptions(answerPages(thread.slug)));
  const items = list.data && eachOnce(list.data.pages);
  return (
    <section className="forum-answers" id="answers">
      <h2>{t("answers", { n: thread.answers })}</h2>
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("answersFailed")}</p>
        </LocalErrorBox>
      ) : !items ? (
        <Skeleton height="8rem" />
      ) : items.length === 0 ? (
        thread.status === "visible" && !thread.isLocked && <p className="text-muted">{t("noAnswers")}</p>
      ) : (
        <ol>
          {items.map((answer) => (
            <li key={answer.id}>
              <AnswerItem answer={answer} thread={thread} />
            </li>
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <Button onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
          {t("moreAnswers")}
        </Button>
      )}
    </section>
  );
}
