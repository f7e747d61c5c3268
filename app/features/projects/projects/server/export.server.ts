import { Readable } from "node:stream";
import { sql } from "kysely";
import { ZipFile } from "yazl";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { projectFor } from "./access.server.ts";
import { projectParts } from "./archive-parts.server.ts";

type FileRow = { file_id: string; name: string; storage_key: string; created_at: Date };

const extensionOf = (key: string) => /\.[a-z0-9]{1,5}$/i.exec(key)?.[0] ?? "";

async function* chunksOf(key: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await storage.get(key)) yield chunk as Buffer;
  } catch (error) {
    // a file that storage lost leaves an empty entry; everything else still reaches its owner
    if (!(error instanceof StoredFileMissing)) throw error;
  }
}

/** Rows of the project as they are stored, without what opens invitations. */
async function recordOf(id: string): Promise<object | undefined> {
  const { rows } = await sql<{ record: object }>`
    select json_build_object('project', to_jsonb(p),
      'rooms', (select json_agg(to_jsonb(r) order by r.position) from project_rooms r where r.project_id = p.id),
      'items', (select json_agg(to_jsonb(i) order by i.position) from brief_items i where i.project_id = p.id),
      'pieces', (select json_agg(to_jsonb(b) order by b.position) from brief_pieces b where b.project_id = p.id),
      'people', (select json_agg(to_jsonb(m) - 'token' || jsonb_build_object('name', u.name) order by m.id)
        from project_people m left join users u on u.id = m.user_id where m.project_id = p.id),
      'files', (select json_agg(to_jsonb(f) order by f.created_at, f.file_id) from project_files f where f.project_id = p.id),
      'events', (select json_agg(to_jsonb(e) || jsonb_build_object('actor', u.name, 'bidder_name', coalesce(v.name, b.name)) order by e.id)
        from project_events e left join users u on u.id = e.actor_id left join users b on b.id = (e.data ->> 'bidder')::uuid
          left join ${listings()} v on v.id = (e.data ->> 'bidder')::uuid where e.project_id = p.id)) record
    from projects p where p.id = ${id}`.execute(db);
  return rows[0]?.record;
}

/** All of a project for its household: one JSON with what other features add, and every file under its name. Entries are read one after the other. */
export async function projectArchive(viewer: Viewer, id: string): Promise<{ title: string; body: Readable }> {
  const { title } = await projectFor(db, viewer, id);
  const { rows } = await sql<FileRow>`
    select pf.file_id, pf.name, f.storage_key, pf.created_at from project_files pf join files f on f.id = pf.file_id where pf.project_id = ${id}
    order by pf.created_at, pf.file_id`.execute(db);
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  // each entry listens for its end
  body.setMaxListeners(0);
  zip.on("error", (error: Error) => body.destroy(error));
  const parts = await Promise.all(projectParts.all().map((part) => part(id)));
  const record = Object.assign({}, await recordOf(id), ...parts);
  zip.addBuffer(Buffer.from(`${JSON.stringify(record, null, 2)}\n`), "project.json", { compress: true });
  for (const [n, file] of rows.entries())
    zip.addReadStreamLazy(
      `files/${String(n + 1).padStart(2, "0")}-${file.file_id.slice(-6)}${extensionOf(file.storage_key)}`,
      { mtime: file.created_at, compress: false },
      (done) => {
        const stream = Readable.from(chunksOf(file.storage_key), { objectMode: false });
        stream.on("error", (error) => body.destroy(error));
        body.once("close", () => stream.destroy());
        done(null, stream);
      },
    );
  zip.end();
  return { title, body };
}
