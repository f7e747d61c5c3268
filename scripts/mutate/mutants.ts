import ts from "@typescript/typescript6";

/** One small fault: the text from `start` to `end` becomes `text`. */
export type Mutant = {
  id: number;
  file: string;
  line: number;
  start: number;
  end: number;
  text: string;
  original: string;
  isStatement: boolean;
  /** The constant of the module that has this number, alone or in a product, as its value. */
  constant?: string;
};
type Change = { node: ts.Node; text: string; isStatement?: boolean };

const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "/",
  [ts.SyntaxKind.SlashToken]: "*",
  [ts.SyntaxKind.PercentToken]: "*",
};
/** A method with another meaning, or "" where the call is left out. `where` loses a condition: the neighbor's row is reached. */
const METHODS: Record<string, string> = {
  ...{ some: "every", every: "some", startsWith: "endsWith", endsWith: "startsWith", min: "max", max: "min" },
  ...{ round: "floor", floor: "ceil", ceil: "floor", toLowerCase: "", toUpperCase: "", trim: "", sort: "", slice: "", filter: "", where: "" },
};
const SQL_EDGES: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", "=": "!=" };
/** Not tested. */
const UNPROMISED = /^(?:void |await )*(?:log|console)\b/;

/** Every small fault that can be made in a source. */
export function mutantsOf(file: string, source: string, firstId: number): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return;
    if (isUnpromised(node)) return;
    changes.push(...changesOf(node));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return changes
    .filter(({ node, text }) => node.getText() !== text)
    .map(({ node, text, isStatement = false }, index) => {
      const start = node.getStart();
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      const constant = constantOf(node);
      return { id: firstId + index, file, line, start, end: node.end, text, original: node.getText(), isStatement, ...(constant && { constant }) };
    });
}

/** `const NAME = 30 * DAY`, `const NAME = { first: 250, longest: 5_000 }`: what is made of numbers alone. */
function constantOf(node: ts.Node): string | undefined {
  const isOfNumbers = (part: ts.Node) => ts.isNumericLiteral(part) || ts.isBinaryExpression(part) || ts.isObjectLiteralExpression(part);
  if (!ts.isNumericLiteral(node) && !ts.isBinaryExpression(node)) return undefined;
  let at: ts.Node = node.parent;
  while (isOfNumbers(at) || ts.isPropertyAssignment(at)) at = at.parent;
  if (!ts.isVariableDeclaration(at) || !ts.isIdentifier(at.name)) return undefined;
  return ts.isSourceFile(at.parent.parent.parent) ? at.name.text : undefined;
}

/** A log message, or a condition on which nothing but one depends. */
function isUnpromised(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node)) return UNPROMISED.test(node.getText());
  if (ts.isBlock(node)) return node.statements.length === 1 && node.statements.every(isUnpromised);
  return ts.isIfStatement(node) && !node.elseStatement && isUnpromised(node.thenStatement);
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return changesOfBinary(node);
  if (ts.isCallExpression(node)) return changesOfCall(node);
  if (isStatement(node)) return isOnlyBranch(node) || !isRemovable(node) ? [] : [{ node, text: ";", isStatement: true }];
  if (ts.isIfStatement(node)) return forced(node.expression);
  if (ts.isConditionalExpression(node)) return forced(node.condition);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [{ node, text: node.operand.getText() }];
  if (!isValue(node)) return [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, text: "false" }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, text: "true" }];
  if (ts.isNumericLiteral(node)) return [{ node, text: `(${node.getText()} + 1)` }];
  return [];
}

/** A condition that always holds and one that never does; comparisons and connectives among them have faults of their own. */
function forced(node: ts.Expression): Change[] {
  return [
    { node, text: "true" },
    { node, text: "false" },
  ];
}

function changesOfBinary(node: ts.BinaryExpression): Change[] {
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return [{ node, text: `(${left.getText()})` }];
  const swapped = SWAPPED[operatorToken.kind];
  const isText = operatorToken.kind === ts.SyntaxKind.PlusToken && [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (!swapped || isText) return [];
  // `a && b || c` would be read in another way than it is meant: each side stands in brackets.
  return [{ node, text: `(${left.getText()}) ${swapped} (${right.getText()})` }];
}

function changesOfCall(node: ts.CallExpression): Change[] {
  const { expression, arguments: given } = node;
  // `a?.b.trim().length` ends at `a`: a switch in its middle would cut it in two.
  if (!ts.isPropertyAccessExpression(expression) || ts.isOptionalChain(node)) return [];
  const target = expression.expression.getText();
  const method = expression.name.text;
  const edge = given[1];
  const changes: Change[] = [];
  if (Object.hasOwn(METHODS, method)) {
    const other = METHODS[method];
    changes.push({ node, text: other ? `${target}.${other}(${given.map((one) => one.getText()).join(", ")})` : target });
  }
  if ((method === "where" || method === "having" || method === "whereRef") && edge && ts.isStringLiteral(edge) && SQL_EDGES[edge.text])
    changes.push({ node: edge, text: JSON.stringify(SQL_EDGES[edge.text]) });
  return changes;
}

export const isStatement = (node: ts.Node): node is ts.ExpressionStatement | ts.ThrowStatement => ts.isExpressionStatement(node) || ts.isThrowStatement(node);

/** A call or an assignment whose result nobody reads, or a refusal. */
function isRemovable(statement: ts.ExpressionStatement | ts.ThrowStatement): boolean {
  if (ts.isThrowStatement(statement)) return true;
  const { expression } = statement;
  const inner = ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression;
  if (ts.isCallExpression(inner)) return inner.expression.kind !== ts.SyntaxKind.SuperKeyword;
  return ts.isBinaryExpression(inner) && inner.operatorToken.kind >= ts.SyntaxKind.FirstAssignment && inner.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
}

/** All that an `if` does: the same as a condition that never holds. */
function isOnlyBranch(statement: ts.Node): boolean {
  const { parent } = statement;
  const owner = ts.isBlock(parent) && parent.statements.length === 1 ? parent.parent : parent;
  return ts.isIfStatement(owner) && !owner.elseStatement;
}

/** Not the name of a property. */
const isValue = (node: ts.Node) => !("name" in node.parent && node.parent.name === node);
