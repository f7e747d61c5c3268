import { csvFile, csvLine } from "#app/platform/csv/write-csv.ts";
import { ITEM_FIELDS } from "../../idea-imports.ts";

export const TEMPLATE_NAME = "design_ideas_template.csv";

const SAMPLES: readonly (readonly (string | number)[])[] = [
  [
    "Bright Modern Living Room",
    "Pale oak, linen and one large window; storage is built into the wall behind the sofa.",
    "modern",
    "living_room",
    "#FFFFFF;#D9C7A8;#7A5233",
    "bright;oak;built-in storage",
    45_000,
    "medium",
    "4-6 weeks",
    "https://example.com/images/bright-living-room.jpg",
  ],
  [
    "مجلس نجدي بجدران طينية",
    "جلسة أرضية حول موقد، ونقوش جصية تحيط بالأبواب",
    "traditional",
    "majlis",
    "#A52A2A;#F5E6CC",
    "مجلس;جص;نجدي",
    60_000,
    "hard",
    "8-10 weeks",
    "",
  ],
  [
    "Small Scandinavian Kitchen",
    "White fronts, open shelves and a narrow table that folds away",
    "scandinavian",
    "kitchen",
    "#FFFFFF;#808080",
    "small space;shelves",
    18_500,
    "easy",
    "2-3 weeks",
    "",
  ],
];

/** The documented fields and three sample rows. */
export const templateFile = (): File => csvFile([csvLine(ITEM_FIELDS), ...SAMPLES.map(csvLine)], TEMPLATE_NAME);

/** Hands a file to the person, as a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads it after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
