import { translator } from "#app/platform/languages/translator.server.ts";
import type { CollectionName } from "../../ideas.collections.ts";
import type { Region, RoomType, Style } from "../../ideas.ts";
import { regionPlates } from "../../server/regions.server.ts";
import { EMPTY_SEARCH, type IdeaPlace, type IdeaSearch, ideaListPath, isFamily } from "../ideas.address.ts";
import type { IdeaHead } from "../ideas.list.contract.ts";

type About = { place: IdeaPlace; collection: CollectionName | ""; room: RoomType | ""; style: Style | ""; region: Region | ""; color: string };

/**
 * What a list is called: the words of its address make its headline ("Modern bedrooms in the Najdi tradition"). The texts stay on the server: a page needs
 * one of the hundred.
 */
export async function ideaHead(about: About, language: string): Promise<IdeaHead> {
  const t = await translator(language, "ideas.heads");
  const { place, collection, room, style, region, color } = about;
  const isPlain = !(collection || room || style || region || isFamily(color));
  const noun = room ? t(`room.${room}.noun`) : collection ? t(`collection.${collection}.noun`) : t(`place.${place}.noun`);
  const parts = {
    noun,
    style: style ? t(`style.${style}.word`) : "",
    region: region ? t(`region.${region}.phrase`) : "",
    color: isFamily(color) ? t(`color.${color}`) : "",
  };
  const composed = sentence(t("composed", parts), language);
  const isAlone = [collection, room, style, region, isFamily(color) ? color : ""].filter(Boolean).length === 1;
  const headline = isPlain
    ? t(`place.${place}.headline`)
    : isAlone && collection && place === "all"
      ? t(`collection.${collection}.headline`)
      : isAlone && style && place === "all"
        ? t("ofStyle", { style: parts.style })
        : composed;
  const intro = isPlain
    ? t(`place.${place}.intro`)
    : region
      ? t(`region.${region}.intro`)
      : room
        ? t(`room.${room}.intro`)
        : collection
          ? t(`collection.${collection}.intro`)
          : style
            ? t(`style.${style}.intro`)
            : t("color.intro");
  return {
    headline: sentence(headline, language),
    intro,
    description: t("description", { headline: sentence(headline, language), intro }),
    trail: trailOf(about, { home: t("home"), ideas: t("place.all.headline"), noun: sentence(noun, language) }),
    traditions: collection === "saudi-regional" && !region ? await regionPlates(language, undefined, { room, style, color }) : [],
  };
}

/** The way to a list: home, ideas and, where more words follow, the list of the first of them. */
function trailOf({ place, collection, room, style, region, color }: About, labels: { home: string; ideas: string; noun: string }): IdeaHead["trail"] {
  const home = { label: labels.home, path: "/home" };
  const isPlain = !(collection || room || style || region || isFamily(color));
  if (isPlain && place === "all") return [home];
  const ideas = { label: labels.ideas, path: "/ideas" };
  const parent: IdeaSearch = { ...EMPTY_SEARCH, place, ...(place === "all" && (room ? { room } : { collection })) };
  const isDeeper = place === "all" ? Boolean(room || collection) && Boolean(style || region || isFamily(color) || (room && collection)) : !isPlain;
  return isDeeper ? [home, ideas, { label: labels.noun, path: ideaListPath(parent) }] : [home, ideas];
}

/** Parts that were not given leave no double space, and the first letter is a capital. */
function sentence(text: string, language: string): string {
  const tidy = text.replace(/\s+/g, " ").trim();
  return tidy.charAt(0).toLocaleUpperCase(language) + tidy.slice(1);
}
