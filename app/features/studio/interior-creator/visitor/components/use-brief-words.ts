import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Board } from "../../interior-creator.contract.ts";
import { type Brief, isEmptyBrief } from "../../interior-creator.ts";

/** A name for a brief: what it says of style and room. */
export function useBriefName() {
  const t = useT("interior-creator");
  const ideas = useT("ideas");
  return ({ room, style }: Pick<Brief, "room" | "style">): string => {
    if (room && style) return t("name.both", { style: t(`styles.${style}`), room: ideas(`room.${room}`) });
    if (room) return ideas(`room.${room}`);
    return style ? t(`styles.${style}`) : t("name.plain");
  };
}

/** A brief in sentences, for the person who is asked to build it. */
export function useBriefWords() {
  const t = useT("interior-creator");
  const format = useFormat();
  const name = useBriefName();
  return ({ brief }: Pick<Board, "brief">): string => {
    const lines = [
      t("ask.line", { what: name(brief) }),
      brief.size !== null && t("ask.size", { n: brief.size }),
      brief.budget !== null && t("ask.budget", { n: format.number(brief.budget) }),
      brief.colors.length > 0 && t("ask.colors", { list: format.list(brief.colors.map((hex) => t(`colors.${hex.slice(1) as "000000"}`))) }),
      brief.words.trim(),
    ];
    return isEmptyBrief(brief) ? "" : lines.filter(Boolean).join("\n");
  };
}
