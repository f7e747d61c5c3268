import { useEffect, useState } from "react";
import { pendingLocation } from "#app/ui/latest-location.ts";

const TRIED = "whole-load";
/** What fails again this soon would fail for ever. */
const AGAIN_AFTER_MS = 60_000;

function wasTried(address: string): boolean {
  const [at, tried] = (sessionStorage.getItem(TRIED) ?? "").split(" ");
  return tried === address && Date.now() - Number(at) < AGAIN_AFTER_MS;
}

/**
 * A script that does not come is mostly an old one: the tab was open while a new release came. The address that was asked for is loaded whole, once, when the
 * server answers; else the failure is told there. `screen-failed` comes from app/platform/build/react-router.ts.
 * @returns what is to be told
 */
export function useFailedScreen(): unknown {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const hear = (event: Event) => {
      const target = pendingLocation();
      // Only fetched ahead: nobody asked for it yet.
      if (!target) return;
      const address = target.pathname + target.search + target.hash;
      const tell = () => {
        history.pushState(null, "", address);
        setFailure((event as CustomEvent).detail);
      };
      if (wasTried(address)) return tell();
      sessionStorage.setItem(TRIED, `${Date.now()} ${address}`);
      fetch(address, { method: "HEAD", cache: "no-store" }).then(() => location.assign(address), tell);
    };
    addEventListener("screen-failed", hear);
    return () => removeEventListener("screen-failed", hear);
  }, []);
  return failure;
}
