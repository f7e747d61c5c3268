import { spawn } from "node:child_process";
import { once } from "node:events";

// Texts are compiled by the bundler; here they are not needed.
const TEXTS = `import { registerHooks } from "node:module";
  const texts = "data:text/javascript," + encodeURIComponent("export const namespaces = [], sources = {}, links = {}, find = () => undefined, load = async () => undefined, list = async () => [], chunkOf = find");
  registerHooks({ resolve: (name, context, next) => (name.startsWith("virtual:") ? { url: texts, shortCircuit: true } : next(name, context)) });`;

/** Runs code in a child process that is killed soon after it begins to work, several times. */
export async function killedProcess(code: string, times: number): Promise<void> {
  for (let kill = 1; kill <= times; kill += 1) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", TEXTS + code], { env: process.env, stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(child, "exit");
    // One that never begins fails here at once.
    await Promise.race([once(child.stdout, "data"), ended.then(([exit]) => Promise.reject(new Error(`The process ended by itself with ${exit}`)))]);
    await new Promise((next) => setTimeout(next, 37 * kill));
    child.kill("SIGKILL");
    await ended;
  }
}
