/** One statement that changes rows, from its beginning to where it runs. */
const BUILDER = /\.updateTable\(\s*["'](\w+)["']\s*\)([\s\S]*?)\.execute/g;
const PLAIN = /\bupdate\s+(?:only\s+)?(\w+|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b([\s\S]*?)(?:\bwhere\b|`)/gi;

/** The arguments of every `.set(…)` of a statement. */
function setsOf(statement: string): string[] {
  const sets: string[] = [];
  for (let at = statement.indexOf(".set("); at >= 0; at = statement.indexOf(".set(", at + 1)) {
    let depth = 0;
    let end = at + 4;
    do {
      if (statement[end] === "(") depth += 1;
      if (statement[end] === ")") depth -= 1;
      end += 1;
    } while (depth > 0 && end < statement.length);
    sets.push(statement.slice(at + 5, end - 1));
  }
  return sets;
}

/** The machines that a source makes, by name. */
export const machinesOf = (source: string): string[] => [...source.matchAll(/\bconst (\w+) = defineStatus\(/g)].map(([, name = ""]) => name);

/** The machines whose moves a test tries, each of them from each state. */
export const triedMachines = (source: string): string[] => [...source.matchAll(/\bdescribeStatus\((\w+)/g)].map(([, name = ""]) => name);

/** Tables whose state a source writes by hand, in place of a move of its machine. */
export function handWrittenStates(source: string): string[] {
  const builders = [...source.matchAll(BUILDER)].flatMap(([, table = "", rest = ""]) =>
    setsOf(rest).some((set) => /[{,]\s*(status|state)\s*[,:}]|^\s*["'](status|state)["']\s*,/.test(set)) ? [table] : [],
  );
  const plain = [...source.matchAll(PLAIN)].flatMap(([, table = "", set = ""]) => (/(^|[\s,])(status|state)\s*=/.test(set) ? [table] : []));
  return [...builders, ...plain];
}
