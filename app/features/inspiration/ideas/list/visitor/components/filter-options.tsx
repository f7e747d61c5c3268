import { type ReactNode, useEffect, useRef } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { COLOR_FAMILIES, FAMILY_SWATCH } from "../../../ideas.colors.ts";
import { DIFFICULTIES, REGIONS, ROOM_TYPES, type RoomType, STYLES } from "../../../ideas.ts";
import { formatIdeaAddress, type IdeaSearch, isExactColor } from "../../ideas.address.ts";
import { useGo } from "./use-go.tsx";

/** Riyals. */
export const RANGES: readonly (readonly [number | null, number | null])[] = [
  [null, 10_000],
  [10_000, 25_000],
  [25_000, 50_000],
  [50_000, 100_000],
  [100_000, null],
];

type Props = { search: IdeaSearch; tags: readonly string[]; rooms: readonly RoomType[] };
type Option = { key: string; label: ReactNode; next: Partial<IdeaSearch>; isOn: boolean; swatch?: string };

/** Links, so that filters work without scripts; the list around them prevents full page loads. */
function Options({ search, options, look }: { search: IdeaSearch; options: readonly Option[]; look?: "swatches" | "tags" }) {
  return (
    <ul className={look ? `idea-options ${look}` : "idea-options"}>
      {options.map(({ key, label, next, isOn, swatch }) => (
        <li key={key}>
          <a href={formatIdeaAddress({ ...search, page: 1, ...next })} aria-current={isOn || undefined} rel={look === "tags" ? "nofollow" : undefined}>
            {swatch && <i style={{ background: swatch }} />}
            <span dir="auto">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Rooms that have ideas, and the one that is on. */
export function RoomOptions({ search, rooms: seen }: Props) {
  const t = useT("ideas");
  const list = useT("ideas.list");
  const shown = ROOM_TYPES.filter((room) => seen.includes(room) || room === search.room);
  const rooms = shown.map((room) => ({ key: room, label: t(`room.${room}`), next: { room }, isOn: search.room === room }));
  return <Options search={search} options={[{ key: "", label: list("anyRoom"), next: { room: "", collection: "" }, isOn: !search.room }, ...rooms]} />;
}

export function StyleOptions({ search }: Props) {
  const t = useT("ideas");
  const list = useT("ideas.list");
  const styles = STYLES.map((style) => ({ key: style, label: t(`style.${style}`), next: { style }, isOn: search.style === style }));
  return <Options search={search} options={[{ key: "", label: list("anyStyle"), next: { style: "" }, isOn: !search.style }, ...styles]} />;
}

export function ColorOptions({ search }: Props) {
  const t = useT("ideas.list");
  const families = COLOR_FAMILIES.map((color) => ({
    key: color,
    label: t(`family.${color}`),
    next: { color: search.color === color ? "" : color },
    isOn: search.color === color,
    swatch: FAMILY_SWATCH[color],
  }));
  return (
    <>
      <Options search={search} options={families} look="swatches" />
      <ExactColor key={search.color} search={search} />
    </>
  );
}

/** Any color, from the browser's own palette. Its `change` comes once, when the palette is closed; React's onChange comes with every movement in it. */
function ExactColor({ search }: { search: IdeaSearch }) {
  const t = useT("ideas.list");
  const { go } = useGo(search);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef(go);
  choose.current = go;
  useEffect(() => {
    const element = input.current;
    const onChange = () => element && choose.current({ color: element.value.slice(1) });
    element?.addEventListener("change", onChange);
    return () => element?.removeEventListener("change", onChange);
  }, []);
  return (
    <label className="idea-exact">
      <input ref={input} type="color" defaultValue={isExactColor(search.color) ? `#${search.color}` : "#6d7b73"} />
      {t("exactColor")}
    </label>
  );
}

export function BudgetOptions({ search }: Props) {
  const t = useT("ideas.list");
  const format = useFormat();
  const { go, hidden } = useGo(search);
  const label = (from: number | null, to: number | null) => budgetText(t, (value) => format.number(value), from, to);
  const ranges = RANGES.map(([from, to]) => ({
    key: `${from}-${to}`,
    label: label(from, to),
    next: { from, to },
    isOn: search.from === from && search.to === to,
  }));
  const none = { key: "", label: t("anyBudget"), next: { from: null, to: null }, isOn: search.from === null && search.to === null };
  return (
    <>
      <Options search={search} options={[none, ...ranges]} />
      <form
        className="idea-budget"
        key={`${search.from}-${search.to}`}
        action={hidden.path}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const riyals = (name: string) => (fields.get(name) ? Number(fields.get(name)) : null);
          const [from, to] = [riyals("from"), riyals("to")];
          go(from !== null && to !== null && from > to ? { from: to, to: from } : { from, to });
        }}
      >
        {hidden.fields(["from", "to"])}
        {(["from", "to"] as const).map((name) => (
          <label key={name}>
            <span>{t(name)}</span>
            <input className="input sm" name={name} type="number" inputMode="numeric" min={0} max={100_000_000} step={1} defaultValue={search[name] ?? ""} />
          </label>
        ))}
        <button className="btn sm" type="submit">
          {t("apply")}
        </button>
      </form>
    </>
  );
}

/** Both ends in riyals, or the one that is given. */
export const budgetText = (t: ReturnType<typeof useT<"ideas.list">>, number: (value: number) => string, from: number | null, to: number | null): string => {
  if (from !== null && to !== null) return t("between", { from: number(from), to: number(to) });
  return from !== null ? t("atLeast", { from: number(from) }) : t("atMost", { to: number(to ?? 0) });
};

export function DifficultyOptions({ search }: Props) {
  const t = useT("ideas");
  const levels = DIFFICULTIES.map((difficulty) => ({
    key: difficulty,
    label: t(`difficulty.${difficulty}`),
    next: { difficulty: search.difficulty === difficulty ? ("" as const) : difficulty },
    isOn: search.difficulty === difficulty,
  }));
  return <Options search={search} options={levels} look="tags" />;
}

export function RegionOptions({ search }: Props) {
  const t = useT("ideas");
  const regions = REGIONS.map((region) => ({
    key: region,
    label: t(`region.${region}`),
    next: { region: search.region === region ? ("" as const) : region },
    isOn: search.region === region,
  }));
  return <Options search={search} options={regions} look="tags" />;
}

export function TagOptions({ search, tags }: Props) {
  const shown = search.tag && !tags.includes(search.tag) ? [search.tag, ...tags] : tags;
  const options = shown.map((tag) => ({ key: tag, label: tag, next: { tag: search.tag === tag ? "" : tag }, isOn: search.tag === tag }));
  return <Options search={search} options={options} look="tags" />;
}
