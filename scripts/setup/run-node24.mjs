import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { environment, node24, root } from "./project.mjs";

const PARENT_CHECK_MS = 500;

/**
 * Runs a server with Node 24 in the foreground until it ends, and ends with the same exit code.
 * Signals go to it once: it has a process group of its own, so a terminal's Ctrl-C does not reach it twice.
 */
export function runServer(args, extra = {}) {
  const follow = pathToFileURL(join(root, "scripts", "setup", "follow-parent.mjs")).href;
  const child = spawn(node24, ["--import", follow, ...args], {
    cwd: root,
    env: environment(extra),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm(child);
  endWith(child);
}

/** Runs a script with Node 24 that may ask the person something; the terminal is its own. */
export function runScript(args) {
  const child = spawn(node24, args, { cwd: root, env: environment(), stdio: "inherit" });
  // A terminal's Ctrl-C reaches both of us: wait for what the script makes of it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  endWith(child);
}

function endWith(child) {
  child.once("error", (error) => {
    console.error(`Node 24 could not be started: ${error.message}`);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm killed with -9 takes nobody with it: the server stops when npm is gone. */
function stopWithNpm(child) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, PARENT_CHECK_MS);
}
