import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { Camera } from "lucide-react";
import { Suspense } from "react";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { RegionPlates } from "#app/features/inspiration/ideas/public.tsx";
import { RedesignRooms } from "#app/features/studio/redesign/public.tsx";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { shotUrl } from "../../showcase.ts";
import { LazyComparison } from "../components/showcase-parts.tsx";
import type { Route } from "./+types/family";
import "../../showcase.css";

export const handle = { namespaces: ["showcase.family", "ideas"] };

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.ideaDetail.front.queryOptions());
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  await browserQueryClient().prefetchQuery(orpc.ideaDetail.front.queryOptions());
  return { state: undefined };
}

/** For Saudi families: a page of its own, written in Arabic and shown in Arabic by its address. */
export default function Family({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Content />
    </HydrationBoundary>
  );
}

const STEPS = ["see", "write", "receive", "choose", "follow"] as const;
const EASE = ["photos", "calls", "prices", "papers"] as const;
const QUESTIONS = ["free", "build", "pay", "ready"] as const;

function Content() {
  const t = useT("showcase.family");
  const format = useFormat();
  const follow = useAnchors();
  const { regions = [] } = useQuery(orpc.ideaDetail.front.queryOptions()).data ?? {};
  const questions = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: QUESTIONS.map((key) => ({
      "@type": "Question",
      name: t(`questions.${key}.title`),
      acceptedAnswer: { "@type": "Answer", text: t(`questions.${key}.text`) },
    })),
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the anchors inside are what keyboards reach; this only follows them without a full load
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="family" onClick={follow}>
      <PageHead
        title={t("title")}
        description={t("description")}
        path="/ar"
        language="ar"
        isOnlyIn="ar"
        image={shotUrl("studio", "ar", "light")}
        jsonLd={[questions]}
      />
      <div className="family-hero">
        <div className="wrap">
          <div className="family-promise">
            <h1>{t("hero")}</h1>
            <div>
              <p className="show-lede">{t("lede")}</p>
              <div className="show-acts">
                <ButtonLink size="lg" variant="primary" to="/redesign" icon={<Camera aria-hidden />}>
                  {t("tryIt")}
                </ButtonLink>
                <ButtonLink size="lg" to="/project-create">
                  {t("ask")}
                </ButtonLink>
              </div>
            </div>
          </div>
          <Suspense fallback={<div className="live-wait" />}>
            <RedesignRooms />
          </Suspense>
        </div>
      </div>
      <div className="wrap">
        <section className="section family-steps">
          <h2>{t("steps.title")}</h2>
          <ol>
            {STEPS.map((step, index) => (
              <li key={step}>
                <b className="num" aria-hidden>
                  {format.number(index + 1)}
                </b>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="section">
          <SectionHead title={t("compare.title")} text={t("compare.text")} />
          <LazyComparison />
        </section>
        {regions.length > 1 && (
          <section className="section">
            <SectionHead title={t("regions.title")} text={t("regions.text")} />
            <RegionPlates regions={regions} />
          </section>
        )}
      </div>
      <section className="show-band">
        <div className="wrap">
          <h2>{t("ease.title")}</h2>
          <ul className="family-ease">
            {EASE.map((key) => (
              <li key={key}>
                <h3>{t(`ease.${key}.title`)}</h3>
                <p>{t(`ease.${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap">
        <section className="section questions">
          <h2>{t("questions.title")}</h2>
          <div>
            {QUESTIONS.map((key) => (
              <details key={key} className="fold">
                <summary>{t(`questions.${key}.title`)}</summary>
                <p>{t(`questions.${key}.text`)}</p>
              </details>
            ))}
          </div>
        </section>
        <section className="show-close">
          <div>
            <h2>{t("close.title")}</h2>
            <p>{t("close.text")}</p>
          </div>
          <div className="show-acts">
            <ButtonLink size="lg" variant="primary" to="/redesign" icon={<Camera aria-hidden />}>
              {t("tryIt")}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
}
