import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { AreasPicker } from "#app/ui/form/areas-picker.tsx";
import { RowsInput } from "#app/ui/form/rows-input.tsx";
import { DELIVERY_KINDS, type DeliveryKind } from "../../delivery.ts";
import { type MethodFields, MOST_ZONES, type ZoneFields } from "../../shipping.rules.ts";
import { MethodFieldset } from "./method-fieldset.tsx";
import type { ShippingForm } from "./use-shipping-form.ts";

const EMPTY: ZoneFields = { id: "", areas: [], methods: [] };

const newMethod = (kind: DeliveryKind): MethodFields => ({
  kind,
  steps: [{ upTo: null, fee: kind === "pickup" ? 0 : null }],
  ...{ freeAbove: null, daysMin: 1, daysMax: kind === "pickup" ? 1 : 3, assemblyFee: null, floorFee: null },
});

export function ZoneRows({ form }: { form: ShippingForm }) {
  const t = useT("delivery.vendor");
  return (
    <RowsInput
      value={form.values.zones}
      onChange={(zones) => form.set("zones", zones)}
      empty={EMPTY}
      max={MOST_ZONES}
      nameOf={(n) => t("zone", { n })}
      addText={t("addZone")}
      error={form.error("zones")}
      canMove
    >
      {(zone, change, index) => <Zone form={form} zone={zone} change={change} index={index} />}
    </RowsInput>
  );
}

type ZoneProps = { form: ShippingForm; zone: ZoneFields; change(part: Partial<ZoneFields>): void; index: number };

function Zone({ form, zone, change, index }: ZoneProps) {
  const t = useT("delivery.vendor");
  const shared = useT("delivery");
  const place = `zones.${index}`;
  const offer = (kind: DeliveryKind, isOn: boolean) => {
    const others = zone.methods.filter((method) => method.kind !== kind);
    const before = form.stored.zones.find(({ id }) => id === zone.id)?.methods.find((method) => method.kind === kind);
    const methods = isOn ? [...others, before ?? newMethod(kind)] : others;
    change({ methods: DELIVERY_KINDS.flatMap((one) => methods.filter((method) => method.kind === one)) });
  };
  const methodsError = form.error(`${place}.methods`);
  return (
    <>
      <Areas name={t("zone", { n: index + 1 })} zone={zone} change={change} error={form.error(`${place}.areas`)} />
      {DELIVERY_KINDS.map((kind) => {
        const at = zone.methods.findIndex((method) => method.kind === kind);
        const method = zone.methods[at];
        return (
          <div key={kind} className="grid gap-4 border-line border-t pt-3">
            <Checkbox label={shared(`kind.${kind}`)} checked={method !== undefined} onChange={(event) => offer(kind, event.target.checked)} />
            {method && (
              <MethodFieldset
                form={form}
                method={method}
                name={shared(`kind.${kind}`)}
                place={`${place}.methods.${at}`}
                change={(part) => change({ methods: zone.methods.map((one) => (one.kind === kind ? { ...one, ...part } : one)) })}
              />
            )}
          </div>
        );
      })}
      {methodsError && (
        <div data-invalid>
          <FieldError>{methodsError}</FieldError>
        </div>
      )}
    </>
  );
}

type AreasProps = { name: string; zone: ZoneFields; change: ZoneProps["change"]; error: string | undefined };

/** Where the zone is, in one line; chosen in a dialog, because there are a hundred cities. */
function Areas({ name, zone: { areas }, change, error }: AreasProps) {
  const t = useT("delivery.vendor");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...orpc.profiles.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const regions = data?.regions ?? [];
  const wholes = regions.filter(({ value }) => areas.includes(value)).map(({ label }) => t("region", { name: label }));
  const cities = regions.flatMap((region) => region.cities).filter(({ value }) => areas.includes(value));
  const isEverywhere = regions.length > 0 && wholes.length === regions.length;
  return (
    <div className="grid gap-2" data-invalid={error ? true : undefined}>
      <p className="text-sm">
        {isEverywhere ? t("everywhere") : areas.length > 0 ? format.list([...cities.map(({ label }) => label), ...wholes]) : t("noAreas")}
      </p>
      {error && <FieldError>{error}</FieldError>}
      <div>
        <Button size="sm" onClick={() => setOpen(true)} aria-label={t("chooseAreasOf", { name })}>
          {t("chooseAreas")}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="wide"
        title={t("areasOf", { name })}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t("done")}
          </Button>
        }
      >
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => change({ areas: regions.map(({ value }) => value) })}>
              {t("everywhere")}
            </Button>
          </div>
          <AreasPicker label={t("areasOf", { name })} regions={regions} value={areas} onChange={(chosen) => change({ areas: chosen })} />
        </div>
      </Dialog>
    </div>
  );
}
