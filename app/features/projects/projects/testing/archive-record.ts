import { inflateRawSync } from "node:zlib";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { projectArchive } from "../server/export.server.ts";

/** A project's archive as it is downloaded. */
export async function archiveBytes(viewer: Viewer, projectId: string): Promise<Buffer> {
  const { body } = await projectArchive(viewer, projectId);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The JSON in it. */
export async function archiveRecord(viewer: Viewer, projectId: string): Promise<string> {
  const zip = await archiveBytes(viewer, projectId);
  // The first entry: its sizes stand in the central directory (PKWARE APPNOTE, 4.3.12).
  const at = zip.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString("utf8");
}
