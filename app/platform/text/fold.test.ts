import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { foldText } from "./fold.ts";
import { wordsOf } from "./search-words.ts";

/** What stands there and what people type for it, with the letters by which both are compared. */
const PAIRS: readonly [language: string, written: string, typed: string, folded: string][] = [
  ["en", "Café Décor", "CAFE DECOR", "cafe decor"],
  ["ar", "إضاءةُ الصّالة ١٢", "اضاءه الصاله 12", "اضاءه الصاله 12"],
  ["fa", "کتابخانهٔ یک‌نفره ۱۲", "كتابخانه يكنفره 12", "كتابخانه يكنفره 12"],
  ["de", "Straße GROẞ Möbel", "STRASSE gross mobel", "strasse gross mobel"],
  ["pl", "ŁÓŻKO łóżko źdźbło", "lozko LOZKO zdzblo", "lozko lozko zdzblo"],
  ["vi", "Đèn bàn ghế gỗ ươm", "den ban ghe go uom", "den ban ghe go uom"],
  ["no", "Grønn bænk på gården", "gronn baenk pa garden", "gronn baenk pa garden"],
  ["sv", "Fåtölj Källare", "fatolj kallare", "fatolj kallare"],
  ["et", "Õunapuu tööpõrand", "ounapuu tooporand", "ounapuu tooporand"],
  ["fr", "Œuvre ŒIL cæcum façade", "oeuvre oeil caecum facade", "oeuvre oeil caecum facade"],
  ["es", "Baño pingüino", "bano pinguino", "bano pinguino"],
  ["pt", "Decoração de salão", "decoracao de salao", "decoracao de salao"],
  ["it", "Verità più", "verita piu", "verita piu"],
  ["nl", "Ĳsland één", "ijsland een", "ijsland een"],
  ["tr", "IŞIK ışık İSTANBUL Çağ", "isik isik istanbul cag", "isik isik istanbul cag"],
  ["el", "καναπές ΚΑΝΑΠΈΣ Ξύλινος", "ΚΑΝΑΠΕΣ καναπες ξυλινοσ", "καναπεσ καναπεσ ξυλινοσ"],
  ["ru", "Ёлка зелёный Йод", "елка зеленый йод", "елка зеленый йод"],
  ["hi", "लकड़ी बाज़ार १२", "लकडी बाजार 12", "लकडी बाजार 12"],
  ["th", "เก้าอี้ ๑๒", "เก้าอี้ 12", "เก้าอี้ 12"],
  ["ja", "ｶﾞﾗｽ ＳＯＦＡ１２", "ガラス sofa12", "ガラス sofa12"],
  ["ko", "거실 소파", "거실 소파", "거실 소파"],
  ["zh", "沙发１２", "沙发12", "沙发12"],
  ["zh-TW", "客廳ＡＢ", "客廳ab", "客廳ab"],
];

/** A letter apart from what it is not: these stay two. */
const OTHERS: readonly [string, string][] = [
  ["й", "и"],
  ["が", "か"],
  ["कि", "क"],
  ["้ข", "ข"],
];

const inSql = async (text: string) => {
  const { rows } = await sql<{ folded: string; words: string[] }>`select search_norm(${text}) folded, search_word_list(${text}) words`.execute(db);
  return rows[0];
};

describe.each(PAIRS)("%s: %s is found by %s", (_, written, typed, folded) => {
  test("in the browser", () => {
    expect([written, typed].map((text) => foldText(text).normalize("NFC"))).toEqual([folded, folded]);
  });
  test("in the database, which takes the same letters and words", async () => {
    for (const text of [written, typed]) expect(await inSql(text)).toEqual({ folded: foldText(text), words: wordsOf(text) });
  });
  test("by all its words, and by the last one when it is not finished", async () => {
    const { rows } = await sql<{ found: boolean; begun: boolean }>`
      select search_words_of(${written}) @@ search_query(${typed}) found, search_words_of(${written}) @@ search_query(left(${typed}, -1)) begun`.execute(db);
    expect(rows).toEqual([{ found: true, begun: true }]);
  });
});

test.each(OTHERS)("%s is not %s", async (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
  expect((await inSql(one))?.folded).not.toBe((await inSql(other))?.folded);
});
