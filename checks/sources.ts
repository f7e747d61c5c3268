import { readdirSync, readFileSync } from "node:fs";

const FOLDERS = ["app", "server", "database", "scripts", "e2e", "checks"];

/** Every source file of the project: path from the root and text. */
export function sourceFiles(endings: RegExp): { path: string; text: string }[] {
  return FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
    .filter((path) => endings.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
