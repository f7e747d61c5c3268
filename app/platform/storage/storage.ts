import type { Readable } from "node:stream";

/** Where the bytes of uploads and of everything derived from them live: a folder, or an S3-compatible store. */
export type Storage = {
  /** Stores under the key, replacing what was there. A reader sees the old bytes or the new ones, never a part. */
  put(key: string, body: Buffer | Readable, options: { type: string }): Promise<void>;
  /** Throws StoredFileMissing when there is nothing under the key. */
  get(key: string): Promise<Readable>;
  read(key: string): Promise<Buffer>;
  exists(key: string): Promise<boolean>;
  /** Removing a missing key is not an error. */
  remove(key: string): Promise<void>;
};

export class StoredFileMissing extends Error {
  constructor(key: string) {
    super(`Nothing is stored under ${key}`);
    this.name = "StoredFileMissing";
  }
}

// Every part starts with a letter or digit, so neither '..' nor a hidden file can be named.
const keyShape = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

export function checkedKey(key: string): string {
  if (key.length > 512 || !keyShape.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}
