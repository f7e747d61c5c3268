export { DELIVERY_KINDS, type DeliveryKind, type DeliveryOption, SLOTS, type Slot } from "./delivery.ts";
export { chooseCity, useChosenCity } from "./visitor/chosen-city.ts";
export { CityChoice } from "./visitor/components/city-choice.tsx";
export { DayName, DayText } from "./visitor/components/day-text.tsx";
