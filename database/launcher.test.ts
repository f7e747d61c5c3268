import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startDatabase } from "./launcher.ts";

const folder = mkdtempSync(join(tmpdir(), "diwan-launcher-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(text);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

describe("the embedded database", () => {
  const dir = join(folder, "one");

  test("starts, preserves its data, and starts again", async () => {
    const first = await startDatabase({ dir });
    await query(first.url, "create table stored as select 'ديوان' as value");
    await first.stop();
    const second = await startDatabase({ dir });
    expect(second.attached).toBe(false);
    expect(await query(second.url, "select value from stored")).toBe("ديوان");
    await second.stop();
  });

  test("is attached to by later processes, which do not stop it", async () => {
    const owner = await startDatabase({ dir });
    const guest = await startDatabase({ dir });
    expect(guest).toMatchObject({ attached: true, url: owner.url });
    await guest.stop();
    expect(await query(owner.url, "select 1 as value")).toBe(1);
    await owner.stop();
  });

  test("is started once when two ask at the same time", async () => {
    const both = await Promise.all([startDatabase({ dir: join(folder, "race") }), startDatabase({ dir: join(folder, "race") })]);
    expect(both.map((server) => server.attached).sort()).toEqual([false, true]);
    await Promise.all(both.map((server) => server.stop()));
  });

  test("is UTF-8, knows Arabic letters, and asks for its password on the loopback interface only", async () => {
    const server = await startDatabase({ dir });
    expect(await query(server.url, "select current_setting('server_encoding') as value")).toBe("UTF8");
    expect(await query(server.url, "select 'مجلس' ~ '^[[:alpha:]]+$' as value")).toBe(true);
    expect(await query(server.url, "select current_setting('listen_addresses') as value")).toBe("127.0.0.1");
    const wrong = new URL(server.url);
    wrong.password = "wrong";
    await expect(query(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dir, "password")).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test("starts over the files that a crash left behind", async () => {
    const server = await startDatabase({ dir });
    await server.stop();
    // Our own pid lives and is no database server.
    writeFileSync(join(dir, "cluster", "postmaster.pid"), `${process.pid}\n${dir}\n0\n1\n\n127.0.0.1\n\nready\n`);
    const again = await startDatabase({ dir });
    expect(again.attached).toBe(false);
    await again.stop();
  });

  test("starts again at the same address when it is killed, until it is killed too often", async () => {
    const postmaster = () => Number(readFileSync(join(dir, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
    const onLost = vi.fn();
    const server = await startDatabase({ dir, onLost });
    await query(server.url, "create table survivor as select 7 as value");
    for (let kill = 1; kill <= 3; kill++) {
      process.kill(postmaster(), "SIGKILL");
      await vi.waitFor(async () => expect(await query(server.url, "select value from survivor")).toBe(7), { timeout: 20_000, interval: 100 });
    }
    expect(onLost).not.toHaveBeenCalled();
    process.kill(postmaster(), "SIGKILL");
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining("ended 4 times") })), {
      timeout: 20_000,
    });
    await server.stop();
  }, 90_000);

  test("says what is wrong with a setting that the server refuses", async () => {
    await expect(startDatabase({ dir, settings: { shared_buffers: "no" } })).rejects.toThrow(/shared_buffers/);
  });

  test("refuses the files of another version in plain words", async () => {
    const other = join(folder, "old");
    const server = await startDatabase({ dir: other });
    await server.stop();
    writeFileSync(join(other, "cluster", "PG_VERSION"), "9\n");
    await expect(startDatabase({ dir: other })).rejects.toThrow(/made by PostgreSQL 9/);
  });
});
