import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "@typescript/typescript6";

/** What one declaration mentions: other names, and the namespaces it asks for with useT. */
type Declaration = { names: Set<string>; namespaces: Set<string> };
type Place = { file: string; name: string };
type Module = { declarations: Map<string, Declaration>; imports: Map<string, Place>; passedOn: Map<string, Place>; passedOnWhole: string[] };

/**
 * The namespaces that a component may ask for while it renders, each with the component that does: names are followed through declarations, imports
 * and barrels. What comes by `import()` waits at a place of its own and is not followed.
 */
export function reachedTexts(file: string, name: string): Map<string, string> {
  const reached = new Map<string, string>();
  const seen = new Set<string>();
  const follow = (place: Place): void => {
    const key = `${place.file}#${place.name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const module = moduleOf(place.file);
    const elsewhere = module.passedOn.get(place.name);
    if (elsewhere) follow(elsewhere);
    const declaration = module.declarations.get(place.name);
    if (!declaration && !elsewhere) for (const target of module.passedOnWhole) follow({ file: target, name: place.name });
    for (const namespace of declaration?.namespaces ?? []) reached.set(namespace, reached.get(namespace) ?? key);
    for (const mentioned of declaration?.names ?? []) follow(module.imports.get(mentioned) ?? { file: place.file, name: mentioned });
  };
  follow({ file, name });
  return reached;
}

/** Of `export const handle = { namespaces: [...] }`. */
export function handleOf(file: string): { namespaces: string[] } {
  const [, list = ""] = /\bhandle = \{\s*namespaces: \[([^\]]*)\]/.exec(readFileSync(file, "utf8")) ?? [];
  return { namespaces: [...list.matchAll(/"([^"]+)"/g)].map(([, namespace = ""]) => namespace) };
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file) ?? read(file);
  modules.set(file, known);
  return known;
}

function read(file: string): Module {
  const module: Module = { declarations: new Map(), imports: new Map(), passedOn: new Map(), passedOnWhole: [] };
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(module, statement, file);
    else if (ts.isExportDeclaration(statement)) addPassedOn(module, statement, file);
    else for (const [name, node] of declaredBy(statement)) module.declarations.set(name, mentionsOf(node));
  }
  return module;
}

function declaredBy(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isExportAssignment(statement)) return [["default", statement]];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((node) => namesIn(node.name).map((name): [string, ts.Node] => [name, node]));
  if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return [];
  const isDefault = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return [statement.name?.text, isDefault && "default"].filter((name) => typeof name === "string").map((name) => [name, statement]);
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

function mentionsOf(declaration: ts.Node): Declaration {
  const found: Declaration = { names: new Set(), namespaces: new Set() };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) found.names.add(node.text);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "useT") {
      const [namespace] = node.arguments;
      if (namespace && ts.isStringLiteral(namespace)) found.namespaces.add(namespace.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

function addImports(module: Module, { importClause, moduleSpecifier }: ts.ImportDeclaration, from: string): void {
  const file = fileOf(moduleSpecifier, from);
  if (!file || !importClause) return;
  if (importClause.name) module.imports.set(importClause.name.text, { file, name: "default" });
  const named = importClause.namedBindings;
  if (named && ts.isNamedImports(named))
    for (const { name, propertyName } of named.elements) module.imports.set(name.text, { file, name: (propertyName ?? name).text });
}

function addPassedOn(module: Module, { exportClause, moduleSpecifier }: ts.ExportDeclaration, from: string): void {
  const file = fileOf(moduleSpecifier, from);
  if (!file) return;
  if (exportClause && ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements) module.passedOn.set(name.text, { file, name: (propertyName ?? name).text });
  else module.passedOnWhole.push(file);
}

/** The project's own source that an import leads to. */
function fileOf(specifier: ts.Expression | undefined, from: string): string | undefined {
  if (!specifier || !ts.isStringLiteral(specifier) || !/^[#.].*\.tsx?$/.test(specifier.text)) return undefined;
  const file = specifier.text.startsWith("#") ? specifier.text.slice(1) : join(dirname(from), specifier.text);
  return existsSync(file) ? file : undefined;
}
