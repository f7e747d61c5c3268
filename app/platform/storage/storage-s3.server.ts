import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Client } from "@aws-sdk/client-s3";
import { StartProblem } from "../env/start-problem.ts";
import { checkedKey, type Storage, StoredFileMissing } from "./storage.ts";

/** s3://key:secret@host[:port]/bucket[/prefix]?region=us-east-1&pathStyle=1&tls=0 */
export function readS3Address(address: string) {
  const url = URL.parse(address);
  const [bucket, ...prefix] = (url?.pathname ?? "").split("/").filter(Boolean).map(decodeURIComponent);
  if (!url?.username || !url.password || !url.hostname || !bucket) {
    throw new StartProblem("STORAGE_URL must look like s3://key:secret@host/bucket?region=us-east-1");
  }
  return {
    bucket,
    prefix: prefix.map((part) => `${part}/`).join(""),
    endpoint: `${url.searchParams.get("tls") === "0" ? "http" : "https"}://${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    forcePathStyle: url.searchParams.get("pathStyle") === "1",
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  };
}

export function s3Storage(address: string): Storage {
  const { bucket, prefix, ...settings } = readS3Address(address);
  // Loaded on first use: most installations store files in a folder and need not wait for the SDK.
  let loaded: Promise<{ client: S3Client; sdk: typeof import("@aws-sdk/client-s3") }> | undefined;
  const load = () => {
    loaded ??= import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      // Many S3-compatible stores refuse the newer default checksums.
      client: new sdk.S3Client({ ...settings, requestChecksumCalculation: "WHEN_REQUIRED", responseChecksumValidation: "WHEN_REQUIRED" }),
    }));
    return loaded;
  };
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + checkedKey(key) });

  const get = async (key: string) => {
    const { client, sdk } = await load();
    const found = await client.send(new sdk.GetObjectCommand(at(key))).catch((error) => {
      throw isMissing(error) ? new StoredFileMissing(key) : error;
    });
    return found.Body as Readable;
  };

  return {
    get,
    async put(key, body, { type }) {
      const { client, sdk } = await load();
      const target = { ...at(key), ContentType: type };
      if (Buffer.isBuffer(body)) {
        await client.send(new sdk.PutObjectCommand({ ...target, Body: body, ContentLength: body.length }));
        return;
      }
      // One PUT needs the length beforehand, which a stream does not know.
      const spool = join(tmpdir(), `upload-${randomUUID()}`);
      try {
        await pipeline(body, createWriteStream(spool, { flags: "wx", mode: 0o600 }));
        const { size } = await stat(spool);
        await client.send(new sdk.PutObjectCommand({ ...target, Body: createReadStream(spool), ContentLength: size }));
      } finally {
        await rm(spool, { force: true });
      }
    },
    async read(key) {
      const chunks: Buffer[] = [];
      for await (const chunk of await get(key)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    async exists(key) {
      const { client, sdk } = await load();
      try {
        await client.send(new sdk.HeadObjectCommand(at(key)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(key) {
      const { client, sdk } = await load();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === "NoSuchKey" || name === "NotFound" || $metadata?.httpStatusCode === 404;
}
