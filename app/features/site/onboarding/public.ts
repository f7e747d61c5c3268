export { needsCompleteProfile } from "./onboarding.rules.ts";
