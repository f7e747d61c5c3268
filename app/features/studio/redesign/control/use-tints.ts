import { useEffect, useState } from "react";
import type { Tint, Tints } from "#app/engines/room/marks/tints.ts";

/** A token of the design as bytes: the browser resolves theme and notation. */
function tokenColor(token: string): Tint {
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return [red, green, blue];
}

/** The colors of the surfaces; the swatches of the choices use the same tokens. */
export function useTints(): Tints | null {
  const [tints, setTints] = useState<Tints | null>(null);
  useEffect(() => {
    const read = () => setTints({ wall: tokenColor("--palm"), floor: tokenColor("--clay"), ceiling: tokenColor("--info") });
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return tints;
}
