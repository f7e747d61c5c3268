import { useT } from "#app/platform/languages/language-context.tsx";
import { CompareFrame } from "#app/ui/compare.tsx";
import type { Pair } from "./pair-list.ts";
import { afterUrl, beforeUrl } from "./pairs.ts";

/** One of our own rooms under the slider. */
export function PairSlider({ pair, isFirst = false }: { pair: Pair; isFirst?: boolean }) {
  const t = useT("redesign");
  const ideas = useT("ideas");
  const style = t(`styles.${pair.style}`);
  const title = t("compare.of", { style, room: ideas(`room.${pair.room}`) });
  const image = (src: string) => (
    <span className="photo fill">
      <img src={src} alt="" width={960} height={640} loading={isFirst ? "eager" : "lazy"} decoding="async" />
    </span>
  );
  return (
    <CompareFrame
      before={image(beforeUrl(pair))}
      after={image(afterUrl(pair))}
      labels={{ before: t("compare.before"), after: style }}
      label={t("compare.label", { title })}
    />
  );
}
