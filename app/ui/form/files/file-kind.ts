const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^\xFF\xD8\xFF/, "image/jpeg"],
  [/^\x89PNG\r\n/, "image/png"],
  [/^RIFF.{4}WEBP/s, "image/webp"],
  [/^.{4}ftypavi[fs]/s, "image/avif"],
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, "image/heic"],
  [/^%PDF/, "application/pdf"],
];
const LONGEST_SIGN = 16;

/** The type of a file by its first bytes; null unless it is a supported image or a PDF. */
export const kindOf = (head: Uint8Array): string | null => {
  const text = String.fromCharCode(...head.subarray(0, LONGEST_SIGN));
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
};

export const kindOfFile = async (file: Blob): Promise<string | null> => kindOf(new Uint8Array(await file.slice(0, LONGEST_SIGN).arrayBuffer()));
