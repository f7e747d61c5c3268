import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter } from "@orpc/server";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { idFrom } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { PersonalTable } from "#app/platform/feature/personal-table.server.ts";
import type { AnyJob } from "#app/platform/jobs/jobs.server.ts";
import type { Feed } from "#app/platform/pages/feed.ts";
import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import type { Filling } from "./slot.server.ts";

export type Table = keyof DB;

/** A count of rows that wait for staff, answered by an index. */
export type Waiting = { count: () => RawBuilder<unknown> /** Content managers see it, too. */; isContent?: boolean };

/** A series of the admin overview. */
export type Counted = {
  /** `from ... where ...` for the rows since a time, by their `created_at`. Bounded by an index. */
  rows: (since: Date) => RawBuilder<unknown>;
  /** What splits the rows of a day, and in which order. */
  parts?: { column: RawBuilder<unknown>; keys: readonly string[] };
  /** Content managers see it, too. */
  isContent?: boolean;
};

/** How the audit log shows an entity type. */
export type AuditedKind = {
  /** A scalar subquery for the name of the thing with this id, in the reader's language. */
  name?: (id: RawBuilder<unknown>, language: string) => RawBuilder<unknown>;
  /** Where staff see it. */
  address?: (id: string) => string;
};

/** A feature's manifest: everything that the rest of the product needs to know about it. */
export type Feature = {
  /** Groups of the API by name. */
  api?: Readonly<Record<string, { contract: AnyContractRouter; router: AnyRouter }>>;
  jobs?: readonly AnyJob[];
  /** Its tables: no other feature writes them. */
  tables?: readonly Table[];
  /** Tables of other features that its SQL reads. */
  reads?: readonly Table[];
  personal?: {
    /** Rows of a person for the copy of their data. */
    tables?: readonly PersonalTable[];
    /** Columns that point at a person and are not in it, each with its reason. */
    notExported?: Readonly<Record<string, string>>;
    /** Runs before the account's row is deleted, for what foreign keys cannot do. */
    erase?: (trx: Kysely<DB>, userId: string) => Promise<void>;
    /** A condition on the id of a file that stays when its owner goes: it became someone else's picture. */
    usesFile?: (id: RawBuilder<unknown>) => RawBuilder<unknown>;
  };
  /** By place of the admin's navigation. */
  waiting?: Readonly<Record<string, Waiting>>;
  /** By series of the admin's overview. */
  counted?: Readonly<Record<string, Counted>>;
  /** By `entityType` of its audit entries. */
  audited?: Readonly<Record<string, AuditedKind>>;
  cachedPages?: readonly CachedPage[];
  sitemap?: readonly SitemapSource[];
  feeds?: readonly Feed[];
  /** Its contributions to other features' slots. */
  fills?: readonly Filling[];
};

export const defineFeature = <const Manifest extends Feature>(manifest: Manifest): Manifest => manifest;

/** Replaces an erased person's name in what others received: neutral in language and gender. */
export const ERASED_NAME = "—";

/** Made at `since` or later, by the primary key: ids are in the order of time. A day of room for clocks that differ. */
export const madeSince = (since: Date): RawBuilder<unknown> => sql`id >= ${idFrom(since.getTime() - DAY_MS)} and created_at >= ${since}`;

let composed: readonly Feature[] = [];

/** Connects the features with each other; called once, by the list of features. */
export function composeFeatures(features: readonly Feature[]): void {
  composed = features;
  const fillings = features.flatMap(({ fills = [] }) => fills);
  for (const { slot } of fillings) slot.empty();
  for (const { slot, entry } of fillings) slot.take(entry);
}

/** One field of all manifests. */
export function fromFeatures<Name extends keyof Feature>(name: Name): readonly NonNullable<Feature[Name]>[] {
  if (composed.length === 0) throw new Error("No features: load app/api/router.server.ts first.");
  return composed.flatMap((feature) => (feature[name] ? [feature[name] as NonNullable<Feature[Name]>] : []));
}
