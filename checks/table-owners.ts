import type { Feature } from "#app/platform/feature/feature.server.ts";

export type Owner = { folder: string; manifest: Pick<Feature, "tables" | "reads"> };
export type Source = { path: string; text: string };
/** Tables of app/platform, and the features that may write them, too; `true`: all of them. */
export type SharedTables = Readonly<Record<string, true | readonly string[]>>;

/** Declared reads that go against the order of areas, as `feature reads table`. */
export function readsAgainstOrder(order: readonly string[], owners: readonly Owner[]): string[] {
  const areaOf = (folder: string) => order.indexOf(folder.split("/")[2] ?? "");
  const ownerOf = new Map(owners.flatMap(({ folder, manifest }) => (manifest.tables ?? []).map((table) => [table, folder])));
  return owners.flatMap(({ folder, manifest }) =>
    (manifest.reads ?? []).filter((table) => areaOf(ownerOf.get(table) ?? "") > areaOf(folder)).map((table) => `${folder.split("/")[3]} reads ${table}`),
  );
}

type Use = { table: string; isWrite: boolean };

const BY_KYSELY = /\b(insertInto|updateTable|deleteFrom|mergeInto|selectFrom|(?:inner|left|right|full|cross)Join)\(\s*"([a-z_]+)/g;
const BY_SQL = /\b(insert\s+into|delete\s+from|merge\s+into|update|from|join|using)\s+([a-z_]+)\b/g;
/** The further tables of `from a, b`. */
const FROM_LIST = /\bfrom\s+[a-z_]+(?:\s+[a-z_]+)?((?:,\s*[a-z_]+(?:\s+[a-z_]+)?)+)/g;
const READ_WORDS = /^(selectFrom|from|join|using|.*Join)$/;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** The tables that SQL in a source names. */
export function tableUses(text: string, tables: ReadonlySet<string>): Use[] {
  const code = withoutComments(text);
  const named = [...code.matchAll(BY_KYSELY), ...code.matchAll(BY_SQL)].map(([, word = "", table = ""]) => ({ table, isWrite: !READ_WORDS.test(word) }));
  const listed = [...code.matchAll(FROM_LIST)].flatMap(([, list = ""]) =>
    [...list.matchAll(/,\s*([a-z_]+)/g)].map(([, table = ""]) => ({ table, isWrite: false })),
  );
  return [...named, ...listed].filter(({ table }) => tables.has(table));
}

/** Features whose manifests do not match their SQL: nobody writes another's tables, and reading them is declared. */
export function tableProblems(tables: readonly string[], shared: SharedTables, owners: readonly Owner[], sources: readonly Source[]): string[] {
  const all = new Set(tables);
  const ownerOf = new Map(owners.flatMap(({ folder, manifest }) => (manifest.tables ?? []).map((table) => [table as string, folder])));
  const problems: string[] = [];
  for (const table of tables) {
    const count = owners.filter(({ manifest }) => manifest.tables?.some((own) => own === table)).length + (table in shared ? 1 : 0);
    if (count !== 1) problems.push(`${table} has ${count} owners`);
  }
  const read = new Map(owners.map(({ folder }) => [folder, new Set<string>()]));
  for (const { path, text } of sources) {
    const reader = owners.find(({ folder }) => path.startsWith(`${folder}/`));
    for (const { table, isWrite } of tableUses(text, all)) {
      const owner = ownerOf.get(table);
      if (owner && owner === reader?.folder) continue;
      const writers = shared[table];
      if (writers && (!isWrite || !path.startsWith("app/features/") || writers === true || writers.some((name) => reader?.folder.endsWith(`/${name}`))))
        continue;
      if (isWrite) problems.push(`${path} writes ${table} of ${owner ?? "app/platform"}`);
      else if (reader?.manifest.reads?.some((declared) => declared === table)) read.get(reader.folder)?.add(table);
      else problems.push(`${path} reads ${table} of ${owner}, which its manifest does not declare`);
    }
  }
  for (const { folder, manifest } of owners)
    for (const table of manifest.reads ?? []) if (!read.get(folder)?.has(table)) problems.push(`${folder} declares that it reads ${table}, and does not`);
  return [...new Set(problems)];
}
