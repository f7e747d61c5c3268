import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { Asked } from "../../questions.ts";
import { Answer } from "./answer-form.tsx";
import { Question } from "./question.tsx";

/** The screen's query; its loader runs it first. */
export const receivedQuery = (queries: typeof orpc, type: Asked) => queries.questions.listReceived.infiniteOptions(morePages({ type }));

/** What people asked a business about its pieces, or a professional, each with the one answer. */
export function ReceivedQuestions({ type }: { type: Asked }) {
  const t = useT("questions");
  const { viewer } = useViewer();
  // Those who work for others read what several are asked.
  const isNamed = type === "product" || viewer?.isProfessionalStaff === true;
  const list = useMoreList(receivedQuery(orpc, type));
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("received.title")}</title>
      <DashboardHeader title={t("received.title")} text={t(`received.text.${type}`)} />
      <CardList
        list={list}
        className="mt-6 divide-y divide-line"
        failed={t("failed")}
        empty={
          <EmptyState
            title={t("received.empty")}
            text={t(`received.emptyText.${type}`)}
            actions={<ButtonLink to={type === "product" ? "/vendor/products" : "/profile"}>{t(`received.see.${type}`)}</ButtonLink>}
          />
        }
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(question) => (
          <Question
            key={question.id}
            question={question}
            type={type}
            canReport
            about={
              isNamed && (
                <Link className="mb-2 inline-block text-sm font-semibold hover:underline" to={question.subject.path}>
                  <bdi>{question.subject.name}</bdi>
                </Link>
              )
            }
          >
            <Answer question={question} />
          </Question>
        )}
      </CardList>
    </div>
  );
}
