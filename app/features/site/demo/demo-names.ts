import { brandWords, families } from "./data/brands.ts";
import type { TradeKey, Words } from "./data/categories.ts";
import { trades } from "./data/trades.ts";
import { seeded } from "./seeded.ts";

export type DemoName = { en: string; ar: string };

// Workshops and builders carry a family's name more often than studios do.
const familyTrades: readonly TradeKey[] = ["contracting", "carpentry", "stone", "majlis", "furniture", "textiles"];
const mostUses = 2;

/** A name for each vendor of the list, no two alike: a word or a family, each at most twice and never twice in one trade. */
export function demoNames(list: readonly TradeKey[]): DemoName[] {
  const random = seeded("names");
  const uses = new Map<string, TradeKey[]>();
  const suffixTurn = new Map<TradeKey, number>();

  function take(words: readonly Words[], trade: TradeKey): Words | undefined {
    const free = words.filter(([en]) => {
      const used = uses.get(en) ?? [];
      return used.length < mostUses && !used.includes(trade);
    });
    const unused = free.filter(([en]) => !uses.has(en));
    const candidates = unused.length > 0 ? unused : free;
    if (candidates.length === 0) return undefined;
    const chosen = random.pick(candidates);
    uses.set(chosen[0], [...(uses.get(chosen[0]) ?? []), trade]);
    return chosen;
  }

  return list.map((trade) => {
    const isFamily = random.chance(familyTrades.includes(trade) ? 0.38 : 0.1);
    const word = take(isFamily ? families : brandWords, trade) ?? take(isFamily ? brandWords : families, trade);
    if (!word) throw new RangeError("The demo has more vendors than names");
    const suffix = nextSuffix(word, trade);
    return { en: `${word[0]} ${suffix[0]}`, ar: arabicName(word[1], suffix[1]) };
  });

  function nextSuffix(word: Words, trade: TradeKey): Words {
    const { suffixes } = trades[trade];
    for (let turn = suffixTurn.get(trade) ?? 0; ; turn += 1) {
      const suffix = suffixes[turn % suffixes.length];
      if (!suffix) throw new RangeError(`No names for ${trade}`);
      suffixTurn.set(trade, turn + 1);
      // 'Oud House Stone House' is a house too many.
      if (!(word[0].includes("House") && suffix[0].includes("House"))) return suffix;
    }
  }
}

/** Words for a place stand before the name in Arabic: 'نور' and 'معرض الإضاءة' make 'معرض نور للإضاءة'. */
function arabicName(word: string, suffix: string): string {
  if (!/^(بيت|معرض|استوديو|مكتب|أتيليه|جاليري|حمّام)/.test(suffix)) return `${word} ${suffix}`;
  const [place = "", ...purpose] = suffix.split(" ");
  const name = word.startsWith(`${place} `) ? word : `${place} ${word}`;
  return `${name} ${purpose.join(" ").replace(/^ال/, "لل")}`.trim();
}
