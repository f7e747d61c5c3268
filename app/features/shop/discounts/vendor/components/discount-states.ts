import type { Tone } from "#app/ui/marks.tsx";
import type { CouponState } from "../../discounts.ts";

export const TONES: Record<CouponState, Tone> = { active: "ok", scheduled: "info", ended: "neutral", off: "neutral" };
