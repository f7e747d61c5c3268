import sharp from "sharp";
import { analyzeRoom } from "#app/engines/room/analyze-room.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { restyle } from "#app/engines/room/restyle.ts";
import { LOOKS } from "#app/engines/room/styles.ts";
import { SURE } from "#app/engines/room/surfaces/sure.ts";
import { isFaulty, mean, median, SURFACES } from "./finding.ts";
import { type Judged, judgedRooms, LEAST_AGREEMENT, pixels } from "./restyle-rooms.ts";

/** Processor time and memory of the restyling engine, and how well it finds the surfaces of rooms that are known exactly. */
export async function run(): Promise<void> {
  await speed();
  const rooms: Judged[] = [];
  for await (const room of judgedRooms()) rooms.push(room);
  overlaps(rooms);
  faults("all", rooms);
  // The gate was fitted on the others.
  const tested = rooms.filter((_, index) => index % 2 === 1);
  faults("that the gate was not fitted on", tested);
  calibration(tested);
}

const seconds = (since: NodeJS.CpuUsage): string => {
  const { user, system } = process.cpuUsage(since);
  return `${((user + system) / 1e6).toFixed(2)} s`;
};

/** A photograph of 12 megapixels from file to file, as the server does it: the analysis on a small copy. */
async function speed(): Promise<void> {
  const room = "demo/media/living_room-modern-1.webp";
  const upload = await sharp(room).resize(4240, 2828).jpeg({ quality: 90 }).toBuffer();
  surfaceNetwork();
  const begin = process.cpuUsage();
  const small = await pixels(sharp(upload).resize(768, 768, { fit: "inside" }));
  const decoded = seconds(begin);
  const seeing = process.cpuUsage();
  const seen = predictSurfaces(small, surfaceNetwork());
  const saw = seconds(seeing);
  const analysis = analyzeRoom(small, seen);
  console.log(`analysis: ${seconds(seeing)} of processor time, of it ${saw} for the network; the small copy ${decoded}`);
  const photo = await pixels(sharp(upload));
  const { picture } = restyle(photo, analysis, LOOKS.modern, undefined, photo.data);
  await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
  console.log(`12 megapixels, first look, decoded and encoded: ${seconds(begin)}, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
  const large = await pixels(sharp(room).resize(1600));
  const again = process.cpuUsage();
  restyle(large, analysis, LOOKS.traditional);
  console.log(`a further look at 1,600 pixels: ${seconds(again)}`);
}

function overlaps(rooms: readonly Judged[]): void {
  for (const surface of SURFACES) {
    const values = rooms.flatMap(({ findings }) => findings[surface].overlap ?? []);
    console.log(
      `${surface}: intersection over union ${mean(values).toFixed(2)} on average, ${median(values).toFixed(2)} at the median of ${values.length} rooms`,
    );
  }
  const right = rooms.filter(({ geometry }) => geometry >= LEAST_AGREEMENT).length;
  console.log(
    `geometry right in ${right} of ${rooms.length} rooms; furniture and windows painted over: ${(100 * mean(rooms.map(spillOf))).toFixed(1)} % of a picture on average`,
  );
}

const spillOf = ({ findings }: Judged): number => SURFACES.reduce((sum, surface) => sum + findings[surface].spill, 0);

function faults(which: string, rooms: readonly Judged[]): void {
  const share = (isShown: (room: Judged, surface: (typeof SURFACES)[number]) => boolean) =>
    Math.round((100 * rooms.filter((room) => SURFACES.some((surface) => isShown(room, surface) && isFaulty(room.findings[surface]))).length) / rooms.length);
  const shown = (room: Judged, surface: (typeof SURFACES)[number]) => room.confidence[surface] >= SURE[surface];
  const held = mean(rooms.map((room) => SURFACES.filter((surface) => room.findings[surface].overlap !== null && !shown(room, surface)).length));
  console.log(
    `rooms with a visible fault, of the ${rooms.length} rooms (${which}): ${share(() => true)} % if everything is painted, ${share(shown)} % in what the gate calls sure; it is unsure of ${held.toFixed(2)} surfaces of a room (they stay as they are)`,
  );
}

/** Calibration: the share of correct surfaces per predicted probability. */
function calibration(rooms: readonly Judged[]): void {
  for (const surface of SURFACES) {
    const claims = rooms
      .filter(({ findings }) => findings[surface].share > 0.003)
      .map(({ confidence, findings }) => ({ said: confidence[surface], is: isFaulty(findings[surface]) ? 0 : 1 }));
    const brier = mean(claims.map(({ said, is }) => (said - is) ** 2));
    const bins = [0, 0.5, 0.8].map((from, index, all) => {
      const inside = claims.filter(({ said }) => said >= from && said < (all[index + 1] ?? 1.01));
      return inside.length
        ? `${mean(inside.map(({ said }) => said)).toFixed(2)} said, ${mean(inside.map(({ is }) => is)).toFixed(2)} true (${inside.length})`
        : "none";
    });
    console.log(`gate, ${surface}: Brier score ${brier.toFixed(3)}; below 0.5: ${bins[0]}; to 0.8: ${bins[1]}; above: ${bins[2]}`);
  }
}
