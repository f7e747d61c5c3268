import { useEffect, useState } from "react";
import { pendingLocation } from "#app/ui/latest-location.ts";

const TRIED = "whole-load";
/** A second failure this soon is permanent. */
const AGAIN_AFTER_MS = 60_000;

function wasTried(address: string): boolean {
  const [at, tried] = (sessionStorage.getItem(TRIED) ?? "").split(" ");
  return tried === address && Date.now() - Number(at) < AGAIN_AFTER_MS;
}

/**
 * A script that fails to load is usually from an old release in an open tab. The requested address gets a full page load, once, when the
 * server answers; otherwise the failure is shown there. `screen-failed` comes from app/platform/build/react-router.ts.
 * @returns the failure to show
 */
export function useFailedScreen(): unknown {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const hear = (event: Event) => {
      const target = pendingLocation();
      // Only a prefetch.
      if (!target) return;
      const address = target.pathname + target.search + target.hash;
      const showFailure = () => {
        history.pushState(null, "", address);
        setFailure((event as CustomEvent).detail);
      };
      if (wasTried(address)) return showFailure();
      sessionStorage.setItem(TRIED, `${Date.now()} ${address}`);
      fetch(address, { method: "HEAD", cache: "no-store" }).then(() => location.assign(address), showFailure);
    };
    addEventListener("screen-failed", hear);
    return () => removeEventListener("screen-failed", hear);
  }, []);
  return failure;
}
