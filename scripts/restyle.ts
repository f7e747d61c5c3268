import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { ANALYSIS_SIDE, analyzeRoom } from "#app/engines/room/analyze-room.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { restyle } from "#app/engines/room/restyle.ts";
import { RESTYLES } from "#app/engines/room/style-names.ts";
import { LOOKS } from "#app/engines/room/styles.ts";

// `npm run restyle -- photo.jpg [look ...]`: what the engine makes of a photograph of a room, beside it as photo.<look>.webp. For judging by eye.
const [path, ...asked] = process.argv.slice(2);
if (!path) throw new Error(`npm run restyle -- photo.jpg [${RESTYLES.join("|")} ...]`);
const looks = asked.length > 0 ? RESTYLES.filter((look) => asked.includes(look)) : RESTYLES;

const pixels = async (image: ReturnType<typeof sharp>): Promise<RgbImage> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
};
const upright = sharp(path).autoOrient().toColourspace("srgb");
const photo = await pixels(upright.clone());
const small = await pixels(upright.clone().resize(ANALYSIS_SIDE, ANALYSIS_SIDE, { fit: "inside", withoutEnlargement: true }));
const analysis = analyzeRoom(small, predictSurfaces(small, surfaceNetwork()));
for (const name of looks) {
  const { picture, left } = restyle(photo, analysis, LOOKS[name]);
  const target = `${path.replace(/\.[^.]+$/, "")}.${name}.webp`;
  const { width, height, data } = picture;
  await writeFile(
    target,
    await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 88 })
      .toBuffer(),
  );
  console.log(`${target}${left.length > 0 ? `  left alone: ${left.map(({ surface, reason }) => `${surface} (${reason})`).join(", ")}` : ""}`);
}
