import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { CityOption } from "#app/platform/places/places.ts";
import { type Address, buildingOf, likelyNumber, NO_ADDRESS } from "#app/platform/rules/national-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import type { Checkout } from "../use-checkout.ts";

type Props = { form: Checkout["form"]; cities: readonly CityOption[]; onCity(city: string): void };
type NumberField = Parameters<typeof likelyNumber>[0];

/** The National Address. Every field stays editable, whatever filled it. */
export function AddressFields({ form, cities, onCity }: Props) {
  const t = useT("checkout");
  const { viewer } = useViewer();
  const { data: own = [] } = useQuery({ ...orpc.addresses.list.queryOptions(), enabled: viewer !== null });
  const use = (address: Address) => {
    onCity(address.city);
    form.patch({ ...NO_ADDRESS, ...address });
  };
  const number = (field: NumberField) => ({
    ...form.text(field),
    id: `co-${field}`,
    label: t(`field.${field}`),
    inputMode: "numeric" as const,
    dir: "ltr" as const,
    error: form.error(field) && <NumberError form={form} field={field} />,
  });
  return (
    <section className="cs">
      <h2>{t("address.title")}</h2>
      <StoredAddresses own={own} current={form.values} onUse={use} />
      <ShortCode form={form} own={own} onUse={use} />
      <div className="addr">
        <Input {...number("buildingNumber")} />
        <Input id="co-street" fieldClass="w2" label={t("field.street")} autoComplete="address-line1" {...form.text("street")} />
        <Input id="co-district" label={t("field.district")} autoComplete="address-level3" {...form.text("district")} />
        <Select id="co-city" label={t("field.city")} {...form.text("city")} onChange={(event) => onCity(event.target.value)}>
          {cities.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Input {...number("postalCode")} autoComplete="postal-code" />
        <Input {...number("additionalNumber")} />
        <Input id="co-unit" fieldClass="w2" label={t("field.unit")} optional {...form.text("unit")} />
        <Input id="co-note" fieldClass="wide" label={t("field.note")} optional {...form.text("note")} />
      </div>
      {viewer && (
        <Checkbox label={t("address.store")} checked={form.values.storesAddress} onChange={(event) => form.set("storesAddress", event.target.checked)} />
      )}
    </section>
  );
}

/** What is wrong, with the likely right value in one tap. */
function NumberError({ form, field }: { form: Checkout["form"]; field: NumberField }) {
  const t = useT("checkout");
  const likely = likelyNumber(field, form.values[field]);
  return (
    <>
      {form.error(field)}
      {likely && (
        <>
          {" "}
          <button type="button" className="link" onClick={() => form.set(field, likely)}>
            {t("use", { value: likely })}
          </button>
        </>
      )}
    </>
  );
}

type Stored = Address & { id: string };

function StoredAddresses({ own, current, onUse }: { own: readonly Stored[]; current: Address; onUse(address: Address): void }) {
  const t = useT("checkout");
  if (own.length === 0) return null;
  const isCurrent = (address: Stored) => address.buildingNumber === current.buildingNumber && address.postalCode === current.postalCode;
  return (
    <fieldset className="picks">
      <legend className="vh">{t("address.stored")}</legend>
      {own.map(({ id, ...address }) => (
        <label key={id} className="pick">
          <input type="radio" name="stored-address" checked={isCurrent({ id, ...address })} onChange={() => onUse(address)} />
          <b dir="auto">{address.street}</b>
          <span className="muted small" dir="auto">
            {address.buildingNumber}, {address.district}, {address.postalCode}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Four letters and four digits: the whole address where this account has used it, else the building's number. */
function ShortCode({ form, own, onUse }: { form: Checkout["form"]; own: readonly Stored[]; onUse(address: Address): void }) {
  const t = useT("checkout");
  const fill = () => {
    const code = (form.values.shortCode ?? "").toUpperCase().replace(/\s/g, "");
    const known = own.find(({ shortCode }) => shortCode === code);
    if (known) {
      const { id: _, ...address } = known;
      return onUse(address);
    }
    const building = buildingOf(code);
    if (building) form.patch({ shortCode: code, buildingNumber: building });
    else void form.check(["shortCode"]);
  };
  return (
    <div className="short">
      <Input id="co-shortCode" label={t("field.shortCode")} dir="ltr" maxLength={12} {...form.text("shortCode")} />
      <Button onClick={fill}>{t("address.fill")}</Button>
      <p className="muted small">{t("address.shortHint")}</p>
    </div>
  );
}
