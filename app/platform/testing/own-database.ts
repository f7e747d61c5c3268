// The set-up of test files that reach the database.
import { afterAll, expect, inject } from "vitest";
import { staffWrites } from "#app/platform/audit/staff-writes.server.ts";
import { createTestDatabase } from "./database.ts";

export async function openOwnDatabase(): Promise<void> {
  const database = await createTestDatabase(inject("testServer"));
  process.env.DATABASE_URL = database.url;

  // Drops with force: whatever the tests left connected is cut off.
  afterAll(() => database.drop());

  // Whatever admins and content managers change is on record: of each write that a file's tests call, one call at least leaves an audit entry.
  const audited = new Map<string, boolean>();
  staffWrites.onDone = (route, entries) => void audited.set(route, (audited.get(route) ?? false) || entries > 0);
  afterAll(() => {
    const silent = [...audited].filter(([, isAudited]) => !isAudited).map(([route]) => route);
    expect(silent, "writes of staff that left no audit entry").toEqual([]);
  });
}
