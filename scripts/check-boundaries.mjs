// `npm run check:boundaries`: the rules of .dependency-cruiser.cjs over the whole source, or over the folder given, for the test of the rules.
import { registerHooks } from "node:module";
import { resolve } from "node:path";

// dependency-cruiser reads TypeScript through its version 6; with version 7 it would silently find nothing to check.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^typescript(\/package\.json)?$/.test(specifier) ? specifier.replace("typescript", "@typescript/typescript6") : specifier, context),
});
const { cruise } = await import("dependency-cruiser");
const { default: readConfiguration } = await import("dependency-cruiser/config-utl/extract-depcruise-config");
const { default: readTsConfig } = await import("dependency-cruiser/config-utl/extract-ts-config");

const FOLDERS = ["app", "server", "database"];
const planted = process.argv[2];
/** Far below what there is: a number that only a blind run stays under. */
const FEWEST_MODULES = planted ? 1 : 80;

const { options, ...rules } = await readConfiguration(resolve(import.meta.dirname, "../.dependency-cruiser.cjs"));
if (planted) process.chdir(planted);
const tsConfig = readTsConfig("./tsconfig.json");
const { output } = await cruise(FOLDERS, { ...options, ruleSet: rules, validate: true }, options.enhancedResolveOptions, { tsConfig });

const { violations, totalCruised, totalDependenciesCruised } = output.summary;
for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? cycle.map((step) => step.name).join(" -> ") : to;
  console.log(`${rule.name}: ${from} -> ${path}`);
}
const typescriptModules = output.modules.filter((module) => /^(app|server|database)\/.*\.tsx?$/.test(module.source)).length;
console.log(`${violations.length} broken rules in ${typescriptModules} modules (${totalCruised} with packages, ${totalDependenciesCruised} imports).`);
if (typescriptModules < FEWEST_MODULES) console.log(`Fewer than ${FEWEST_MODULES} modules were read: the check is blind.`);
process.exitCode = violations.length > 0 || typescriptModules < FEWEST_MODULES ? 1 : 0;
