import { useEffect, useState } from "react";
import type { Pick } from "./picks.ts";

/** An object URL of a picture on the device; null for other files and for uploaded ones. */
export function usePreview(pick: Pick<unknown> | undefined): string | null {
  const file = pick?.isChecked && !pick.problem?.match(NOT_SEEN) ? pick.file : null;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

const NOT_SEEN = /^(EMPTY|UNSUPPORTED|HEIC|DAMAGED)$/;
