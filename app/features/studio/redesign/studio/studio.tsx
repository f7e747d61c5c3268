import { lazy, Suspense, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { Target } from "../control/draft.ts";
import { DegreeChoice } from "../furnish/degree-choice.tsx";
import { FurnishList } from "../furnish/furnish-list.tsx";
import { useFurnish } from "../furnish/use-furnish.ts";
import type { RedesignDetail } from "../redesign.contract.ts";
import { EngineChoice, useEngines } from "./engine-choice.tsx";
import { PictureNotes } from "./picture-notes.tsx";
import { againOf } from "./stage.tsx";
import { StagePart } from "./stage-part.tsx";
import { StudioActions } from "./studio-actions.tsx";
import { StudioHead } from "./studio-head.tsx";
import { StyleButtons } from "./style-buttons.tsx";
import { isOpen } from "./use-redesign.ts";
import { useStudio } from "./use-studio.ts";
import { useVersionNames } from "./version-names.ts";
import { VersionStrip } from "./version-strip.tsx";

const AskSurfaces = lazy(() => import("../control/ask-surfaces.tsx").then((module) => ({ default: module.AskSurfaces })));
const StudioControl = lazy(() => import("../control/studio-control.tsx").then((module) => ({ default: module.StudioControl })));

type Props = { redesign: RedesignDetail /** The server did not answer; the data may be stale. */; isCutOff: boolean };

/** One photograph with all its pictures. */
export function Studio({ redesign, isCutOff }: Props) {
  const s = useT("redesign.studio");
  const studio = useStudio(redesign);
  const engines = useEngines();
  const furnish = useFurnish(redesign, studio.shown);
  const [isAskingAgain, setAskingAgain] = useState(false);
  const nameOf = useVersionNames(redesign.pictures);
  const [marking, setMarking] = useState<Target | null>(null);
  const { shown, show, making } = studio;
  const stage = useRef<HTMLDivElement>(null);
  // On phones the styles are below the picture: choosing one scrolls up to it.
  const see = () => stage.current?.scrollIntoView({ block: "nearest" });
  const result = shown?.state === "done" && shown.photo ? { ...shown, photo: shown.photo } : null;
  const isGenerative = engines.engine?.isEmbedded === false;
  const [wanted, setWanted] = useState(shown?.style ?? studio.wish ?? "modern");
  const isFirstOnItsWay = redesign.pictures.length === 0 && studio.wish !== null && !studio.isAsking && !making.isError;
  return (
    <div className="wrap studio-page">
      <StudioHead
        redesign={redesign}
        style={shown?.style ?? (isFirstOnItsWay ? studio.wish : null)}
        lead={
          studio.isAsking
            ? "leadAsk"
            : redesign.pictures.some(({ state }) => state === "done")
              ? "lead"
              : isFirstOnItsWay || redesign.pictures.some(isOpen)
                ? "leadMaking"
                : "leadFirst"
        }
      />
      {isCutOff && (
        <p className="studio-cut-off" role="status">
          {s("offline")}
        </p>
      )}
      {studio.isAsking || isAskingAgain ? (
        <Suspense fallback={<Skeleton height="min(56vh, 520px)" />}>
          <AskSurfaces redesign={redesign} onDone={() => setAskingAgain(false)} />
        </Suspense>
      ) : marking ? (
        <Suspense fallback={<Skeleton height="min(56vh, 520px)" />}>
          <StudioControl
            redesign={redesign}
            picture={shown?.state === "done" ? shown : null}
            style={wanted}
            target={marking}
            onRestyle={(wish) => making.mutateAsync(wish).then(() => setMarking(null))}
            onClose={() => setMarking(null)}
          />
        </Suspense>
      ) : (
        <div className="studio">
          <section className="studio-main">
            {furnish.isPossible && !isGenerative && (
              <DegreeChoice
                redesign={redesign}
                furnish={furnish}
                style={shown?.style ?? wanted}
                isPending={making.isPending}
                onAsk={() => setAskingAgain(true)}
                onMake={() => {
                  if (!furnish.wish) return;
                  studio.choose(shown?.style ?? wanted, furnish.wish);
                  see();
                }}
              />
            )}
            <div ref={stage} className="studio-stage">
              <StagePart redesign={redesign} studio={studio} nameOf={nameOf} onMark={setMarking} />
            </div>
            {redesign.pictures.length > 0 && <VersionStrip redesign={redesign} shown={shown} onShow={show} nameOf={nameOf} />}
          </section>
          <aside className="tools">
            <StyleButtons
              pictures={redesign.pictures}
              current={isGenerative ? wanted : (shown?.style ?? null)}
              isMaking={making.isPending}
              onChoose={(style) => {
                setWanted(style);
                if (isGenerative || furnish.problem) return;
                studio.choose(style, furnish.wish);
                see();
              }}
            />
            <EngineChoice engines={engines} style={wanted} isPending={making.isPending} onMake={(wish) => making.mutate(wish)} />
            {result && (
              <FurnishList
                picture={result}
                isPending={making.isPending}
                onMake={(placements) => {
                  const { furnish: made, ...again } = againOf(result);
                  return making.mutateAsync({ ...again, ...(made && { furnish: { ...made, placements } }) });
                }}
              />
            )}
            {result && <StudioActions redesign={redesign} picture={result} name={nameOf(result)} />}
          </aside>
          {result && (
            <PictureNotes
              redesign={redesign}
              picture={result}
              onMark={() => setMarking("wall")}
              onAgain={() => making.mutate(againOf(result))}
              onRemove={() => studio.removing.mutate(result)}
            />
          )}
        </div>
      )}
    </div>
  );
}
