import { RESTYLES, type Restyle } from "#app/engines/room/styles.ts";

export const START_PATH = "/redesign";

/** What the start screen is asked for: a look that is already chosen, and the id of the idea it comes from. */
export type StartSearch = { style: Restyle | null; idea: string | null };

const styleIn = (parameters: URLSearchParams): Restyle | null => RESTYLES.find((known) => known === parameters.get("style")) ?? null;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function parseStart(parameters: URLSearchParams): StartSearch {
  const idea = parameters.get("idea") ?? "";
  return { style: styleIn(parameters), idea: ID.test(idea) ? idea : null };
}

export function startPath({ style, idea }: StartSearch): string {
  const parameters = new URLSearchParams({ ...(style && { style }), ...(idea && { idea }) });
  return parameters.size > 0 ? `${START_PATH}?${parameters}` : START_PATH;
}

/** The number that stands for the photograph itself. */
export const ORIGINAL = 0;

/** The studio: with the picture that is shown, or with the look that is to be made first. */
type StudioSearch = { picture: number | null; style: Restyle | null };

export function parseStudio(parameters: URLSearchParams): StudioSearch {
  const picture = Number(parameters.get("picture") ?? Number.NaN);
  return { picture: Number.isInteger(picture) && picture >= ORIGINAL ? picture : null, style: styleIn(parameters) };
}

export function studioPath(id: string, { picture, style }: Partial<StudioSearch> = {}): string {
  const parameters = new URLSearchParams({ ...(typeof picture === "number" && { picture: String(picture) }), ...(style && { style }) });
  return `${START_PATH}/${id}${parameters.size > 0 ? `?${parameters}` : ""}`;
}

export const sharedPath = (key: string): string => `${START_PATH}/shared/${encodeURIComponent(key)}`;

/** A downloaded redesign is a jpg named with the style. */
export const downloadName = (style: Restyle): string => `diwan-${style.replaceAll("_", "-")}.jpg`;
