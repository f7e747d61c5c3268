import { Check, Minus, Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { CorrectedSurface } from "#app/engines/room/corrections.ts";
import { BACK, FLOOR, type FoundMap, LEFT, RIGHT, UNTOUCHED } from "#app/engines/room/marks/labels.ts";
import { smartStroke } from "#app/engines/room/marks/stroke.ts";
import { SURE } from "#app/engines/room/surfaces/sure.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { RedesignDetail, RedesignSurfaceMap } from "../../redesign.contract.ts";
import { QUESTIONS } from "../../redesign.ts";
import { correctionsFrom, type Draft, type Question } from "../draft.ts";
import { useDraft } from "../use-draft.ts";
import { useFullScreen } from "../use-full-screen.ts";
import { useLabels } from "../use-labels.ts";
import { useReach } from "../use-reach.ts";
import { correctionsToSend } from "../use-saving.ts";
import { RegionList } from "./mark-panel.tsx";
import { Stage } from "./stage.tsx";
import { UndoRedo } from "./tool-bar.tsx";

type Corrections = RedesignSurfaceMap["corrections"];
type Answers = Corrections & { confirmed: Question[] };
type Props = {
  redesign: RedesignDetail;
  map: FoundMap;
  corrections: Corrections;
  isSaving: boolean;
  onAnswer(answers: Answers): void;
};

/** The labels that a question is about; the others stay dark. */
const ASKED: Readonly<Record<Question, readonly number[]>> = { floor: [FLOOR], wall: [BACK, LEFT, RIGHT], corners: [] };
const SURENESS = { floor: "floor", wall: "wall", corners: "geometry" } as const;

export function Questions({ redesign, map, corrections, isSaving, onAnswer }: Props) {
  const t = useT("redesign.control");
  const [initial] = useState<Draft>(() => ({ corners: undefined, ...correctionsFrom(corrections), finishes: {} }));
  const { draft, change, undo, redo, canUndo, canRedo, onKeyDown } = useDraft(initial);
  const [confirmed, setConfirmed] = useState<Question[]>([]);
  const question = QUESTIONS[confirmed.length] ?? "corners";
  const isUnsure = (redesign.confidence?.[SURENESS[question]] ?? 0) < SURE[SURENESS[question]];
  const [mending, setMending] = useState<Question | null>(null);
  const isMending = mending === question || (isUnsure && question !== "corners");
  const [isTaking, setTaking] = useState(false);
  const [litRegion, setLitRegion] = useState<number | null>(null);
  const labels = useLabels(map, draft);
  const shown = useMemo(() => labels.map((label) => (ASKED[question].includes(label) ? label : UNTOUCHED)), [labels, question]);
  const reach = useReach(map);
  const dialog = useRef<HTMLDialogElement>(null);
  const finish = (answers: Question[]) => onAnswer({ ...correctionsToSend(map, draft), confirmed: answers });
  const skip = () => finish(confirmed);
  useFullScreen(dialog, skip);
  const mark: CorrectedSurface = isTaking || question === "corners" ? "untouched" : question;
  const draw = (points: readonly (readonly [number, number])[]) => change((now) => ({ ...now, steps: [...now.steps, smartStroke(points, mark)] }));
  const yes = () => {
    const answers = [...confirmed, question];
    setTaking(false);
    if (answers.length < QUESTIONS.length) setConfirmed(answers);
    else finish(answers);
  };
  return (
    <dialog ref={dialog} className="control ask" aria-labelledby="ask-title" onKeyDown={onKeyDown}>
      <div className="control-head">
        <h2 id="ask-title" tabIndex={-1}>
          {t("ask.title")}
        </h2>
        <UndoRedo canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} />
      </div>
      <Stage
        photo={redesign.photo}
        map={map}
        labels={shown}
        corners={draft.corners}
        tool={question === "corners" ? "corners" : "stroke"}
        brush={{ surface: mark, radius: 0 }}
        result={null}
        recolor={null}
        hasTints
        lit={litRegion === null ? null : (at) => map.regions[at] === litRegion}
        meantAt={(at) => {
          if (!isMending) return null;
          const taken = reach(at, mark, draft.steps);
          return (other) => taken[other] === 1;
        }}
        onTap={() => undefined}
        onStroke={(points) => {
          setMending(question);
          draw(points);
        }}
        onCorner={(name, point, gesture) => change((now) => ({ ...now, corners: { ...now.corners, [name]: point } }), gesture)}
      />
      <div className="control-panel ask-panel">
        <p className="ask-step">{t("ask.step", { number: confirmed.length + 1, count: QUESTIONS.length })}</p>
        <div aria-live="polite">
          <h3>{t(`ask.${question}.${isMending && isUnsure ? "unsure" : "question"}`)}</h3>
          <p>{t(isMending ? "ask.mend" : `ask.${question}.hint`)}</p>
        </div>
        {isMending && (
          <>
            <div className="ask-answers">
              <Button icon={<Plus aria-hidden />} aria-pressed={!isTaking} onClick={() => setTaking(false)}>
                {t("ask.add")}
              </Button>
              <Button icon={<Minus aria-hidden />} aria-pressed={isTaking} onClick={() => setTaking(true)}>
                {t("ask.takeAway")}
              </Button>
            </div>
            <RegionList map={map} labels={labels} mark={mark} onLight={setLitRegion} onPick={({ x, y }) => draw([[x, y]])} />
          </>
        )}
        <div className="ask-answers">
          {!isMending && question !== "corners" && (
            <Button size="lg" onClick={() => setMending(question)}>
              {t("ask.notQuite")}
            </Button>
          )}
          <Button size="lg" variant="primary" icon={<Check aria-hidden />} pending={isSaving} onClick={yes}>
            {t(isMending ? "ask.done" : "ask.yes")}
          </Button>
        </div>
        <Button variant="ghost" onClick={skip}>
          {t("ask.skip")}
        </Button>
      </div>
    </dialog>
  );
}
