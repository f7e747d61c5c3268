import { readFile } from "node:fs/promises";
import { createRouterClient } from "@orpc/server";
import sharp from "sharp";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { redesignRouter } from "../server/procedures.server.ts";

// What the tests of redesigns share: callers, and photographs small enough to be quick.

export const asClient = (viewer: Viewer | null, language = "en") =>
  createRouterClient(redesignRouter, { context: { viewer, language, requestId: "r", ip: "192.0.2.1" } });

const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], "room.jpg", { type: "image/jpeg" });

/** A real room, 320 pixels wide. */
export async function roomPhoto(): Promise<File> {
  const bytes = await readFile("demo/media/living_room-modern-1.webp");
  return file(await sharp(bytes).resize(320).jpeg().toBuffer());
}

/** One color; each number gives other bytes. */
export async function plainPhoto(number = 0, size = { width: 60, height: 40 }): Promise<File> {
  const image = sharp({ create: { ...size, channels: 3, background: { r: 40 + number, g: 90, b: 74 } } });
  return file(
    await image
      .withExif({ IFD0: { Artist: "Owner Name" }, IFD2: { FocalLengthIn35mmFilm: "26" } })
      .jpeg()
      .toBuffer(),
  );
}
