import { encodeRuns } from "#app/engines/room/marks/run-lengths.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { correctionsConflict, type RedesignSurfaceMap } from "../redesign.contract.ts";
import { ownRedesign, roomPhotoOf, wasLookedAt } from "../server/rows.server.ts";
import { inWorker } from "../work/in-worker.server.ts";

/** The surfaces found, with the person's corrections. NOT_FOUND before the analysis. */
export async function surfacesOf(id: string, ownerId: string): Promise<RedesignSurfaceMap> {
  const redesign = await ownRedesign(id, ownerId);
  if (!wasLookedAt(redesign)) throw notFound();
  const photo = await roomPhotoOf(redesign);
  const maps = await inWorker("mapSurfaces", { photo, corrections: redesign.corrections }, { isUrgent: true, key: photo.sha256 });
  const { width, height, labels: found, regions, corners, cells } = maps.found;
  return {
    width,
    height,
    labels: encodeRuns(maps.labels),
    found: encodeRuns(found),
    regions: encodeRuns(regions.ids),
    cells: {
      ids: encodeRuns(cells.ids),
      count: cells.count,
      features: Buffer.from(cells.features).toString("base64"),
      costs: Buffer.from(cells.costs).toString("base64"),
    },
    corners: Object.fromEntries(Object.entries(corners).map(([name, [x, y]]) => [name, [x / width, y / height]])),
    corrections: redesign.corrections as RedesignSurfaceMap["corrections"],
    correctionsVersion: redesign.corrections_version,
  };
}

type Stored = Pick<RedesignSurfaceMap, "corrections" | "correctionsVersion">;

/** Replaces the corrections; CONFLICT when the version is stale. They are applied when a picture or the map is requested, so that painting need not wait. */
export async function correctSurfaces(id: string, ownerId: string, corrections: RedesignSurfaceMap["corrections"], version: number): Promise<Stored> {
  const redesign = await ownRedesign(id, ownerId);
  if (!wasLookedAt(redesign)) throw notFound();
  // What a screen does not speak of stays as it was said.
  const { confirmed, height, marks } = { ...(redesign.corrections as Stored["corrections"]), ...corrections };
  const stored = { ...corrections, ...(confirmed && { confirmed }), ...(height && { height }), ...(marks && { marks }) };
  const changed = await db
    .updateTable("redesigns")
    .set({ corrections: JSON.stringify(stored), corrections_version: version + 1, updated_at: new Date() })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("corrections_version", "=", version)
    .returning("corrections_version")
    .executeTakeFirst();
  if (!changed) throw correctionsConflict();
  return { corrections: stored, correctionsVersion: changed.corrections_version };
}
