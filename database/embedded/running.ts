import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export type RunningServer = { pid: number; port: number; status: string };

/** What the server itself says about its state in postmaster.pid (line 1 pid, 4 port, 8 status), or null when it is not there. */
export function readServer(cluster: string): RunningServer | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!pid) return null;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? "" };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** After a power cut the pid in the file may belong to an unrelated program, which would prevent PostgreSQL from starting. */
export function removeStalePidFile(cluster: string): void {
  const server = readServer(cluster);
  if (server && !(isAlive(server.pid) && isPostgres(server.pid))) rmSync(join(cluster, "postmaster.pid"), { force: true });
}

function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  // Not verifiable outside Linux: trust the file.
  if (process.platform !== "linux" || !existsSync(name)) return process.platform !== "linux";
  return readFileSync(name, "utf8").startsWith("postgres");
}
