import { lazy, Suspense } from "react";
import { firstSign } from "#app/kit/first-sign.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { StudioModes } from "#app/kit/studio-modes.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { parseStart, START_PATH } from "../../redesign.address.ts";
import { HistoryWaits } from "../components/history-waits.tsx";
import { PAIRS } from "../components/pair-list.ts";
import { afterUrl } from "../components/pairs.ts";
import { StartForm } from "../components/start-form.tsx";
import type { Route } from "./+types/start";
import "../../redesign.css";

/** Names of rooms. */
export const handle = { namespaces: ["ideas"] };

/** The server renders what is only read and the sliders; their script loads on the first interaction. */
const FirstPair = lazy(async () => {
  await firstSign(".compare");
  return import("../components/first-pair.tsx").then((module) => ({ default: module.FirstPair }));
});
const StartNotes = lazy(async () => {
  await firstSign(".start-notes");
  return import("../components/start-notes.tsx").then((module) => ({ default: module.StartNotes }));
});
const PairGallery = lazy(async () => {
  await firstSign(".compare");
  return import("../components/pair-gallery.tsx").then((module) => ({ default: module.PairGallery }));
});
/** Elements that are always the same: a new one would drop the server's markup when the screen renders again. */
const firstPair = (
  <Suspense>
    <FirstPair isFirst />
  </Suspense>
);
const startNotes = (
  <Suspense>
    <StartNotes />
  </Suspense>
);
const pairGallery = (
  <Suspense>
    <PairGallery />
  </Suspense>
);
const History = lazy(() => import("../components/history.tsx").then((module) => ({ default: module.History })));
/** Reserved for who was signed in last time (app/frame/css/site.css), so that nothing below jumps. */
const historyPlace = (
  <section className="redesign-part members" aria-hidden>
    <div className="part-head">
      <Skeleton width="12rem" height="1.8rem" />
    </div>
    <HistoryWaits />
  </section>
);

export function loader({ request }: Route.LoaderArgs) {
  return { search: parseStart(new URL(request.url).searchParams) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { search: parseStart(new URL(request.url).searchParams) };
}

/** The start screen: what it does, the form, and the viewer's redesigns. */
export default function Start({ loaderData: { search } }: Route.ComponentProps) {
  const t = useT("redesign");
  const { code } = useLanguage();
  const { viewer, isKnown } = useViewer();
  const [first] = PAIRS;
  return (
    <div className="wrap redesign-start">
      <PageHead title={t("title")} description={t("description")} path={START_PATH} language={code} {...(first && { image: afterUrl(first) })} />
      <div className="page-head">
        <h1>{t("heading")}</h1>
        <p>{t("lead")}</p>
      </div>
      <StudioModes current="redesign" />
      <div className="start-grid">
        <StartForm search={search} />
        {first && (
          <div className="start-show">
            {firstPair}
            {startNotes}
          </div>
        )}
      </div>
      {viewer ? (
        <Suspense fallback={historyPlace}>
          <History />
        </Suspense>
      ) : (
        !isKnown && historyPlace
      )}
      {pairGallery}
    </div>
  );
}
