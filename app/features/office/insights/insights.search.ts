import { SUBJECTS, type Subject } from "#app/features/talk/counts/public.ts";
import { listAddress, own, value } from "#app/platform/list/list-address.ts";
import { PERIODS, type Period, USUAL_PERIOD } from "./insights.ts";

const days = own<Period>(USUAL_PERIOD, (text) => PERIODS.find((each) => String(each) === text));

/** `metric`: what the chart shows; `kind`: whose pages are listed. */
export const siteAddress = listAddress({ days, metric: value(20), kind: own<Subject>("idea", (text) => SUBJECTS.find((each) => each === text)) });
/** `vendor`: one of several that the person works for. */
export const vendorReachAddress = listAddress({ days, metric: value(20), vendor: "id" });
/** `professional`: in whose name (`ACTING_PARAMETER`). */
export const professionalReachAddress = listAddress({ days, metric: value(20), professional: "id" });
