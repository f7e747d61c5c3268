import { browseIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { scoreOf, wordsOf } from "#app/platform/text/search-words.ts";
import type { Suggestion } from "../search.contract.ts";
import { addressOf, SHORTCUTS, type Shortcut } from "../search.shortcuts.ts";

/** The least letters to match keywords by prefix. */
const SHORTEST_KEYWORD = 3;
/** Matches both languages on every page: English readers type 'مجلس', too. */
const LANGUAGES = ["en", "ar"] as const;

/** The listings that words mean, best first; without words those that most people look for. */
export async function findShortcuts(words: string, language: string, limit: number): Promise<Suggestion[]> {
  const asked = wordsOf(words);
  const [own, ...all] = await Promise.all([language, ...LANGUAGES].map(textsIn));
  const scored = SHORTCUTS.map((shortcut) => ({ shortcut, score: Math.max(...all.map((texts) => scoreIn(texts, asked, shortcut))) }));
  const found = scored
    .filter(({ score }) => score > (words.length < SHORTEST_KEYWORD && asked.length > 0 ? 1 : 0))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ shortcut }) => shortcut);
  const photos = found.length > 0 ? await coversByAddress() : new Map<string, Suggestion["photo"]>();
  return found.map((shortcut) => {
    const { to } = shortcut;
    return { kind: "listing", id: to, title: own ? nameIn(own, shortcut) : "", note: null, to, photo: photos.get(to) ?? null };
  });
}

type Covers = ReadonlyMap<string, Suggestion["photo"]>;
/** Cached: every search asks for these, and they rarely change. */
const COVERS_MS = 5 * 60_000;
let covers: { since: number; byAddress: Promise<Covers> } | null = null;

/** The photograph of each room and style. */
function coversByAddress(): Promise<Covers> {
  if (!covers || Date.now() - covers.since > COVERS_MS) covers = { since: Date.now(), byAddress: readCovers() };
  return covers.byAddress;
}

async function readCovers(): Promise<Covers> {
  try {
    const { rooms, styles } = await browseIdeas("en");
    const photos = [...rooms, ...styles].map(({ value, photo }) => [addressOf(value), photo && smallOf(photo)] as const);
    return new Map(photos);
  } catch (error) {
    covers = null;
    throw error;
  }
}

const smallOf = ({ id, width, height, blur }: NonNullable<Suggestion["photo"]>): Suggestion["photo"] => ({ id, width, height, blur });

const textsIn = async (language: string) => ({
  ideas: await translator(language, "ideas"),
  tools: await translator(language, "search.tools"),
  own: await translator(language, "search.shortcuts"),
});
type Texts = Awaited<ReturnType<typeof textsIn>>;

function nameIn({ ideas, tools, own }: Texts, { text }: Shortcut): string {
  if ("ideas" in text) return ideas(text.ideas);
  return "tools" in text ? tools(text.tools) : own(text.own);
}

const scoreIn = (texts: Texts, asked: readonly string[], shortcut: Shortcut): number =>
  scoreOf(asked, nameIn(texts, shortcut), shortcut.keywords && texts.own(shortcut.keywords));
