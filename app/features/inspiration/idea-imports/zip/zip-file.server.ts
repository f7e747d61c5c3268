import { Readable } from "node:stream";
import { crc32, createInflateRaw, inflateRaw } from "node:zlib";
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type ZipFile } from "yauzl";
import type { ItemProblemCode } from "../idea-imports.ts";
import { UploadRefused } from "../items/upload-refused.ts";
import type { PartedBytes } from "../parts/part-files.server.ts";
import { baseName, climbsOut, folderOf, foldPath, isJunk, readingsOf } from "./entry-names.ts";

/** More entries than any upload can use. */
const MOST_ENTRIES = 150_000;
/** Unpacked, a list of rows stays below this. */
const LIST_BYTES = 200 * 1024 * 1024;
/** Photographs hardly compress; a ratio of 1000 is an attack. */
const MOST_RATIO = 200;
const RATIO_FROM_BYTES = 1024 * 1024;

const METHODS = { stored: 0, deflated: 8 };
const UNICODE_PATH = 0x7075;
const SYMLINK = 0o120000;

class PartReader extends RandomAccessReader {
  readonly #bytes: PartedBytes;
  constructor(bytes: PartedBytes) {
    super();
    this.#bytes = bytes;
  }
  override read(buffer: Buffer, offset: number, length: number, position: number, callback: (error: Error | null, read?: number) => void): void {
    this.#bytes.read(position, position + length).then(
      (bytes) => callback(null, bytes.copy(buffer, offset)),
      (error: Error) => callback(error),
    );
  }
  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}

/** Why an entry of the archive cannot be used as a photograph. */
export class EntryRefused extends Error {
  readonly code: ItemProblemCode;
  constructor(code: ItemProblemCode) {
    super(code);
    this.code = code;
  }
}

/** `read` throws EntryRefused. */
export type ImageEntry = { identity: string; read(): Promise<Buffer> };

type Found = { entry: Entry; climbs: boolean };

/** An uploaded ZIP file: one list of items, and images by name. Nothing is ever unpacked to a place that the archive names. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #bytes: PartedBytes;
  readonly #list: { path: string; entry: Entry };
  readonly #byPath: ReadonlyMap<string, readonly Found[]>;
  readonly #byName: ReadonlyMap<string, readonly Found[]>;

  private constructor(zip: ZipFile, bytes: PartedBytes, list: { path: string; entry: Entry }, found: readonly (Found & { readings: string[] })[]) {
    this.#zip = zip;
    this.#bytes = bytes;
    this.#list = list;
    const byPath = new Map<string, Found[]>();
    const byName = new Map<string, Found[]>();
    const add = (index: Map<string, Found[]>, key: string, entry: Found) => {
      const known = index.get(key);
      if (!known) index.set(key, [entry]);
      else if (!known.includes(entry)) known.push(entry);
    };
    for (const entry of found) {
      for (const path of new Set(entry.readings.map(foldPath))) {
        add(byPath, path, entry);
        add(byName, baseName(path), entry);
      }
    }
    this.#byPath = byPath;
    this.#byName = byName;
  }

  /** Reads what the archive holds. Throws UploadRefused. */
  static async open(bytes: PartedBytes): Promise<Archive> {
    const lists: { path: string; entry: Entry }[] = [];
    const found: (Found & { readings: string[] })[] = [];
    let zip: ZipFile;
    try {
      zip = await fromRandomAccessReaderPromise(new PartReader(bytes), bytes.file.byteSize, {
        lazyEntries: true,
        autoClose: false,
        decodeStrings: false,
        validateEntrySizes: false,
      });
      if (zip.entryCount > MOST_ENTRIES) throw new UploadRefused("zip_too_many_entries", String(MOST_ENTRIES));
      for await (const entry of zip.eachEntry()) {
        const readings = namesOf(entry);
        const path = foldPath(readings[0] ?? "");
        if (isJunk(path) || readings[0]?.endsWith("/")) continue;
        if (/\.(csv|json)$/.test(path)) lists.push({ path, entry });
        else found.push({ entry, readings, climbs: readings.some(climbsOut) });
      }
    } catch (error) {
      throw isStorageFailure(error) || error instanceof UploadRefused ? error : new UploadRefused("zip_damaged");
    }
    const [list, second] = lists;
    if (!list) throw new UploadRefused("zip_no_list");
    if (second)
      throw new UploadRefused(
        "zip_many_lists",
        lists
          .map(({ path }) => path)
          .slice(0, 5)
          .join(", "),
      );
    return new Archive(zip, bytes, list, found);
  }

  get listType(): "csv" | "json" {
    return this.#list.path.endsWith(".json") ? "json" : "csv";
  }

  /** The bytes of the list. Throws UploadRefused. */
  async *list(): AsyncGenerator<Buffer> {
    const { entry } = this.#list;
    if (entry.isEncrypted() || !isReadable(entry)) throw new UploadRefused("zip_damaged");
    const { start } = await this.#place(entry).catch(refusedUnlessStorage);
    const packed = Readable.from(this.#bytes.stream(start, start + entry.compressedSize), { objectMode: false });
    const plain = entry.compressionMethod === METHODS.deflated ? packed.pipe(createInflateRaw()) : packed;
    // A failure of the source must reach the reader through what it reads from.
    packed.once("error", (error) => plain.destroy(error));
    let size = 0;
    let sum = 0;
    try {
      for await (const chunk of plain as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > LIST_BYTES) throw new UploadRefused("list_too_large", String(LIST_BYTES / 1024 / 1024));
        sum = crc32(chunk, sum);
        yield chunk;
      }
      if (sum !== entry.crc32 || size !== entry.uncompressedSize) throw new UploadRefused("zip_damaged");
    } catch (error) {
      throw refusal(error);
    } finally {
      packed.destroy();
      plain.destroy();
    }
  }

  /** The entry of the image that a row names: by its path from the list's folder or from the top, else by its bare name where that is unmistakable. Throws EntryRefused. */
  find(name: string, maxBytes: number): ImageEntry {
    if (climbsOut(name)) throw new EntryRefused("image_outside");
    const path = foldPath(name);
    const candidates = [folderOf(this.#list.path) + path, path].map((key) => this.#byPath.get(key)).find(Boolean) ?? this.#byName.get(baseName(path)) ?? [];
    const [found, second] = candidates;
    if (!found) throw new EntryRefused("image_missing");
    if (second) throw new EntryRefused("image_ambiguous");
    const { entry, climbs } = found;
    if (climbs) throw new EntryRefused("image_outside");
    if (((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK) throw new EntryRefused("image_link");
    if (entry.isEncrypted()) throw new EntryRefused("image_encrypted");
    if (!isReadable(entry)) throw new EntryRefused("image_compression");
    if (entry.uncompressedSize > RATIO_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * MOST_RATIO) throw new EntryRefused("image_bomb");
    if (Math.max(entry.uncompressedSize, entry.compressedSize) >= maxBytes) throw new EntryRefused("image_too_large");
    // Checksum and size identify a photograph without reading it.
    return { identity: `${entry.crc32.toString(16)}-${entry.uncompressedSize}`, read: () => this.#unpack(entry, maxBytes) };
  }

  async #unpack(entry: Entry, maxBytes: number): Promise<Buffer> {
    const { start } = await this.#place(entry).catch((error) => {
      throw isStorageFailure(error) ? error : new EntryRefused("image_damaged");
    });
    const packed = await this.#bytes.read(start, start + entry.compressedSize);
    const bytes = entry.compressionMethod === METHODS.deflated ? await inflated(packed, Math.min(maxBytes, entry.uncompressedSize + 1)) : packed;
    if (bytes.length !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) throw new EntryRefused("image_damaged");
    return bytes;
  }

  async #place(entry: Entry): Promise<{ start: number }> {
    const { fileDataStart } = await this.#zip.readLocalFileHeaderPromise(entry, { minimal: true });
    return { start: fileDataStart };
  }
}

const isReadable = ({ compressionMethod }: Entry): boolean => compressionMethod === METHODS.stored || compressionMethod === METHODS.deflated;

function namesOf(entry: Entry): string[] {
  const isUtf8 = (entry.generalPurposeBitFlag & 0x800) !== 0;
  const hasUnicodePath = entry.extraFields.some(({ id }) => id === UNICODE_PATH);
  const declared = hasUnicodePath ? getFileNameLowLevel(0x800, entry.fileNameRaw, entry.extraFields, true) : null;
  return readingsOf(entry.fileNameRaw, isUtf8, declared?.includes("\uFFFD") ? null : declared);
}

const inflated = (packed: Buffer, maxOutputLength: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // One byte at least, or zlib refuses the option itself.
    inflateRaw(packed, { maxOutputLength: Math.max(1, maxOutputLength) }, (error, bytes) => {
      if (!error) return resolve(bytes);
      reject(new EntryRefused((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "image_bomb" : "image_damaged"));
    });
  });

// A missing part or a failing store is not a problem of the archive.
const isStorageFailure = (error: unknown): boolean => {
  const { name, code } = error as { name?: string; code?: string };
  return name === "StoredFileMissing" || (code !== undefined && /^E[A-Z]+$/.test(code));
};
const refusal = (error: unknown): unknown => (isStorageFailure(error) || error instanceof UploadRefused ? error : new UploadRefused("zip_damaged"));
const refusedUnlessStorage = (error: unknown): never => {
  throw refusal(error);
};
