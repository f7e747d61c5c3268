import ts from "@typescript/typescript6";
import { isStatement, type Mutant } from "./mutants.ts";

// On the first line, so that line numbers do not change. The set-up of all tests loads sources, too, where no mutant is ever active.
const HEAD = "const __hit = globalThis.__mutate?.hit ?? (() => false), __turn = globalThis.__mutate?.turn ?? (() => {}); ";

/** The source with all its mutants inside, each behind a switch: loaded once, and any of them can be on. */
export function instrument(file: string, source: string, mutants: readonly Mutant[]): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const at = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const key = `${mutant.start}-${mutant.end}`;
    at.set(key, [...(at.get(key) ?? []), mutant]);
  }
  const write = (node: ts.Node): string => {
    const start = node.getStart();
    let text = "";
    let position = start;
    ts.forEachChild(node, (child) => {
      const from = child.getStart();
      text += source.slice(position, from) + write(child);
      position = child.end;
    });
    text += source.slice(position, node.end);
    const key = `${start}-${node.end}`;
    const mine = (at.get(key) ?? []).filter((mutant) => mutant.isStatement === isStatement(node));
    // Nodes inside one another can have one place: the innermost takes the mutants.
    if (mine.length > 0)
      at.set(
        key,
        (at.get(key) ?? []).filter((mutant) => !mine.includes(mutant)),
      );
    if (mine.length > 0) text = isStatement(node) ? `{ if (!__hit(${mine[0]?.id})) { ${text} } }` : `(${choices(mine)}(${text}))`;
    return isLoopBody(node) ? `{ __turn(); ${text} }` : text;
  };
  return HEAD + source.slice(0, tree.getStart()) + write(tree);
}

const choices = (mutants: readonly Mutant[]) => mutants.map(({ id, text }) => `__hit(${id}) ? (${text}) : `).join("");
const isLoopBody = (node: ts.Node) => node.parent !== undefined && ts.isIterationStatement(node.parent, false) && node.parent.statement === node;
