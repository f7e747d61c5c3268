import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#app/platform/env/env.server.ts";
import type { SharePicture } from "./share-address.ts";

const FOLDER = "/share-picture/";
const ENDING = ".png";
const SIGNATURE_BYTES = 12;
/** More is not drawn. */
const MOST_LETTERS = 160;

const signatureOf = (place: string, shown: string): Buffer =>
  createHmac("sha256", env.secret).update(`share picture ${place} ${shown}`).digest().subarray(0, SIGNATURE_BYTES);

/**
 * `/share-picture/ar/ideas/najdi-majlis.png?v=...`: what the picture shows is in the address, so that it changes with it and can be cached for ever; signed, so that nobody
 * has others' words drawn beside the mark.
 */
export function signedShareAddress({ path, language, title, facts = "", photo = "" }: SharePicture): string {
  const place = `${FOLDER}${language}${path.split("?")[0]}${ENDING}`;
  const shown = Buffer.from(JSON.stringify([Array.from(title).slice(0, MOST_LETTERS).join(""), facts, photo])).toString("base64url");
  return `${place}?v=${shown}.${signatureOf(place, shown).toString("base64url")}`;
}

/** What a signed address asks for; null for any other. */
export function readShareAddress(pathname: string, version: string): SharePicture | null {
  const [shown = "", signature = ""] = version.split(".");
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(pathname, shown)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [title, facts, photo] = JSON.parse(Buffer.from(shown, "base64url").toString()) as [string, string, string];
  const rest = pathname.slice(FOLDER.length, -ENDING.length);
  const slash = rest.indexOf("/");
  return { language: rest.slice(0, slash), path: rest.slice(slash), title, facts, photo };
}
