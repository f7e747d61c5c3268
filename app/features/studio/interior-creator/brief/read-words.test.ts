import { describe, expect, it } from "vitest";
import { readWords } from "./read-words.ts";

describe("words of a brief", () => {
  it.each([
    ["A modern living room in white and navy, up to 80,000 SAR", { room: "living_room", style: "modern", colors: ["#FFFFFF", "#000080"], budget: 80_000 }],
    ["najdi majlis for twenty guests, 6 x 9 m, budget 120k", { room: "majlis", style: "najdi", size: 54, budget: 120_000 }],
    ["Scandi bedroom, sage green walls, 22 sqm", { room: "bedroom", style: "scandinavian", colors: ["#008000"], size: 22 }],
    [
      "art-deco dining room with emerald and gold, 0.5 million riyals",
      { room: "dining_room", style: "art_deco", colors: ["#008000", "#FFFF00"], budget: 500_000 },
    ],
    ["home office, not black, warm gray", { room: "home_office", colors: ["#808080"] }],
    ["مجلس نجدي بألوان بيج وكحلي بميزانية ٥٠ ألف ريال", { room: "majlis", style: "najdi", colors: ["#A52A2A", "#000080"], budget: 50_000 }],
    ["أريد غرفة نوم حديثة؟ لا، غرفة نوم بسيط الأثاث باللون الأبيض، ٢٠ متر مربع", { room: "bedroom", style: "minimalist", colors: ["#FFFFFF"], size: 20 }],
    ["مطبخ معاصر أقل من ٣٠٠٠٠ ريال", { room: "kitchen", style: "contemporary", budget: 30_000 }],
    ["صالة حجازية", { room: "living_room" }],
    ["", {}],
    ["something lovely", {}],
  ])("%s", (words, fields) => expect(readWords(words).fields).toEqual(fields));

  it("says which words it took, and keeps the others for searching", () => {
    const { said, rest } = readWords("A rustic kitchen with a wooden island, 40 000? no: under 40,000 riyals");
    expect(said).toMatchObject({ style: "rustic", room: "kitchen" });
    expect(rest).toContain("wooden island");
    expect(rest).not.toContain("kitchen");
  });

  it("takes no number for money that is too small, and no more than four colors", () => {
    expect(readWords("majlis up to 20 guests").fields).toEqual({ room: "majlis" });
    expect(readWords("red, green, blue, white and pink").fields.colors).toHaveLength(4);
  });
});
