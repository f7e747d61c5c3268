import { useState } from "react";
import type { RoomType } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { PAIRS, type Pair } from "./pair-list.ts";
import { beforeUrl } from "./pairs.ts";

const SHOWN = 4;
/** Some rooms are shown in more than one look. */
const ROOMS = PAIRS.filter(({ name }, place) => PAIRS.findIndex((pair) => pair.name === name) === place).slice(0, SHOWN);

/** Rooms to try it with, for the person who has no photograph at hand. */
export function SamplePhotos({ onFile }: { onFile(file: File, room: RoomType): void }) {
  const t = useT("redesign");
  const ideas = useT("ideas");
  const [isReading, setReading] = useState(false);
  const take = async (pair: Pair) => {
    setReading(true);
    try {
      const answer = await fetch(beforeUrl(pair));
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      onFile(new File([await answer.blob()], `${pair.name}.webp`, { type: "image/webp" }), pair.room);
    } catch {
      toast({ title: t("intake.failed"), tone: "danger" });
    } finally {
      setReading(false);
    }
  };
  return (
    <section className="intake-samples" aria-labelledby="redesign-samples">
      <h2 id="redesign-samples">{t("samples.title")}</h2>
      <p className="tiny muted">{t("samples.text")}</p>
      <ul>
        {ROOMS.map((pair) => (
          <li key={pair.name}>
            <button type="button" disabled={isReading} aria-label={t("samples.use", { room: ideas(`room.${pair.room}`) })} onClick={() => void take(pair)}>
              <img src={beforeUrl(pair)} alt="" width={960} height={640} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
