import sharp from "sharp";
import { analyzeRoom } from "#app/engines/room/analyze-room.ts";
import { applyCorrections } from "#app/engines/room/corrections.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { arrange } from "#app/engines/room/stage/arrange.ts";
import { restage } from "#app/engines/room/stage/restage.ts";
import { stageOf } from "#app/engines/room/stage/stage.ts";
import { pixels } from "./restyle-rooms.ts";

const ROOMS = [
  ["living_room-modern-1", "living_room", "modern"],
  ["majlis-traditional-1", "majlis", "najdi"],
  ["bedroom-modern-1", "bedroom", "art_deco"],
] as const;
const SIDE = 1600;

/** Processor time and memory of a furnished picture: emptied, new surfaces, furniture by rule, at 1,600 pixels. */
export async function run(): Promise<void> {
  for (const [file, kind, style] of ROOMS) {
    const source = sharp(`demo/media/${file}.webp`).removeAlpha();
    const small = await pixels(source.clone().resize(768, 768, { fit: "inside" }));
    const photo = await pixels(source.clone().resize(SIDE, SIDE, { fit: "inside" }));
    const analysis = applyCorrections(analyzeRoom(small, predictSurfaces(small, surfaceNetwork())), { steps: [], confirmed: ["corners"] });
    const begin = process.cpuUsage();
    const stage = stageOf(analysis, { height: 2.9 });
    if (typeof stage === "string") {
      console.log(`${file}: cannot be furnished (${stage})`);
      continue;
    }
    const placements = arrange(stage.plan, kind, style);
    restage(photo, analysis, { degree: "both", stage, style, placements });
    const { user, system } = process.cpuUsage(begin);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      `${file}, ${placements.length} pieces, ${photo.width} x ${photo.height}: ${((user + system) / 1e6).toFixed(1)} s of processor time, ${memory} MB at most so far`,
    );
  }
}
