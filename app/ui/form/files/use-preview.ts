import { useEffect, useState } from "react";
import type { Pick } from "./picks.ts";

/** The address of a picture that is still on the device; null for other files, for what is none, and for what the server has. */
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
