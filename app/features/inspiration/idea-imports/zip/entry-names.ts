// Code pages for bytes from 128 on, used by systems that do not declare an encoding.
const CP437 = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";
/** Arabic under DOS, as older Arabic Windows still write names in ZIP files. */
const CP720 =
  "\u0080\u0081éâ\u0084à\u0086çêëèïî\u008D\u008E\u008F\u0090\u0651\u0652ô¤\u0640ûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" +
  "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡\u064B\u064C\u064D\u064E\u064F\u0650≈°∙·√ⁿ²■\u00A0";

const fromTable = (bytes: Uint8Array, table: string): string => {
  let text = "";
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : (table[byte - 128] ?? "");
  return text;
};
const windowsArabic = new TextDecoder("windows-1256");

/** All candidates for a name, the likeliest first: one encoding where the archive names it or the bytes allow no other, else every one that is used for such names. */
export function readingsOf(raw: Uint8Array, isUtf8: boolean, unicodeName: string | null): string[] {
  if (unicodeName !== null) return [unicodeName];
  if (raw.every((byte) => byte < 128)) return [Buffer.from(raw).toString("latin1")];
  const utf8 = utf8Of(raw);
  // Some systems write UTF-8 without declaring it; little else is valid UTF-8 by chance.
  if (utf8 !== null) return [utf8];
  if (isUtf8) return [Buffer.from(raw).toString("utf8")];
  return [windowsArabic.decode(raw), fromTable(raw, CP720), fromTable(raw, CP437)];
}

function utf8Of(raw: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    return null;
  }
}

/** A path as it is compared: one spelling of letters and of slashes, no matter the case, without './'. */
export const foldPath = (path: string): string =>
  path
    .normalize("NFC")
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/")
    .toLowerCase();

/** True for a path that leads out of its folder, or starts at the root of a disk. */
export const climbsOut = (path: string): boolean => /^(?:[\\/]|[a-z]:)/i.test(path) || path.split(/[\\/]/).includes("..");

export const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** Metadata entries that archive tools add. */
export const isJunk = (path: string): boolean => /(?:^|\/)__macosx\//.test(path) || /^(?:\._|\.ds_store$|thumbs\.db$|desktop\.ini$)/.test(baseName(path));
