import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const manifest = JSON.parse(read("package.json")) as { scripts: Record<string, string>; dependencies: Record<string, string> };
const health = read("server/health.ts");
const settings = read("app/platform/env/settings.server.ts");

/** Lines of a Dockerfile as instruction and rest. */
const instructions = read("Dockerfile")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1)] as const);
const all = (name: string) => instructions.filter(([instruction]) => instruction === name).map(([, rest]) => rest);

/** `npm run x` and `npm ci` of a text. */
const scriptsIn = (text: string) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
const unknownSettings = (names: readonly string[]) => names.filter((name) => !new RegExp(`\\b${name}:`).test(settings));

test("the image runs the project's own Node as an ordinary user, and its health is a route of the product", () => {
  for (const base of all("FROM")) expect(base).toMatch(new RegExp(`^node:${manifest.dependencies["node"]}-`));
  expect(all("USER").at(-1)).toMatch(/^(?!root|0\b)\w+$/);
  const [check = ""] = all("HEALTHCHECK");
  const route = /127\.0\.0\.1:(\d+)(\/[\w/]+)/.exec(check);
  expect(health).toContain(`"${route?.[2]}"`);
  expect(all("EXPOSE")).toEqual([route?.[1]]);
  expect(all("ENV").join(" ")).toContain(`PORT=${route?.[1]}`);
  expect(
    JSON.parse(all("CMD").at(-1) ?? "[]")
      .slice(1)
      .every(existsSync),
  ).toBe(true);
  for (const name of scriptsIn(read("Dockerfile"))) expect(manifest.scripts).toHaveProperty(name);
  for (const copied of all("COPY").filter((rest) => !rest.startsWith("--from"))) expect(copied.split(" ").slice(0, -1).every(existsSync)).toBe(true);
  expect(unknownSettings([...(all("ENV")[0] ?? "").matchAll(/(\w+)=/g)].map(([, name = ""]) => name))).toEqual([]);
  // Nothing of a person's data or of the machine goes into an image.
  for (const ignored of [".git", "node_modules", ".data", "backups"]) expect(read(".dockerignore").split("\n")).toContain(ignored);
});

test("the unit starts what exists, as an account of its own, where it may write", () => {
  const unit = Object.fromEntries(
    read("deploy/diwan.service")
      .split("\n")
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  ) as Record<string, string>;
  expect(unit["User"]).toMatch(/^(?!root$)\w+$/);
  const [program = "", ...given] = (unit["ExecStart"] ?? "").split(" ");
  expect(existsSync(program.replace(`${unit["WorkingDirectory"]}/`, ""))).toBe(true);
  expect(given.every(existsSync)).toBe(true);
  expect(unit["Environment"]).toContain(`DATA_DIR=/var/lib/${unit["StateDirectory"]}`);
  expect(unknownSettings([...(unit["Environment"] ?? "").matchAll(/(\w+)=/g)].map(([, name = ""]) => name))).toEqual([]);
  // The product stops its database itself; a signal to all processes would stop it under running requests.
  expect(unit["KillMode"]).toBe("mixed");
  const stopMs = /STOP_MS = ([\d_]+)/.exec(read("server/main.ts"))?.[1]?.replaceAll("_", "");
  expect(Number(unit["TimeoutStopSec"]) * 1000).toBeGreaterThan(Number(stopMs));
});

test("the page for operators names commands, settings, routes and files that exist", () => {
  const page = read("docs/operation.md");
  expect(scriptsIn(page).length).toBeGreaterThan(4);
  for (const name of scriptsIn(page)) expect(manifest.scripts).toHaveProperty(name);
  for (const [, route = ""] of page.matchAll(/`GET (\/[\w/]+)`/g)) expect(health).toContain(`"${route}"`);
  const named = [...page.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(unknownSettings(named)).toEqual([]);
  for (const [, path = ""] of page.matchAll(/`((?:deploy|checks|docs|server)\/[\w./-]+|Dockerfile)`/g)) expect(existsSync(path), path).toBe(true);
  // The page must not claim more than was tried.
  expect(page).toContain("no Docker");
});
