import type { MethodFields, ShippingFields } from "../shipping.rules.ts";

/** How a vendor delivers, as its form has it: to Riyadh, in one way, on the days of a week in Riyadh. */
export const method = (more: Partial<MethodFields> = {}): MethodFields => ({
  ...{ kind: "standard", steps: [{ upTo: null, fee: 9_500 }], freeAbove: null, daysMin: 1, daysMax: 2, assemblyFee: null, floorFee: null, ...more },
});
export const zone = (areas: string[], ...methods: MethodFields[]) => ({ id: "", areas, methods: methods.length > 0 ? methods : [method()] });
export const fields = (more: Partial<ShippingFields> = {}): ShippingFields => ({
  ...{ workingDays: [0, 1, 2, 3, 4], cutoffHour: 12, slots: ["morning"], slotCapacity: 1, zones: [zone(["Riyadh"])], holidays: [], ...more },
});
