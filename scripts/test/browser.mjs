import { existsSync } from "node:fs";
import { fail, run } from "../setup/project.mjs";

// The headless shell does what the tests need with a fifth less work than the whole browser.
const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The Chromium of this machine for the browser tests, if it has one. */
export const browserProgram = () => [process.env.CHROMIUM_PATH, ...PROGRAMS].find((path) => path && existsSync(path));

/** The browser tests use the system's Chromium; on Debian we can fetch it, elsewhere the person must. */
export async function ensureBrowser() {
  if (browserProgram()) return;
  const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!isDebianRoot)
    fail("The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome.");
  console.log("Installing Chromium for the browser tests...");
  const shell = await installPackages(["chromium-headless-shell"]);
  const result = shell.code === 0 ? shell : await installPackages(["chromium"]);
  if (result.code !== 0) fail("Chromium could not be installed with apt-get.", result.output);
}

/** Installs Debian packages without asking anything. */
export async function installPackages(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { env });
}
