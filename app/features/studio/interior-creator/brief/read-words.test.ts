import { describe, expect, it } from "vitest";
import { SWATCHES } from "../palette/swatches.ts";
import { readWords } from "./read-words.ts";
import { COLOR_WORDS } from "./vocabulary.ts";

describe("words of a brief", () => {
  it.each([
    ["A modern living room in white and navy, up to 80,000 SAR", { room: "living_room", style: "modern", colors: ["#EFE8DB", "#2B3A67"], budget: 80_000 }],
    ["najdi majlis for twenty guests, 6 x 9 m, budget 120k", { room: "majlis", style: "najdi", size: 54, budget: 120_000 }],
    ["Scandi bedroom, sage green walls, 22 sqm", { room: "bedroom", style: "scandinavian", colors: ["#7A773C"], size: 22 }],
    [
      "art-deco dining room with emerald and gold, 0.5 million riyals",
      { room: "dining_room", style: "art_deco", colors: ["#4B6E4C", "#D9A441"], budget: 500_000 },
    ],
    ["home office, not black, warm gray", { room: "home_office", colors: ["#A8A39A"] }],
    ["مجلس نجدي بألوان بيج وكحلي بميزانية ٥٠ ألف ريال", { room: "majlis", style: "najdi", colors: ["#D3B98F", "#2B3A67"], budget: 50_000 }],
    ["أريد غرفة نوم حديثة؟ لا، غرفة نوم بسيط الأثاث باللون الأبيض، ٢٠ متر مربع", { room: "bedroom", style: "minimalist", colors: ["#EFE8DB"], size: 20 }],
    ["مطبخ معاصر أقل من ٣٠٠٠٠ ريال", { room: "kitchen", style: "contemporary", budget: 30_000 }],
    ["صالة حجازية", { room: "living_room" }],
    ["sand and navy", { colors: ["#D3B98F", "#2B3A67"] }],
    ["باللون الرملي والكحلي", { colors: ["#D3B98F", "#2B3A67"] }],
    ["A modern kitchen with walnut and brass", { room: "kitchen", style: "modern" }],
    ["henna red and palm green", { colors: ["#7E3B2B", "#9B2C3A", "#4B6E4C"] }],
    ["black steel and white plaster", { colors: ["#EFE8DB"] }],
    ["", {}],
    ["something lovely", {}],
  ])("%s", (words, fields) => expect(readWords(words).fields).toEqual(fields));

  it("says which words it took, and leaves the others for searching", () => {
    const { said, rest } = readWords("A rustic kitchen with a wooden island, 40 000? no: under 40,000 riyals");
    expect(said).toMatchObject({ style: "rustic", room: "kitchen" });
    expect(rest).toContain("wooden island");
    expect(rest).not.toContain("kitchen");
  });

  it("takes no number for money that is too small, and no more than four colors", () => {
    expect(readWords("majlis up to 20 guests").fields).toEqual({ room: "majlis" });
    expect(readWords("red, green, blue, white and pink").fields.colors).toHaveLength(4);
  });

  it("knows each swatch by several words in both languages, and no word twice", () => {
    const all = Object.values(COLOR_WORDS).flat();
    expect(all.length).toBeGreaterThan(120);
    expect(new Set(all).size).toBe(all.length);
    for (const { name, hex } of SWATCHES) {
      const words = COLOR_WORDS[name];
      expect(words.filter((word) => /[\u0600-\u06FF]/.test(word)).length).toBeGreaterThan(2);
      for (const word of words) expect(readWords(word).fields.colors, word).toEqual([hex]);
    }
  });
});
