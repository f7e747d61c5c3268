export { findMissingStep } from "./onboarding.facts.server.ts";
