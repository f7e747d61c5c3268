import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./project.mjs";

// Outside the project: installing and building empty the folders that a lock could lie in.
const project = createHash("sha256").update(root).digest("hex").slice(0, 16);

/** No installation or build takes longer; after a restart of the machine the process id may belong to someone else. */
const LONGEST_MS = 10 * 60_000;

/** Does the work while no other process of this project does work of the same name; `npm start` and `npm test` may run at once. */
export async function alone(name, work) {
  const file = join(tmpdir(), `diwan-${project}-${name}.lock`);
  while (!take(file)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** A process that was killed leaves its lock behind. */
function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_MS) return false;
    const holder = Number(readFileSync(file, "utf8"));
    // Empty for the moment between making the file and writing to it.
    if (holder) process.kill(holder, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
