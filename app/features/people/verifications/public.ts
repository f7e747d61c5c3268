export { neededKinds, VERIFICATION_KINDS, type VerificationKind } from "./verifications.ts";
export { factsQuery, type Stated, VerifiedFacts } from "./visitor/components/verified-facts.tsx";
