import de from "./names/de.json" with { type: "json" };
import el from "./names/el.json" with { type: "json" };
import es from "./names/es.json" with { type: "json" };
import et from "./names/et.json" with { type: "json" };
import fa from "./names/fa.json" with { type: "json" };
import fr from "./names/fr.json" with { type: "json" };
import hi from "./names/hi.json" with { type: "json" };
import it from "./names/it.json" with { type: "json" };
import ja from "./names/ja.json" with { type: "json" };
import ko from "./names/ko.json" with { type: "json" };
import nl from "./names/nl.json" with { type: "json" };
import no from "./names/no.json" with { type: "json" };
import pl from "./names/pl.json" with { type: "json" };
import pt from "./names/pt.json" with { type: "json" };
import ru from "./names/ru.json" with { type: "json" };
import sv from "./names/sv.json" with { type: "json" };
import th from "./names/th.json" with { type: "json" };
import tr from "./names/tr.json" with { type: "json" };
import vi from "./names/vi.json" with { type: "json" };
import zh from "./names/zh.json" with { type: "json" };
import zhTw from "./names/zh-TW.json" with { type: "json" };

// Names of cities, regions, trades and tags in further languages, under the English name. Arabic ones stand beside the English, in their rows.
// Server code only: the browser gets finished names.
const names: Record<string, Readonly<Record<string, string>>> = {
  de,
  el,
  es,
  et,
  fa,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  no,
  pl,
  pt,
  ru,
  sv,
  th,
  tr,
  vi,
  zh,
  "zh-TW": zhTw,
};

/** A name in the reader's language; the English one where the language has none of its own. */
export const nameFor = (english: string, arabic: string | null, language: string): string =>
  (language === "ar" ? arabic : names[language]?.[english]) || english;
