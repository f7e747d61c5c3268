import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { prefetchLoader, vendors } from "#app/api/list-loader.server.ts";
import { productPath } from "#app/features/shop/products/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { Question } from "../../visitor/components/question.tsx";
import { Answer } from "../components/answer-form.tsx";

export const handle = { namespaces: ["product-questions", "ui.form", "moderation.button"] };

const received = (queries: typeof orpc) => queries.productQuestions.listReceived.infiniteOptions(morePages({}));

export const loader = prefetchLoader(vendors, (server) => [received(server)]);

export default hydrated(VendorQuestions);

function VendorQuestions() {
  const t = useT("product-questions");
  const list = useMoreList(received(orpc));
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("received.title")}</title>
      <DashboardHeader title={t("received.title")} text={t("received.text")} />
      <CardList
        list={list}
        className="mt-6 divide-y divide-line"
        failed={t("failed")}
        empty={<EmptyState title={t("received.empty")} text={t("received.emptyText")} />}
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(question) => (
          <Question
            key={question.id}
            question={question}
            canReport
            about={
              <Link className="mb-2 inline-block text-sm font-semibold hover:underline" to={productPath(question.product.slug)}>
                <bdi>{question.product.name}</bdi>
              </Link>
            }
          >
            <Answer question={question} />
          </Question>
        )}
      </CardList>
    </div>
  );
}
