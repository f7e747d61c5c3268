import { type Kysely, sql } from "kysely";
import { completeSample, placeSample, removeSampleProject } from "#app/features/projects/projects/public.server.ts";
import { findSampleQuotation, removeSampleQuotation } from "#app/features/projects/quotations/public.server.ts";
import { askSample, findSample, takeSampleBid } from "#app/features/projects/requests/public.server.ts";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import type { Sample } from "../samples.contract.ts";
import { mayMakeSample } from "../samples.policy.ts";
import type { SAMPLE_MOVES, SampleStep } from "../samples.ts";

const BEGINS_IN_DAYS = 60;
/** Halalas, VAT included. */
const BUDGET = [6_000_000, 9_500_000] as const;
const ROOMS = [
  { kind: "kitchen", area: 22 },
  { kind: "majlis", area: 36 },
] as const;
const ITEMS = [
  { text: "items.design", quantity: 1, unit: "job", room: 0 },
  { text: "items.cabinets", quantity: 9, unit: "m", room: 0 },
  { text: "items.floor", quantity: 22, unit: "m2", room: 0 },
  { text: "items.ceiling", quantity: 36, unit: "m2", room: 1 },
  { text: "items.lights", quantity: 14, unit: "point", room: 1 },
] as const;

/** Two who make or remove it at once do it one after the other. */
const lockOf = (trx: Kysely<DB>, viewer: Viewer) => sql`select pg_advisory_xact_lock(hashtext(${`sample ${viewer.id}`}))`.execute(trx);

type Found = { status: string; projectId: string };

async function readSample(viewer: Viewer, source: Kysely<DB> = db): Promise<(Sample & { bidId: string | null }) | null> {
  const { rows } = await sql<Found>`select id "projectId", status from projects where sample_for = ${viewer.id}`.execute(source);
  const [project] = rows;
  const request = await findSample(viewer, source);
  if (!project || !request) return null;
  const quotation = await findSampleQuotation(source, viewer);
  const { requestId, title, bid, bidId, isOver } = request;
  return { step: stepOf(project.status, bid, isOver), title, requestId, projectId: project.projectId, quotationId: quotation?.id ?? null, bidId };
}

function stepOf(status: string, bid: string | null, isOver: boolean): SampleStep {
  if (status === "completed") return "completed";
  if (bid === "accepted") return "accepted";
  if (bid === "withdrawn") return "over";
  if (bid !== null && bid !== "draft") return "sent";
  if (isOver) return "over";
  return bid === null ? "brief" : "writing";
}

const present = ({ bidId: _, ...sample }: Sample & { bidId: string | null }): Sample => sample;

export async function getSample(viewer: Viewer): Promise<Sample | null> {
  const sample = await readSample(viewer);
  return sample && present(sample);
}

async function found(trx: Kysely<DB>, viewer: Viewer): Promise<Sample & { bidId: string | null }> {
  const sample = await readSample(viewer, trx);
  if (!sample) throw notFound();
  return sample;
}

/** In the viewer's language, as a household would have written it. */
export function createSample(viewer: Viewer, language: string): Promise<Sample> {
  if (!mayMakeSample(viewer)) throw forbidden();
  return db.transaction().execute(async (trx) => {
    await lockOf(trx, viewer);
    const before = await readSample(viewer, trx);
    if (before) return present(before);
    const t = await translator(language, "samples.brief");
    const [title, district] = [t("title"), t("district")];
    const project = await placeSample(trx, viewer, {
      ...{ title, district, street: t("street"), about: t("about"), must: t("must"), rooms: ROOMS, budget: BUDGET },
      items: ITEMS.map(({ text, ...item }) => ({ name: t(text), ...item })),
      startsOn: riyadhDay(new Date(Date.now() + BEGINS_IN_DAYS * DAY_MS)),
    });
    await askSample(trx, viewer, { projectId: project.id, title, words: t("words"), district });
    return present(await found(trx, viewer));
  });
}

/** @throws NOT_FOUND, STATUS_CONFLICT */
export function moveSample(viewer: Viewer, move: (typeof SAMPLE_MOVES)[number]): Promise<Sample> {
  return db.transaction().execute(async (trx) => {
    await lockOf(trx, viewer);
    const { step, bidId, projectId } = await found(trx, viewer);
    if (step !== (move === "accept" ? "sent" : "accepted") || !bidId) throw statusConflict({ status: step });
    await (move === "accept" ? takeSampleBid(trx, viewer, bidId) : completeSample(trx, projectId));
    return present(await found(trx, viewer));
  });
}

export function removeSample(viewer: Viewer): Promise<{ isRemoved: boolean }> {
  return db.transaction().execute(async (trx) => {
    await lockOf(trx, viewer);
    const isRemoved = (await readSample(viewer, trx)) !== null;
    // Its bid would let go of it otherwise.
    await removeSampleQuotation(trx, viewer);
    await removeSampleProject(trx, viewer);
    return { isRemoved };
  });
}
