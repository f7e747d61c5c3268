import type { CSSProperties } from "react";
import { Link } from "react-router";
import { MAP_BOX, type MapPoint, REGION_SHAPES, type RegionShape } from "#app/platform/places/region-shapes.ts";
import { classes } from "./classes.ts";
import { labelsOf, type View, viewOf } from "./region-view.ts";
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

type MapCity = { name: string; at: MapPoint; title: string; isOn: boolean; to: string };
/** A region to look at closely, with the cities in it. */
type Near = { region: string; label: string; cities: readonly MapCity[] };

/** The regions of Saudi Arabia, for the pointer and the eye only: whatever they say or lead to stands beside the map in words, too. Cities are links for everybody. */
export function RegionMap({ regionOf, near }: { regionOf(code: string): MapRegion; near?: Near }) {
  const regions = REGION_SHAPES.map((shape) => ({ ...shape, ...regionOf(shape.code) }));
  if (!near)
    return (
      <svg className="region-map" viewBox={MAP_BOX} aria-hidden>
        <Regions regions={regions} />
      </svg>
    );
  const view = viewOf(near.region);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg className="region-map near" viewBox={view.box} style={{ "--unit": view.unit } as CSSProperties} role="group" aria-label={near.label}>
      <g aria-hidden>
        <Regions regions={regions.map(({ number, ...region }) => ({ ...region, ...(number && region.code !== near.region && { number }) }))} />
      </g>
      <Cities cities={near.cities} view={view} />
    </svg>
  );
}

function Cities({ cities, view }: { cities: readonly MapCity[]; view: View }) {
  const labels = labelsOf(cities, view);
  return cities.map(({ name, at: [x, y], title, isOn, to }, index) => {
    const label = labels[index];
    return (
      <Link
        key={name}
        to={to}
        className={classes("city", isOn && "on")}
        data-city={name}
        aria-label={title}
        aria-current={isOn ? "true" : undefined}
        preventScrollReset
      >
        <title>{title}</title>
        <circle className="reach" cx={x} cy={y} r={9 * view.unit} />
        <circle className="dot" cx={x} cy={y} r={3.2 * view.unit} />
        {label && (
          <text x={label.x} y={label.y} style={{ textAnchor: label.anchor }} aria-hidden>
            {title}
          </text>
        )}
      </Link>
    );
  });
}

function Regions({ regions }: { regions: readonly Drawn[] }) {
  return (
    <>
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
    </>
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
