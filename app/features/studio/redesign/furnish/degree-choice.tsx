import { AppWindow, Armchair } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { DEGREES, type Degree, FURNISHED_ROOMS, type FurnishedRoom } from "#app/engines/room/stage/words.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { Select } from "#app/ui/input.tsx";
import type { RedesignDetail } from "../redesign.contract.ts";
import type { FurnishState } from "./use-furnish.ts";
import "./furnish.css";

const MarksDialog = lazy(() => import("./marks-dialog.tsx").then((module) => ({ default: module.MarksDialog })));

type Props = { redesign: RedesignDetail; furnish: FurnishState; style: Restyle; isPending: boolean; onAsk(): void; onMake(): void };

/** How much of the room is made anew; with furniture also which room it becomes, and what is still missing for it. */
export function DegreeChoice({ redesign, furnish: { degree, setDegree, room, setRoom, problem, wish }, style, isPending, onAsk, onMake }: Props) {
  const t = useT("redesign.furnish");
  const styles = useT("redesign");
  const [isMarking, setMarking] = useState(false);
  return (
    <section className="furnish-choice" aria-label={t("degree.label")}>
      <Segmented<Degree>
        label={t("degree.label")}
        name="degree"
        value={degree}
        onChange={setDegree}
        options={DEGREES.map((value) => ({ value, label: t(`degree.${value}`) }))}
      />
      {degree !== "surfaces" && (
        <>
          <p className="muted">{t(`text.${degree}`)}</p>
          {problem ? (
            <div className="furnish-need" role="status">
              <p>{t(`need.${problem}`)}</p>
              <Button onClick={onAsk}>{t("need.ask")}</Button>
            </div>
          ) : (
            <div className="furnish-row">
              <Select label={t("room.label")} value={room} onChange={(event) => setRoom(event.target.value as FurnishedRoom)}>
                {FURNISHED_ROOMS.map((value) => (
                  <option key={value} value={value}>
                    {t(`room.${value}`)}
                  </option>
                ))}
              </Select>
              <Button icon={<AppWindow aria-hidden />} onClick={() => setMarking(true)}>
                {t("marks.open")}
              </Button>
              <Button variant="primary" icon={<Armchair aria-hidden />} pending={isPending} aria-disabled={!wish || undefined} onClick={onMake}>
                {t("make", { style: styles(`styles.${style}`) })}
              </Button>
            </div>
          )}
        </>
      )}
      <Suspense>{isMarking && <MarksDialog redesign={redesign} onClose={() => setMarking(false)} />}</Suspense>
    </section>
  );
}
