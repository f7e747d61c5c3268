import type { Words } from "./categories.ts";
import type { DemoFabric } from "./products.ts";

export const BRUSH: Words = ["Vacuum with a soft brush; blot spills at once, no steam.", "تُنظف بالمكنسة وفرشاة ناعمة، وتُجفف البقع فورًا، دون بخار."];
export const COVERS: Words = ["Covers come off and wash at 30 degrees.", "الأغطية تُنزع وتُغسل عند 30 درجة."];
export const LEATHER: Words = ["Wipe with a damp cloth; leather cream twice a year.", "يُمسح بقطعة رطبة، ويُدهن بكريم الجلد مرتين في السنة."];

export const OIL: Words = ["Wipe with a damp cloth; oil once a year.", "يُمسح بقطعة رطبة، ويُزيّت مرة في السنة."];
export const RUG_CARE: Words = ["Turn it twice a year; clean with cold water and wool soap.", "تُدار مرتين في السنة، وتُنظف بماء بارد وصابون الصوف."];

export const GLASS: Words = ["Glass cleaner on the cloth, not on the frame.", "يوضع منظف الزجاج على القطعة لا على الإطار."];
export const SUN: Words = ["A bright place; water when the soil is dry.", "مكان مضيء، وتُسقى حين تجف التربة."];

export const SOFA = { trade: "furniture", category: "seating", rooms: ["living_room"], years: 5, seat: 43 } as const;

export const fabric = (en: string, ar: string, color: string, photo?: string): DemoFabric => ({ name: [en, ar], color, ...(photo && { photo }) });
