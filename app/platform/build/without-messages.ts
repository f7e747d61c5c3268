type Node = { type: string; start: number; end: number };
type Cut = { start: number; end: number; by: string };
type Call = { callee: { type: string; name?: string }; arguments: { start: number; end: number }[] };

/** invariant(condition, message) throws, warning(condition, message) only writes to the console; `$1` is what a bundler appends. */
const invariant = /^invariant(\$\d+)?$/;
const warning = /^warn(ing|Once)(\$\d+)?$/;

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && "start" in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function cutOf(node: Node): Cut | undefined {
  if (node.type !== "CallExpression") return undefined;
  const {
    callee,
    arguments: [condition, ...rest],
  } = node as unknown as Call;
  const message = rest.at(-1);
  if (callee.type !== "Identifier" || !callee.name || !condition || !message) return undefined;
  if (invariant.test(callee.name)) return { start: condition.end, end: message.end, by: "" };
  return warning.test(callee.name) ? { start: node.start, end: node.end, by: "void 0" } : undefined;
}

/** A library's code without the texts that explain its wrong use to a developer: they are a part of what every page loads. */
export function withoutMessages(code: string, parse: (code: string) => unknown): string {
  let short = "";
  let at = 0;
  for (const node of nodesOf(parse(code))) {
    const cut = cutOf(node);
    if (!cut || cut.start < at) continue;
    short += code.slice(at, cut.start) + cut.by;
    at = cut.end;
  }
  return short + code.slice(at);
}
