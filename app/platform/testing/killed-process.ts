import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";

const NO_TEXTS = `import ${JSON.stringify(pathToFileURL("app/platform/testing/no-texts.ts").href)};\n`;

/** Runs code in a child process that is killed soon after it begins to work, several times. */
export async function killedProcess(code: string, times: number): Promise<void> {
  for (let kill = 1; kill <= times; kill += 1) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", NO_TEXTS + code], { env: process.env, stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(child, "exit");
    // One that never begins fails here at once.
    await Promise.race([once(child.stdout, "data"), ended.then(([exit]) => Promise.reject(new Error(`The process ended by itself with ${exit}`)))]);
    await new Promise((next) => setTimeout(next, 37 * kill));
    child.kill("SIGKILL");
    await ended;
  }
}
