import type { ReactNode } from "react";
import { COLOR_FAMILIES, FAMILY_SWATCH } from "#app/features/inspiration/ideas/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Radio } from "#app/ui/choice.tsx";
import { classes } from "#app/ui/classes.ts";
import { AmountBoxes } from "#app/ui/list/amount-boxes.tsx";
import { fieldOf } from "#app/ui/list/filter-field.ts";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import type { ProductFacets } from "../../products.contract.ts";
import type { ProductSearch } from "../../products.search.ts";
import { AVAILABILITIES, type Material, PRODUCT_CATEGORIES, PRODUCT_ROOMS, PRODUCT_STYLES } from "../../products.ts";
import type { ProductFilterProps } from "./filter-field.ts";

type Counted = ProductFacets["rooms"];

/** The last two rooms are only offered where something stands in them. */
const DOCUMENTED_ROOMS = 6;
const LONG = 40;

/** Everything that narrows the finder. The same in the column beside the list and in the sheet on phones. */
export function ProductFilters(props: ProductFilterProps) {
  const t = useT("products");
  const finder = useT("products.finder");
  const { search, facets, onChange } = props;
  const rooms = PRODUCT_ROOMS.filter((room, index) => index < DOCUMENTED_ROOMS || facets?.rooms.some(({ value }) => value === room));
  return (
    <>
      <Radios {...props} name="room" values={rooms} counted={facets?.rooms} text={(value) => t(`room.${value}`)} />
      <Radios {...props} name="category" values={PRODUCT_CATEGORIES} counted={facets?.categories} text={(value) => t(`category.${value}`)} look="chips" />
      <Radios {...props} name="style" values={PRODUCT_STYLES} counted={facets?.styles} text={(value) => t(`style.${value}`)} />
      <AmountBoxes {...props} title={finder("priceInRiyals")} names={["from", "to"]} text={(name) => finder(`amount.${name}`)} />
      <Radios {...props} name="available" values={AVAILABILITIES} counted={facets?.available} text={(value) => t(`available.${value}`)} />
      <Colors {...props} />
      <Group title={finder("material")}>
        <Choice
          {...props}
          name="material"
          label={finder("material")}
          options={(facets?.materials ?? []).map(({ value, count }) => ({ value, count, label: t(`materialName.${value as Material}`) }))}
          value={search.material}
          onChoose={(value) => onChange({ material: value as ProductSearch["material"] })}
        />
      </Group>
      <AmountBoxes
        {...props}
        title={finder("sizeThatFits")}
        text={(name) => finder(`amount.${name}`)}
        names={["width", "depth", "height"]}
        hint={finder("sizeHint")}
      />
      <Group title={t("vendor")}>
        <Choice
          {...props}
          name="vendor"
          label={t("vendor")}
          options={(facets?.vendors ?? []).map(({ value, count, name }) => ({ value, count, label: name }))}
          value={search.vendor}
          onChoose={(vendor) => onChange({ vendor })}
        />
      </Group>
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    {children}
  </div>
);

type RadiosProps<Name extends "room" | "category" | "style" | "available"> = ProductFilterProps & {
  name: Name;
  values: readonly Exclude<ProductSearch[Name], "">[];
  counted: Counted | undefined;
  text(value: Exclude<ProductSearch[Name], "">): string;
  look?: "chips";
};

/** All, and each value with how many pieces it would leave; 'All' is no filter. */
function Radios<Name extends "room" | "category" | "style" | "available">({ name, values, counted, text, look, ...props }: RadiosProps<Name>) {
  const t = useT("products");
  const finder = useT("products.finder");
  const format = useFormat();
  const { search, onChange, form } = props;
  const field = fieldOf(form, name);
  const choose = (value: ProductSearch[Name]) => onChange({ [name]: value } as Partial<ProductSearch>);
  const countOf = (value: string) => counted?.find((facet) => facet.value === value)?.count;
  const head = `${field.name}-head`;
  const options = ["" as const, ...values].map((value) => {
    const n = value === "" ? undefined : countOf(value);
    return {
      value,
      label: value === "" ? t("all") : text(value),
      isOn: search[name] === value,
      choose: () => choose(value as ProductSearch[Name]),
      ...(n ? { count: format.number(n) } : {}),
    };
  });
  return (
    <div role="radiogroup" aria-labelledby={head}>
      <h2 id={head}>{finder(`filter.${name}`)}</h2>
      {look === "chips" ? (
        <div className="chips">
          {options.map(({ value, label, isOn, choose }) => (
            <label key={value} className={classes("chip radio-chip", isOn && "on")}>
              <input className="vh" type="radio" {...field} value={value} checked={isOn} onChange={choose} />
              {label}
            </label>
          ))}
        </div>
      ) : (
        options.map(({ value, label, isOn, choose, ...rest }) => (
          <Radio key={value} {...field} {...rest} value={value} label={label} checked={isOn} onChange={choose} />
        ))
      )}
    </div>
  );
}

/** Families that something is in; a second tap on one takes it off. */
function Colors({ search, facets, onChange, form }: ProductFilterProps) {
  const finder = useT("products.finder");
  const field = fieldOf(form, "color");
  const shown = COLOR_FAMILIES.filter((color) => search.color === color || facets?.colors.some(({ value }) => value === color));
  if (shown.length === 0) return null;
  return (
    <Group title={finder("filter.color")}>
      <div className="swatches" role="radiogroup" aria-label={finder("filter.color")}>
        {shown.map((color) => (
          <label key={color} title={finder(`colorName.${color}`)} style={{ background: FAMILY_SWATCH[color] }}>
            <input
              className="over-label"
              type="radio"
              {...field}
              value={color}
              checked={search.color === color}
              onChange={() => onChange({ color })}
              onClick={() => search.color === color && onChange({ color: "" })}
            />
            <span className="vh">{finder(`colorName.${color}`)}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

type ChoiceProps = ProductFilterProps & {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string; count: number | null }[];
  onChoose(value: string): void;
};

function Choice({ name, label, value, options, onChoose, form }: ChoiceProps) {
  const t = useT("products");
  const finder = useT("products.finder");
  const format = useFormat();
  const short = (text: string) => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);
  return (
    <SelectBox aria-label={label} {...fieldOf(form, name)} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{t("all")}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count ? finder("withCount", { name: short(option.label), n: format.number(option.count) }) : short(option.label)}
        </option>
      ))}
    </SelectBox>
  );
}
