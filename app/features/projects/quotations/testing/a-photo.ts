import sharp from "sharp";

/** A small photograph, as it is uploaded. */
export async function aPhotoFile(name = "floor.jpg"): Promise<File> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a84c26" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}
