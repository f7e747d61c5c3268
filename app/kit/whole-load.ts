import { useEffect, useState } from "react";
import { isModuleError } from "#app/ui/error-kind.ts";

const TRIED = "whole-load";
/** What fails again this soon would fail for ever. */
const AGAIN_AFTER_MS = 60_000;

function wasTried(path: string): boolean {
  const [at, tried] = (sessionStorage.getItem(TRIED) ?? "").split(" ");
  return tried === path && Date.now() - Number(at) < AGAIN_AFTER_MS;
}

/**
 * A script that does not come is mostly an old one: the tab was open while a new release came. The address is already the one that was asked for: it is
 * loaded whole, once, when the server answers.
 * @returns whether that is under way
 */
export function useWholeLoad(error: unknown): boolean {
  const [isLoading, setLoading] = useState(() => typeof document !== "undefined" && isModuleError(error) && !wasTried(location.pathname));
  useEffect(() => {
    if (!isLoading) return;
    sessionStorage.setItem(TRIED, `${Date.now()} ${location.pathname}`);
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      () => location.reload(),
      () => setLoading(false),
    );
  }, [isLoading]);
  return isLoading;
}
