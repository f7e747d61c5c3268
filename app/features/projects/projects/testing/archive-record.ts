import { inflateRawSync } from "node:zlib";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { projectArchive } from "../server/export.server.ts";

/** The JSON of a project's archive. */
export async function archiveRecord(viewer: Viewer, projectId: string): Promise<string> {
  const { body } = await projectArchive(viewer, projectId);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  const zip = Buffer.concat(chunks);
  // The first entry: its sizes stand in the central directory (PKWARE APPNOTE, 4.3.12).
  const at = zip.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString("utf8");
}
