import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadWeights, type Network } from "./predict.ts";

/** Relative to the project root, like everything read at run time: the built server has no folder for it. */
const FILE = join(process.cwd(), "app/engines/room/network/weights.bin");

let network: Network | undefined;

/** The network that is shipped; read once in each thread. */
export function surfaceNetwork(): Network {
  network ??= loadWeights(readFileSync(FILE));
  return network;
}
