import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** What every public page loads: one chunk instead of forty, which also compresses better. */
const frame = ["app/entry.client.tsx", "app/root.tsx", "app/shell/public-area.tsx"];
/** What the screens share that visitors see first. */
const screens = ["home/screens/home.tsx", "vendors/screens/directory.tsx", "vendors/screens/vendor.tsx"].map((path) => `app/features/${path}`);

const frameworks = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|icu-minify)[\\/]/;
/** What no public page needs before somebody acts: writing, and lists that grow. */
const onDemand = /[\\/](mutationObserver|infiniteQueryObserver|useMutation|useMutationState|useInfiniteQuery)\.js$/;

/** Icons come through one file that knows them all: following it would drag every page's icons along. */
const allIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;

/** Everything that a module imports before it can run; of the icons only those that it names. */
function closureOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  for (const imported of info?.importedIds ?? []) {
    if (!allIcons.test(imported)) closureOf(imported, graph, seen);
    else for (const icon of iconsOf(info?.code ?? "", imported, graph)) closureOf(icon, graph, seen);
  }
  return seen;
}

function iconsOf(code: string, barrel: string, graph: Graph): string[] {
  const named = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? "";
  const names = named.split(",").map((name) => name.trim().split(/\s+as\s+/)[0] ?? "");
  const paths = pathsIn(barrel, graph);
  return names.map((name) => paths.get(name)).filter((path) => path !== undefined);
}

const known = new Map<string, Map<string, string>>();
/** Name of an icon -> its file, as the file of all icons says. */
function pathsIn(barrel: string, graph: Graph): Map<string, string> {
  const paths = known.get(barrel) ?? new Map<string, string>();
  if (paths.size > 0) return paths;
  known.set(barrel, paths);
  const folder = barrel.slice(0, barrel.lastIndexOf("/"));
  for (const [, names = "", file = ""] of (graph.getModuleInfo(barrel)?.code ?? "").matchAll(/export \{([^}]*)\} from ['"]\.(\/icons\/[^'"]+)['"]/g))
    for (const name of names.split(",")) paths.set(name.replace("default as", "").trim(), folder + file);
  return paths;
}

/** Chunks of the browser's build: the framework, the frame of the pages, what public screens share; the rest is cut automatically. */
export function chunkGroups(root: string) {
  const path = (name: string) => `${root}/${name}`;
  const closures = (names: readonly string[], graph: Graph) => names.map((name) => closureOf(path(name), graph));
  let frameModules: Set<string> | undefined;
  let uses: Map<string, number> | undefined;
  return [
    { name: "framework", test: (id: string) => frameworks.test(id) && !onDemand.test(id), priority: 3 },
    {
      name(id: string, graph: Graph) {
        frameModules ??= new Set(closures(frame, graph).flatMap((set) => [...set]));
        return frameModules.has(id) && !onDemand.test(id) && !frame.some((name) => id === path(name)) ? "frame" : null;
      },
      priority: 2,
    },
    {
      name(id: string, graph: Graph) {
        uses ??= countIn(closures(screens, graph));
        return (uses.get(id) ?? 0) > 1 && !onDemand.test(id) ? "public" : null;
      },
      priority: 1,
    },
  ];
}

function countIn(sets: Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
