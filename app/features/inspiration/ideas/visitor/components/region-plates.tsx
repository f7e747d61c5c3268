import { ArrowRight } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { RegionPlateData } from "../../ideas.contract.ts";
import asir from "../crafts/asir.svg?no-inline";
import eastern from "../crafts/eastern.svg?no-inline";
import hijaz from "../crafts/hijaz.svg?no-inline";
import najd from "../crafts/najd.svg?no-inline";
import north from "../crafts/north.svg?no-inline";
import "./region-plates.css";

/** A drawn sample of what each region is known for. */
const CRAFTS = { najd, hijaz, asir, eastern, north };

/** The regions as photographs with their name in the corner. `isLong` adds a sentence about the tradition. */
export function RegionPlates({ regions, isLong = false }: { regions: readonly RegionPlateData[]; isLong?: boolean }) {
  const t = useT("ideas");
  return (
    <ul className={isLong ? "regions long" : "regions"}>
      {regions.map(({ region, label, text, intro, path, count, photo }) => (
        <li key={region}>
          <a href={path}>
            <Photo image={photo} sizes="(max-width: 720px) 100vw, (max-width: 1100px) 50vw, 740px" alt="" />
            <span className="tab">
              <img className="craft" src={CRAFTS[region]} width={88} height={88} alt="" loading="lazy" />
              <span>
                <span className="display">{label}</span>
                <span className="text-sm text-muted">{isLong ? intro : text}</span>
                <span className="count">
                  {t("count", { n: count })} <ArrowRight size={16} className="flip" aria-hidden />
                </span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
