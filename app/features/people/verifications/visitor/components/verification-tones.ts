import type { Tone } from "#app/ui/marks.tsx";
import type { VerificationStatus } from "../../verifications.ts";

export const TONES: Record<VerificationStatus, Tone> = {
  submitted: "info",
  approved: "ok",
  rejected: "danger",
  withdrawn: "neutral",
  expired: "warn",
  replaced: "neutral",
};
