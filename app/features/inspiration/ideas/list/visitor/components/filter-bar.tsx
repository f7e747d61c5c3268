import { ChevronDown, GalleryVertical, Grid3x3, ImageUp, LayoutGrid, X } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { FilterButton } from "#app/ui/list/filter-button.tsx";
import { ListSort } from "#app/ui/list/list-sort.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import {
  clearedFilters,
  filtersOn,
  formatIdeaAddress,
  IDEA_SORTS,
  type IdeaSearch,
  type IdeaSort,
  isExactColor,
  naturalSort,
  type Removable,
} from "../../ideas.address.ts";
import type { IdeaFacets } from "../../ideas.list.contract.ts";
import { BudgetOptions, ColorOptions, DifficultyOptions, RegionOptions, RoomOptions, StyleOptions, TagOptions } from "./filter-options.tsx";
import { useChips } from "./use-chips.ts";
import { useGo } from "./use-go.tsx";

const FilterSheet = lazy(() => import("./filter-sheet.tsx").then((module) => ({ default: module.FilterSheet })));

const FORM = "idea-filters";

type Props = { search: IdeaSearch; facets: IdeaFacets | undefined };

/** Words, the filters (side by side, on phones in a sheet), search by photo, the order. */
export function FilterBar({ search, facets }: Props) {
  const t = useT("ideas.list");
  return (
    <div className="idea-bar">
      <Words key={search.search} search={search} />
      <Picks search={search} facets={facets} />
      <PhoneFilters search={search} facets={facets} />
      <a className="btn idea-eye" href="/ideas/by-photo" aria-label={t("byPhoto")} title={t("byPhoto")}>
        <ImageUp aria-hidden />
      </a>
      <Sort search={search} />
    </div>
  );
}

const VIEWS = [
  ["all", LayoutGrid],
  ["photos", Grid3x3],
  ["gallery", GalleryVertical],
] as const;

/** The same ideas as cards, as photographs close together, or large. */
function Views({ search }: { search: IdeaSearch }) {
  const t = useT("ideas.list");
  if (search.place === "before-after") return null;
  return (
    <nav className="idea-views" aria-label={t("view.label")}>
      {VIEWS.map(([place, Icon]) => (
        <a
          key={place}
          href={formatIdeaAddress({ ...search, place, page: 1 })}
          aria-label={t(`view.${place}`)}
          title={t(`view.${place}`)}
          aria-current={search.place === place ? "true" : undefined}
        >
          <Icon size={18} aria-hidden />
        </a>
      ))}
    </nav>
  );
}

function Words({ search }: { search: IdeaSearch }) {
  const t = useT("ideas.list");
  const { go, hidden } = useGo(search);
  return (
    <search className="search">
      <form
        id={FORM}
        action={hidden.path}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get("search") ?? "");
          go({ search: words.replace(/\s+/g, " ").trim(), sort: "best" });
        }}
      >
        {hidden.fields(["search", "sort"])}
        <SearchInput name="search" label={t("search.label")} placeholder={t("search.placeholder")} defaultValue={search.search} maxLength={100} />
      </form>
    </search>
  );
}

function Sort({ search }: { search: IdeaSearch }) {
  const t = useT("ideas.list");
  const { go } = useGo(search);
  const natural = naturalSort(search);
  const sorts = IDEA_SORTS.filter((sort) => sort !== natural);
  const name = (sort: IdeaSort) => {
    if (sort !== "best") return t(`sort.${sort}`);
    return t(natural === "newest" ? "sort.newest" : isExactColor(search.color) ? "sort.nearest" : "sort.best");
  };
  return <ListSort form={FORM} sorts={sorts} nameOf={name} value={search.sort} onChange={(sort) => go({ sort })} />;
}

function Picks({ search, facets }: Props) {
  const t = useT("ideas.list");
  const bar = useRef<HTMLDivElement>(null);
  const follow = useAnchors({ preventScrollReset: true });
  const on = filtersOn(search);
  const of = { search, tags: facets?.tags ?? [], rooms: facets?.rooms ?? [] };
  useEffect(() => closeOutside(bar.current), []);
  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
    <div
      ref={bar}
      className="idea-picks"
      id="filters"
      onClick={(event) => {
        follow(event);
        if (event.defaultPrevented) closeAll(bar.current);
      }}
    >
      <Pick label={t("room")} isOn={on.includes("room")}>
        <RoomOptions {...of} />
      </Pick>
      <Pick label={t("style")} isOn={on.includes("style")}>
        <StyleOptions {...of} />
      </Pick>
      <Pick label={t("color")} isOn={on.includes("color")}>
        <ColorOptions {...of} />
      </Pick>
      <Pick label={t("budget")} isOn={on.includes("budget")}>
        <BudgetOptions {...of} />
      </Pick>
      <Pick label={t("more")} isOn={(["region", "difficulty", "tag"] as Removable[]).some((filter) => on.includes(filter))} isWide>
        <MoreOptions {...of} />
      </Pick>
    </div>
  );
}

/** Less common filters. */
function MoreOptions(of: ComponentProps<typeof TagOptions>) {
  const t = useT("ideas.list");
  const { search, tags } = of;
  return (
    <>
      <h3>{t("difficulty")}</h3>
      <DifficultyOptions {...of} />
      <h3>{t("region")}</h3>
      <RegionOptions {...of} />
      {(tags.length > 0 || search.tag) && (
        <>
          <h3>{t("tag")}</h3>
          <TagOptions {...of} />
        </>
      )}
    </>
  );
}

/** One name for all, so that the browser closes one when the next is opened. */
function Pick({ label, isOn, isWide = false, children }: { label: string; isOn: boolean; isWide?: boolean; children: ReactNode }) {
  return (
    <details className={classes("idea-pick", isWide && "wide")} name="idea-filter">
      <summary className={classes("btn", isOn && "on")}>
        {label}
        <ChevronDown aria-hidden />
      </summary>
      <div className="pick-panel">{children}</div>
    </details>
  );
}

const opened = (bar: HTMLElement | null) => bar?.querySelector<HTMLDetailsElement>("details[open]");
function closeAll(bar: HTMLElement | null) {
  const open = opened(bar);
  if (open) open.open = false;
}

/** A click elsewhere and Escape close what is open. */
function closeOutside(bar: HTMLElement | null) {
  const onPointer = (event: Event) => event.target instanceof Node && !opened(bar)?.contains(event.target) && closeAll(bar);
  const onKey = (event: KeyboardEvent) => {
    const open = event.key === "Escape" ? opened(bar) : null;
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", onPointer);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("pointerdown", onPointer);
    document.removeEventListener("keydown", onKey);
  };
}

function PhoneFilters({ search, facets }: Props) {
  const [isOpen, setOpen] = useState(false);
  const on = filtersOn(search).filter((filter) => filter !== "search").length;
  return (
    <>
      <FilterButton on={on} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <FilterSheet search={search} facets={facets} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The active filters, each removable with one tap, and the number of matches. */
export function FilterChips({ search, facets }: Props) {
  const t = useT("ideas.list");
  const format = useFormat();
  const chips = useChips(search);
  const follow = useAnchors({ preventScrollReset: true });
  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
    <div className="toolbar idea-chips" onClick={follow}>
      {chips.length > 0 && (
        <div className="chips">
          {chips.map(({ filter, label, href, swatch }) => (
            <a key={filter} className="chip on" href={href} aria-label={t("remove", { name: label })}>
              {swatch && <i style={{ background: swatch }} />}
              <span dir="auto">{label}</span>
              <X aria-hidden />
            </a>
          ))}
          {chips.length > 1 && (
            <a className="link text-sm" href={formatIdeaAddress(clearedFilters(search))}>
              {t("clearAll")}
            </a>
          )}
        </div>
      )}
      {facets?.correctedSearch && (
        <p className="text-sm text-muted" role="status">
          {t("corrected", { given: search.search, used: facets.correctedSearch })}
        </p>
      )}
      <span className="grow d-only" />
      <p className="num text-sm text-muted" aria-live="polite">
        {facets ? (facets.isCapped ? t("countMany", { m: `${format.number(facets.total)}+` }) : t("count", { n: facets.total })) : t("loading")}
      </p>
      <Views search={search} />
    </div>
  );
}
