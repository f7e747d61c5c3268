import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "diwan-env-"));
beforeEach(() => rmSync(join(folder, "secret"), { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAM = `
  try { const { env } = await import("#app/platform/env/env.server.ts"); console.log(env.secret); }
  catch (error) { console.log(error.name + ": " + error.message); }`;

/** The result of a new process's settings: the secret, or why it does not start. */
function start(settings: Record<string, string>): string {
  const environment = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
  return spawnSync(process.execPath, ["--input-type=module", "-e", PROGRAM], { env: environment, encoding: "utf8" }).stdout.trim();
}

describe("settings", () => {
  it("that are wrong stop the start with the name, and never show what may be secret", () => {
    const said = start({ SECRET: "short-value-1", SMTP_URL: "http://user:hunter2@mail:587", DATABASE_URL: "mysql://u:pw-77@h/d", PORT: "many" });
    expect(said).toMatch(/^StartProblem: These settings are wrong:/);
    for (const name of ["SECRET must have at least 32", "SMTP_URL must be", "DATABASE_URL must be"]) expect(said).toContain(name);
    expect(said).toContain('PORT must be a port number (now: "many")');
    for (const secret of ["short-value-1", "hunter2", "pw-77"]) expect(said).not.toContain(secret);
  });

  it("make a secret once, whole, for its owner alone", () => {
    const secret = start({});
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(start({})).toBe(secret);
    expect(readFileSync(join(folder, "secret"), "utf8")).toBe(secret);
    expect(readdirSync(folder)).toEqual(["secret"]);
  });

  it.each(["", "abc", "a".repeat(31)])("refuse a stored secret that protects nothing: %j", (text) => {
    writeFileSync(join(folder, "secret"), text);
    expect(start({})).toMatch(/^StartProblem: The secret in .*secret must have at least 32 characters/);
    expect(start({ SECRET: "b".repeat(32) })).toBe("b".repeat(32));
  });
});
