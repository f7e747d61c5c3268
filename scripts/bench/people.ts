import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Client } from "pg";

export const BENCH_SECRET = "a-secret-of-the-benchmark-1234567890";
export const PEOPLE = "people-of-the-benchmark.example";

export type Person = { id: string; cookie: string };

/** Accounts with a session each; the cookie is signed as better-auth signs it. */
export async function makePeople(client: Client, count: number): Promise<Person[]> {
  await client.query("delete from users where email like $1", [`%@${PEOPLE}`]);
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    email: `${n}@${PEOPLE}`,
    session: randomUUID(),
    token: randomBytes(24).toString("base64url"),
  }));
  const column = (of: (person: (typeof people)[number]) => string) => people.map(of);
  await client.query("insert into users (id, name, email) select id, 'Bench', email from unnest($1::uuid[], $2::text[]) as t(id, email)", [
    column((person) => person.id),
    column((person) => person.email),
  ]);
  await client.query(
    "insert into sessions (id, user_id, token, expires_at) select id, user_id, token, now() + interval '1 day' from unnest($1::uuid[], $2::uuid[], $3::text[]) as t(id, user_id, token)",
    [column((person) => person.session), column((person) => person.id), column((person) => person.token)],
  );
  return people.map(({ id, token }) => {
    const signature = createHmac("sha256", BENCH_SECRET).update(token).digest("base64");
    return { id, cookie: `diwan.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
  });
}
