import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const manifest = JSON.parse(read("package.json")) as { scripts: Record<string, string>; dependencies: Record<string, string> };
const health = read("server/health.ts");
const settings = read("app/platform/env/settings.server.ts");

type Problems = string[];
/** The problems among claims: the text of each that does not hold. */
const failing = (claims: Readonly<Record<string, boolean>>): Problems => Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]));

/** `npm run x` of a text. */
const scriptsIn = (text: string) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
const unknownScripts = (text: string) => scriptsIn(text).filter((name) => !(name in manifest.scripts));
const unknownSettings = (names: readonly string[]) => names.filter((name) => !new RegExp(`\\b${name}:`).test(settings));
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(path));

function problemsOfImage(dockerfile: string, ignored: string): Problems {
  // Instruction and rest.
  const instructions = dockerfile
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1)] as const);
  const all = (name: string) => instructions.filter(([instruction]) => instruction === name).map(([, rest]) => rest);
  const [, port = "", route = ""] = /127\.0\.0\.1:(\d+)(\/[\w/]+)/.exec(all("HEALTHCHECK")[0] ?? "") ?? [];
  const copied = all("COPY").filter((rest) => !rest.startsWith("--from"));
  return [
    ...failing({
      "the project's Node": all("FROM").every((base) => base.startsWith(`node:${manifest.dependencies["node"]}-`)),
      "an ordinary user": /^(?!root|0\b)\w+$/.test(all("USER").at(-1) ?? "root"),
      "a route of health": route !== "" && health.includes(`"${route}"`),
      "one port": all("EXPOSE").join() === port && all("ENV").join(" ").includes(`PORT=${port}`),
    }),
    ...missing((JSON.parse(all("CMD").at(-1) ?? "[]") as string[]).slice(1)),
    ...missing(copied.flatMap((rest) => rest.split(" ").slice(0, -1))),
    ...unknownScripts(dockerfile),
    ...unknownSettings([...(all("ENV")[0] ?? "").matchAll(/(\w+)=/g)].map(([, name = ""]) => name)),
    // Nothing of a person's data or of the machine goes into an image.
    ...[".git", "node_modules", ".data", "backups"].filter((name) => !ignored.split("\n").includes(name)),
  ];
}

function problemsOfUnit(text: string): Problems {
  const lines = text.split("\n").filter((line) => /^\w+=/.test(line));
  const unit = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)])) as Record<string, string>;
  const [program = "", ...given] = (unit["ExecStart"] ?? "").split(" ");
  const stopMs = /STOP_MS = ([\d_]+)/.exec(read("server/main.ts"))?.[1]?.replaceAll("_", "");
  return [
    ...failing({
      "an account of its own": /^(?!root$)\w+$/.test(unit["User"] ?? "root"),
      "where it may write": Boolean(unit["Environment"]?.includes(`DATA_DIR=/var/lib/${unit["StateDirectory"]}`)),
      // The product stops its database itself; a signal to all processes would stop it under running requests.
      "a signal to its own process": unit["KillMode"] === "mixed",
      "time to stop": Number(unit["TimeoutStopSec"]) * 1000 > Number(stopMs),
    }),
    ...missing([program.replace(`${unit["WorkingDirectory"]}/`, ""), ...given]),
    ...unknownSettings([...(unit["Environment"] ?? "").matchAll(/(\w+)=/g)].map(([, name = ""]) => name)),
  ];
}

function problemsOfPage(page: string): Problems {
  const named = [...page.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
  return [
    ...unknownScripts(page),
    ...[...page.matchAll(/`GET (\/[\w/]+)`/g)].flatMap(([, route = ""]) => (health.includes(`"${route}"`) ? [] : [route])),
    ...unknownSettings(named),
    ...missing([...page.matchAll(/`((?:deploy|checks|docs|server)\/[\w./-]+|Dockerfile)`/g)].map(([, path = ""]) => path)),
    // The page must not claim more than was tried.
    ...failing({ "says that it was tried without Docker": page.includes("no Docker") }),
  ];
}

const [dockerfile, ignored, unit, page] = ["Dockerfile", ".dockerignore", "deploy/diwan.service", "docs/operation.md"].map(read) as [
  string,
  string,
  string,
  string,
];

test("the image runs the project's own Node as an ordinary user, and its health is a route of the product", () => {
  expect(problemsOfImage(dockerfile, ignored)).toEqual([]);
});

test("the unit starts what exists, as an account of its own, where it may write", () => {
  expect(problemsOfUnit(unit)).toEqual([]);
});

test("the page for operators names commands, settings, routes and files that exist", () => {
  expect(scriptsIn(page).length).toBeGreaterThan(4);
  expect(problemsOfPage(page)).toEqual([]);
});

test.each([
  ["the project's Node", /^FROM node:\S+/m, "FROM node:18-slim"],
  ["an ordinary user", /^USER .*/m, "USER root"],
  ["a route of health", /(127\.0\.0\.1:\d+)\/[\w/]+/, "$1/no/such/health"],
  ["one port", /^EXPOSE .*/m, "EXPOSE 1"],
  ["nosuch", /$/, "\nRUN npm run nosuch"],
  ["no-such-file.ts", /^CMD .*/m, 'CMD ["node", "no-such-file.ts"]'],
  ["NO_SUCH_SETTING", /^ENV /m, "ENV NO_SUCH_SETTING=1 "],
])("planted in the image, it is found: %s", (problem, place, planted) => {
  expect(problemsOfImage(dockerfile.replace(place, planted), ignored).join()).toContain(problem);
});

test.each([
  ["an account of its own", /^User=.*/m, "User=root"],
  ["where it may write", /DATA_DIR=\S+/, "DATA_DIR=/tmp"],
  ["a signal to its own process", /^KillMode=.*/m, "KillMode=control-group"],
  ["time to stop", /^TimeoutStopSec=.*/m, "TimeoutStopSec=1"],
  ["server/no-such-file.ts", /^(ExecStart=\S+).*/m, "$1 server/no-such-file.ts"],
])("planted in the unit, it is found: %s", (problem, place, planted) => {
  expect(problemsOfUnit(unit.replace(place, planted))).toContain(problem);
});

test.each(["`npm run nosuch`", "`GET /no/such`", "\nNO_SUCH_SETTING=1\n", "`deploy/no-such-file`"])(
  "planted in the page for operators, it is found: %s",
  (planted) => {
    expect(problemsOfPage(page + planted)).toHaveLength(1);
  },
);

test("data that would go into an image is found", () => {
  expect(problemsOfImage(dockerfile, ignored.replace(/^\.data$/m, ""))).toEqual([".data"]);
});
