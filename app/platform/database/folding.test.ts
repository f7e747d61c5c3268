import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase, onDatabase } from "#app/platform/testing/database.ts";
import { databaseUrl } from "./db.server.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.server.ts";

async function aClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("what was stored before letters were folded is found afterwards, and names that became one stay apart", async () => {
  const made = await createTestDatabase(onDatabase(databaseUrl(), "postgres"));
  onTestFinished(() => made.drop());
  const client = await aClient(made.url);
  await client.query("drop schema public cascade; create schema public");
  await migrate(made.url, { to: "0213_reminders" });
  const [person, other, vendor, ownView, secondView, category, twin] = Array.from({ length: 7 }, newId);
  await client.query("insert into users (id, name, email, user_metadata) values ($1, 'Łukasz Weiß', 'l@test.example', '{\"role\": \"professional\"}')", [
    person,
  ]);
  await client.query("insert into profiles (id, email, full_name, professional_type) values ($1, 'l@test.example', 'Łukasz Weiß', 'architect')", [person]);
  await client.query("insert into users (id, name, email) values ($1, 'Reem', 'r@test.example')", [other]);
  await client.query("insert into vendors (id, name, slug, status) values ($1, 'Straßen & Łóżko', 'one', 'Verified')", [vendor]);
  await client.query("insert into list_views (id, user_id, list, name, query) values ($1, $3, 'vendors', 'Straße', ''), ($2, $3, 'vendors', 'Strasse', '')", [
    ownView,
    secondView,
    person,
  ]);
  await client.query("insert into categories (id, name, slug, type) values ($1, 'Sofà łódź', 'one', 'Product'), ($2, 'Sofa lodz', 'two', 'Product')", [
    category,
    twin,
  ]);
  await client.query("insert into category_aliases (name_key, name, category_id) values (name_key('Straße'), 'Straße', $1), ('strasse', 'strasse', $1)", [
    category,
  ]);
  const before = await client.query("select version, updated_at from profiles where id = $1", [person]);

  await migrate(made.url);

  const rowsOf = async (text: string) => (await client.query(text)).rows;
  expect(await rowsOf("select name_key from vendors where search @@ search_query('strassen lozko')")).toEqual([{ name_key: "strassen lozko" }]);
  expect(await rowsOf("select name_key from user_directory where search @@ search_query('lukasz weiss')")).toEqual([{ name_key: "lukasz weiss" }]);
  expect(await rowsOf("select id from professionals where search @@ search_query('lukasz weiss')")).toEqual([{ id: person }]);
  expect((await client.query("select version, updated_at from profiles where id = $1", [person])).rows).toEqual(before.rows);
  expect(await rowsOf("select name, name_key from list_views order by id")).toEqual([
    { name: "Straße", name_key: "strasse" },
    { name: "Strasse 2", name_key: "strasse 2" },
  ]);
  expect(await rowsOf("select name from categories order by id")).toEqual([{ name: "Sofà łódź" }, { name: "Sofa lodz 2" }]);
  expect(await rowsOf("select name_key, count(*)::int n from category_aliases group by 1")).toEqual([{ name_key: "strasse", n: 1 }]);
});
