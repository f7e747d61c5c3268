import { Link } from "react-router";
import { MAP_BOX, REGION_SHAPES, type RegionShape } from "#app/platform/places/region-shapes.ts";
import "./region-map.css";

/** What a region looks like: by how much there is in it (three steps), chosen, or with a part of it chosen. */
export type RegionLook = "none" | "few" | "some" | "many" | "part" | "on";
export type MapRegion = {
  look: RegionLook;
  /** Said when the pointer rests on it. */
  title?: string;
  /** Drawn on it, where there is room. */
  number?: string;
  to?: string;
};

/** The regions of Saudi Arabia. For the pointer and the eye only: whatever it says or leads to stands beside it in words, too. */
export function RegionMap({ regionOf }: { regionOf(code: string): MapRegion }) {
  const regions = REGION_SHAPES.map((shape) => ({ ...shape, ...regionOf(shape.code) }));
  return (
    <svg className="region-map" viewBox={MAP_BOX} aria-hidden>
      {regions.map((region) => (region.to === undefined ? <Area key={region.code} {...region} /> : <AreaLink key={region.code} {...region} to={region.to} />))}
      {regions.map(
        ({ code, label, number, look }) =>
          label &&
          number && (
            <text key={code} x={label[0]} y={label[1]} className={look}>
              {number}
            </text>
          ),
      )}
    </svg>
  );
}

type Drawn = RegionShape & MapRegion;

const AreaLink = ({ to, ...region }: Drawn & { to: string }) => (
  <Link to={to} tabIndex={-1} preventScrollReset>
    <Area {...region} />
  </Link>
);

const Area = ({ code, path, look, title }: Drawn) => (
  <path className={look} data-region={code} d={path}>
    {title && <title>{title}</title>}
  </path>
);
