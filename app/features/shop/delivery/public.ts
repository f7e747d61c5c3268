export { type Address, addressRules } from "./address.rules.ts";
export { DELIVERY_KINDS, type DeliveryKind, type DeliveryOption, SLOTS, type Slot } from "./delivery.ts";
export { useChosenCity } from "./visitor/chosen-city.ts";
export { CityChoice } from "./visitor/components/city-choice.tsx";
export { DayText } from "./visitor/components/day-text.tsx";
