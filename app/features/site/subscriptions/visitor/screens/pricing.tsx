import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { EverythingFree } from "../components/everything-free.tsx";
import { PlanColumns } from "../components/plan-columns.tsx";
import { PlanQuestions, useQuestions } from "../components/plan-questions.tsx";
import type { Route } from "./+types/pricing";
import "../../pricing.css";

export const handle = { namespaces: ["ui.form"] };

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.subscriptions.listPlans.queryOptions());
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  await browserQueryClient().prefetchQuery(orpc.subscriptions.listPlans.queryOptions());
  return { state: undefined };
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Content />
    </HydrationBoundary>
  );
}

/** What Diwan costs: the plans of this deployment, or that there are none. */
function Content() {
  const t = useT("subscriptions");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const { data, isError, error, refetch } = useQuery(orpc.subscriptions.listPlans.queryOptions());
  const isFree = data?.plans.length === 0;
  const questions = useQuestions(data?.graceDays ?? 0);
  const name = (words: { en: string; ar: string }) => words[code === "ar" ? "ar" : "en"];
  const jsonLd = data?.plans.flatMap((plan) =>
    plan.price === null
      ? []
      : (["month", "year"] as const).map((period) => ({
          "@context": "https://schema.org",
          "@type": "Offer",
          name: `${name(plan.name)}, ${t(period)}`,
          description: name(plan.text),
          url: `${siteUrl}/pricing`,
          price: ((plan.price?.[period] ?? 0) / 100).toFixed(2),
          priceCurrency: "SAR",
        })),
  );
  const asked = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, text }) => ({ "@type": "Question", name: title, acceptedAnswer: { "@type": "Answer", text } })),
  };
  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("description")} path="/pricing" language={code} jsonLd={isFree ? [] : [...(jsonLd ?? []), asked]} />
      <header className="pricing-head">
        <Breadcrumbs items={[{ label: t("business"), to: "/pro-software" }, { label: t("title") }]} />
        <h1>{t(isFree ? "hero.free" : "hero.paid")}</h1>
        <p>{t(isFree ? "lede.free" : "lede.paid")}</p>
      </header>
      {isError && <LocalErrorBox error={error} onTryAgain={() => void refetch()} />}
      {isFree && <EverythingFree />}
      {data && !isFree && (
        <>
          <PlanColumns data={data} />
          <PlanQuestions questions={questions} />
        </>
      )}
    </div>
  );
}
