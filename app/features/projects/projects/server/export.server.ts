import { Readable } from "node:stream";
import { sql } from "kysely";
import { ZipFile } from "yazl";
import { conversationOfProject } from "#app/features/talk/messages/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { projectFor } from "./access.server.ts";
import { type ArchivedFile, projectPartFiles, projectParts } from "./archive-parts.server.ts";

/** A file and its name in the archive. */
type Entry = ArchivedFile & { path: string };

const extensionOf = (key: string) => /\.[a-z0-9]{1,5}$/i.exec(key)?.[0] ?? "";

const entriesIn = (folder: string, files: readonly ArchivedFile[]): Entry[] =>
  files.map((file, at) => ({ ...file, path: `${folder}/${String(at + 1).padStart(2, "0")}-${file.id.slice(-6)}${extensionOf(file.storage_key)}` }));

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

const ownFiles = async (id: string): Promise<ArchivedFile[]> => {
  const { rows } = await sql<ArchivedFile>`
    select f.id, f.storage_key, pf.created_at from project_files pf join files f on f.id = pf.file_id where pf.project_id = ${id}
    order by pf.created_at, pf.file_id`.execute(db);
  return rows;
};

/** What was said, each file of it by its name in the archive. */
async function talkOf(viewer: Viewer, id: string): Promise<{ messages: object[]; entries: Entry[] }> {
  const said = await conversationOfProject(viewer, id);
  const entries = entriesIn(
    "messages",
    said.flatMap(({ at, files }) => files.map((file) => ({ id: file.id, storage_key: file.storage_key, created_at: at }))),
  );
  const pathOf = new Map(entries.map((entry) => [entry.id, entry.path]));
  return {
    messages: said.map(({ files, ...message }) => ({ ...message, files: files.map((file) => ({ name: file.name, path: pathOf.get(file.id) })) })),
    entries,
  };
}

/** All of a project for its household: one JSON with what other features add, and every file under its name. Entries are read one after the other. */
export async function projectArchive(viewer: Viewer, id: string): Promise<{ title: string; body: Readable }> {
  const { title } = await projectFor(db, viewer, id);
  const [own, talk, parts, partFiles] = await Promise.all([
    ownFiles(id),
    talkOf(viewer, id),
    Promise.all(projectParts.all().map((part) => part(id))),
    Promise.all(projectPartFiles.all().map(async ({ folder, list }) => entriesIn(folder, await list(id)))),
  ]);
  const added = partFiles.flat();
  const paths = Object.fromEntries(added.map((entry) => [entry.id, entry.path]));
  const record = Object.assign({}, await recordOf(id), ...parts, { conversation: talk.messages, paths });
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  // each entry listens for its end
  body.setMaxListeners(0);
  zip.on("error", (error: Error) => body.destroy(error));
  zip.addBuffer(Buffer.from(`${JSON.stringify(record, null, 2)}\n`), "project.json", { compress: true });
  for (const entry of [...entriesIn("files", own), ...talk.entries, ...added]) addEntry(zip, body, entry);
  zip.end();
  return { title, body };
}

const addEntry = (zip: ZipFile, body: Readable, { path, storage_key, created_at }: Entry): void =>
  zip.addReadStreamLazy(path, { mtime: new Date(created_at), compress: false }, (done) => {
    const stream = Readable.from(chunksOf(storage_key), { objectMode: false });
    stream.on("error", (error) => body.destroy(error));
    body.once("close", () => stream.destroy());
    done(null, stream);
  });
