import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId, newId } from "#app/platform/database/ids.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeBytes } from "#app/platform/media/store-bytes.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { MessageFileItem } from "../messages.contract.ts";
import { maySeeMessageFile } from "../messages.policy.ts";
import { MAX_FILE_BYTES } from "../messages.ts";
import { stillBelongs } from "./project-subjects.server.ts";
import { presentFile } from "./rows.server.ts";

const PER_PERSON = { max: 60, windowSeconds: 600 };
const PICTURES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

const openXml = "application/vnd.openxmlformats-officedocument";
/** Accepted types besides images, by their bytes, with the allowed extensions; the first is the usual one. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "application/zip": ["zip"],
  [`${openXml}.wordprocessingml.document`]: ["docx"],
  [`${openXml}.spreadsheetml.sheet`]: ["xlsx"],
  [`${openXml}.presentationml.presentation`]: ["pptx"],
  // The container of older Office files, shared with installers, so the extension has to be one of these.
  "application/x-cfb": ["doc", "xls", "ppt"],
};

/** The bytes decide the type of a file; its name must match. */
async function sniff(bytes: Buffer, name: string): Promise<{ mime: string; extension: string } | "picture"> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && PICTURES.has(found.mime)) return "picture";
  const endings = found && KINDS[found.mime];
  if (!found || !endings) throw invalid({ file: "UNSUPPORTED" });
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const extension = endings.includes(ending) ? ending : endings[0];
  if (!extension || (found.mime === "application/x-cfb" && !endings.includes(ending))) throw invalid({ file: "UNSUPPORTED" });
  return { mime: found.mime, extension };
}

/** A safe file name: no folders, no bidi controls, and the extension of the real type. */
export function fileName(given: string, extension: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{Cc}\p{Cf}"<>|?*:]/gu, "")
    .replace(/(\.[a-z0-9]{1,5})+$/i, "")
    .trim();
  return `${plain.slice(0, 100) || "file"}.${extension}`;
}

export async function uploadFile(file: File, viewer: Viewer): Promise<MessageFileItem> {
  await enforceLimit(`message-upload:${viewer.id}`, PER_PERSON);
  if (file.size === 0) throw invalid({ file: "EMPTY" });
  if (file.size >= MAX_FILE_BYTES) throw invalid({ file: "TOO_LARGE" });
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = await sniff(bytes, file.name);
  const stored = kind === "picture" ? await storePicture(bytes, viewer.id) : await storeFile(bytes, kind, viewer.id);
  const name = fileName(file.name, kind === "picture" ? (stored.mime.split("/")[1] ?? "jpg") : kind.extension);
  await db.insertInto("message_files").values({ file_id: stored.id, uploader_id: viewer.id, name }).execute();
  return presentFile({ ...stored, file_id: stored.id, message_id: null, name, byte_size: Number(stored.byte_size) });
}

const columns = ["id", "mime", "byte_size", "width", "height", "placeholder"] as const;

async function storePicture(bytes: Buffer, ownerId: string) {
  try {
    return await storeImage(bytes, { isPublic: false, ownerId, maxBytes: MAX_FILE_BYTES });
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ file: error.code });
    throw error;
  }
}

async function storeFile(bytes: Buffer, { mime, extension }: { mime: string; extension: string }, ownerId: string) {
  const stored = await storeBytes(bytes, { folder: "files", extension, type: mime });
  const values = { ...stored, id: newId(), mime, byte_size: bytes.length, is_public: false, owner_id: ownerId };
  return db.insertInto("files").values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Only the uploader may remove a file, and only before it is sent. */
export async function removeUpload(id: string, viewer: Viewer): Promise<{ id: string }> {
  const removed = await removeFiles(db, sql`select file_id from message_files where file_id = ${id} and uploader_id = ${viewer.id} and message_id is null`);
  if (removed.length === 0) throw notFound();
  return { id };
}

/** The viewer's relation to a file. */
async function findMessageFile(viewer: Viewer, fileId: string) {
  const { rows } = await sql<{ isOwnDraft: boolean; isTheirs: boolean; isReported: boolean }>`
    select m.id is null and f.uploader_id = ${viewer.id} "isOwnDraft",
      m.id is not null and m.removed_at is null
        and exists (select from conversation_people p join conversations c on c.id = p.conversation_id
          where p.conversation_id = m.conversation_id and p.user_id = ${viewer.id} and ${stillBelongs(viewer.id)}) "isTheirs",
      exists (select from message_report_messages r where r.message_id = m.id) "isReported"
    from message_files f left join messages m on m.id = f.message_id where f.file_id = ${fileId}`.execute(db);
  return rows[0];
}

export async function isMessageFileShown(viewer: Viewer | null, fileId: string): Promise<boolean> {
  const file = viewer && (await findMessageFile(viewer, fileId));
  return Boolean(file && maySeeMessageFile(viewer, file));
}

/** Serves a file that is no image as a download: it never runs or renders on this site. */
export async function downloadFile(id: string, viewer: Viewer): Promise<Response> {
  const missing = () => new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store", "Content-Type": "text/plain" } });
  if (!isId(id) || !(await isMessageFileShown(viewer, id))) return missing();
  const file = await db
    .selectFrom("message_files as mf")
    .innerJoin("files as f", "f.id", "mf.file_id")
    .select(["mf.name", "f.storage_key", "f.mime", "f.byte_size"])
    .where("mf.file_id", "=", id)
    .executeTakeFirst();
  if (!file) return missing();
  const plain = file.name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return new Response(Readable.toWeb(await storage.get(file.storage_key)) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": file.mime,
      "Content-Length": String(file.byte_size),
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
