import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Radio } from "#app/ui/choice.tsx";
import { AmountBoxes } from "#app/ui/list/amount-boxes.tsx";
import { type FilterProps, fieldOf } from "#app/ui/list/filter-field.ts";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { type MapRegion, RegionMap } from "#app/ui/region-map.tsx";
import type { ProfessionalFacet, ProfessionalFacets, ProfessionalStep } from "../../professionals.contract.ts";
import { type ProfessionalSearch, professionalAddress, professionalsPath, RATINGS, START_NAMES } from "../../professionals.search.ts";
import { tradePageOf } from "../../professionals.ts";

export type ProfessionalFilterProps = FilterProps<ProfessionalSearch, ProfessionalFacets>;

const COST_ENDS = { costFrom: "from", costTo: "to" } as const;

/** Everything that narrows the directory. The same in the column beside the list and in the sheet on phones. */
export function ProfessionalFilters(props: ProfessionalFilterProps) {
  const t = useT("professionals");
  const format = useFormat();
  const { search, facets } = props;
  // The mark before what it rests on.
  const [marked, kinds] = [facets?.verified.find(({ value }) => value === "yes"), facets?.verified.filter(({ value }) => value !== "yes") ?? []];
  const verified = [...(marked ? [{ ...marked, label: t("verified") }] : []), ...kinds];
  // The trades that have pages first, in their order on the page: by how many there are.
  const professions = [...(facets?.professions ?? [])].sort((a, b) => Number(tradePageOf(a.value) === undefined) - Number(tradePageOf(b.value) === undefined));
  return (
    <>
      <Places {...props} />
      <Radios title={t("filter.profession")} name="profession" options={professions} value={search.profession} {...props} />
      <Radios
        title={t("filter.start")}
        name="start"
        options={offered(START_NAMES, facets?.starts, (value) => t(`start.${value}`))}
        value={search.start}
        {...props}
      />
      <Choice title={t("filter.speciality")} name="speciality" options={facets?.specialities ?? []} value={search.speciality} {...props} />
      <Choice title={t("filter.room")} name="room" options={facets?.rooms ?? []} value={search.room} {...props} />
      <Choice title={t("filter.style")} name="style" options={facets?.styles ?? []} value={search.style} {...props} />
      <Radios
        title={t("filter.rating")}
        name="rating"
        options={offered(RATINGS, facets?.ratings, (value) => t("ratingFrom", { n: format.number(Number(value)) }))}
        value={search.rating}
        {...props}
      />
      <AmountBoxes {...props} title={t("filter.cost")} names={["costFrom", "costTo"]} text={(name) => t(`amount.${COST_ENDS[name]}`)} hint={t("costHint")} />
      <Rate {...props} />
      <Choice title={t("filter.language")} name="language" options={facets?.languages ?? []} value={search.language} {...props} />
      <Radios title={t("filter.verified")} name="verified" options={verified} value={search.verified} {...props} />
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    {children}
  </div>
);

type ListProps = ProfessionalFilterProps & {
  title: string;
  name: "profession" | "start" | "speciality" | "room" | "style" | "rating" | "language" | "verified";
  options: readonly ProfessionalFacet[];
  value: string;
};

/** In their order, those that somebody reaches, and the one that is on. */
const offered = <Value extends string>(values: readonly Value[], counted: readonly ProfessionalStep[] = [], text: (value: Value) => string) =>
  values.flatMap((value) => counted.filter((step) => step.value === value).map(({ count }) => ({ value, label: text(value), count })));

/** All, and each value with how many it would leave; 'All' is no filter. */
function Radios({ title, name, options, value, onChange, form }: ListProps) {
  const t = useT("professionals");
  const format = useFormat();
  const head = useId();
  return (
    <div role="radiogroup" aria-labelledby={head}>
      <h2 id={head}>{title}</h2>
      {[{ value: "", label: t(name === "start" ? "start.any" : name === "rating" ? "ratingAny" : "all"), count: null }, ...options].map((option) => (
        <Radio
          key={option.value}
          {...fieldOf(form, name)}
          value={option.value}
          label={option.label}
          {...(option.count ? { count: format.number(option.count) } : {})}
          checked={value === option.value}
          onChange={() => onChange({ [name]: option.value } as Partial<ProfessionalSearch>)}
        />
      ))}
    </div>
  );
}

function Choice({ title, name, options, value, onChange, form }: ListProps) {
  const t = useT("professionals");
  const nameOf = useCounted();
  return (
    <Group title={title}>
      <SelectBox
        aria-label={title}
        {...fieldOf(form, name)}
        value={value}
        onChange={(event) => onChange({ [name]: event.target.value } as Partial<ProfessionalSearch>)}
      >
        <option value="">{t("all")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {nameOf(option)}
          </option>
        ))}
      </SelectBox>
    </Group>
  );
}

/** The same choice as the box below it, by regions, and near the chosen one by its cities; what is chosen, once more, is taken away. */
function Regions({ search, facets }: Pick<ProfessionalFilterProps, "search" | "facets">) {
  const nameOf = useCounted();
  const format = useFormat();
  const most = Math.max(...(facets?.regions ?? []).map(({ count }) => count ?? 0));
  const shown = (code: string): MapRegion => {
    const region = facets?.regions.find(({ value }) => value === code);
    if (!region) return { look: "none" };
    const isOn = search.place === code;
    const share = most > 0 && region.count !== null ? region.count / most : 1 / 4;
    const look = isOn ? "on" : region.cities.some(({ value }) => value === search.place) ? "part" : share > 1 / 2 ? "many" : share > 1 / 8 ? "some" : "few";
    const to = professionalsPath(professionalAddress.change(search, { place: isOn ? "" : code }));
    return { look, title: nameOf(region), to, ...(region.count ? { number: format.number(region.count) } : {}) };
  };
  const region = facets?.regions.find(({ value, cities }) => value === search.place || cities.some((city) => city.value === search.place));
  const cities = region?.cities.map((city) => {
    const isOn = search.place === city.value;
    const to = professionalsPath(professionalAddress.change(search, { place: isOn ? region.value : city.value }));
    return { name: city.value, at: city.at, title: nameOf(city), isOn, to };
  });
  return <RegionMap regionOf={shown} {...(region && cities?.length && { near: { region: region.value, label: region.label, cities } })} />;
}

/** Where the work is: a region, or a city of one. */
function Places({ search, facets, onChange, form }: ProfessionalFilterProps) {
  const t = useT("professionals");
  const nameOf = useCounted();
  return (
    <Group title={t("filter.place")}>
      <Regions search={search} facets={facets} />
      <SelectBox aria-label={t("filter.place")} {...fieldOf(form, "place")} value={search.place} onChange={(event) => onChange({ place: event.target.value })}>
        <option value="">{t("everywhere")}</option>
        {facets?.regions.map((region) => (
          <optgroup key={region.value} label={region.label}>
            <option value={region.value}>{nameOf({ ...region, label: t("wholeRegion", { region: region.label }) })}</option>
            {region.cities.map((city) => (
              <option key={city.value} value={city.value}>
                {nameOf(city)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectBox>
    </Group>
  );
}

function useCounted(): (facet: ProfessionalFacet) => string {
  const t = useT("professionals");
  const format = useFormat();
  return ({ label, count }) => (count ? t("withCount", { name: label, n: format.number(count) }) : label);
}

const apply = (event: KeyboardEvent<HTMLInputElement>) => event.key === "Enter" && event.currentTarget.blur();

/** The most that an hour may cost; applies when the box is left or Enter is pressed. */
function Rate({ search, onChange, form }: ProfessionalFilterProps) {
  const t = useT("professionals");
  const send = (typed: string) => {
    const value = Math.trunc(Number(typed));
    const rate = value > 0 ? value : null;
    if (rate !== search.rate) onChange({ rate });
  };
  return (
    <Group title={t("filter.rate")}>
      <input
        key={search.rate}
        aria-label={t("rateLabel")}
        className="input sm w-full"
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        placeholder={t("rateLabel")}
        {...fieldOf(form, "rate")}
        defaultValue={search.rate ?? ""}
        onBlur={(event) => send(event.currentTarget.value)}
        onKeyDown={apply}
      />
    </Group>
  );
}
