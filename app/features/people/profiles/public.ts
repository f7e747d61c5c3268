export { profileCompleteness } from "./profiles.completeness.ts";
export { onlookerOf } from "./profiles.policy.ts";
export { maySee, visibilityOf } from "./profiles.privacy.ts";
export { PROFESSIONAL_TYPES, SPECIALIZATIONS, type WeekState } from "./profiles.ts";
