// These modules run under the Node that happens to be on the machine (20 or newer), before anything is installed:
// plain JavaScript, Node's own modules only.
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The Node that the product is made for; it comes with the dependencies. */
export const node24 = join(root, "node_modules", "node", "bin", "node");

/** The environment with the project's own Node first, so that programs started by programs find the same one. */
export function environment(extra = {}) {
  return { ...process.env, PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter), ...extra };
}

/**
 * Runs a program to its end and collects its output.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(program, args, { env = environment(), cwd = root, timeoutMs = 0 } = {}) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const chunks = [];
    const timer = timeoutMs ? setTimeout(() => child.kill("SIGTERM"), timeoutMs) : undefined;
    const finish = (code) => {
      clearTimeout(timer);
      done({ code, output: Buffer.concat(chunks).toString(), seconds: (performance.now() - started) / 1000 });
    };
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.once("error", (error) => {
      chunks.push(Buffer.from(error.message));
      finish(127);
    });
    child.once("close", (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });
}

/** Says why the work stops, in one sentence and what the program had to say about it. */
export function fail(sentence, output = "") {
  if (output.trim()) console.error(output.trim().split("\n").slice(-40).join("\n"));
  console.error(sentence);
  process.exit(1);
}
