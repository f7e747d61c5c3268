import type { Tone } from "#app/ui/marks.tsx";
import type { ClaimStatus } from "../../vendor-claims.ts";

export const TONES: Record<ClaimStatus, Tone> = { open: "info", approved: "ok", rejected: "danger", withdrawn: "neutral", closed: "neutral" };
