import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** What every public page loads: one chunk instead of forty, which also compresses better. */
const frame = ["app/entry.client.tsx", "app/root.tsx", "app/shell/public-area.tsx"];
/** What the screens share that visitors see first. */
const screens = ["home/screens/home.tsx", "vendors/screens/directory.tsx", "vendors/screens/vendor.tsx"].map((path) => `app/features/${path}`);

/** Icons come through one file that knows them all: following it would drag every page's icons along. */
const icons = /[\\/]lucide-react[\\/]/;
const frameworks = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|icu-minify)[\\/]/;

/** Everything that a module imports before it can run. */
function closureOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  if (icons.test(id)) return seen;
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, graph, seen);
  return seen;
}

/** Chunks of the browser's build: the framework, the frame of the pages, what public screens share; the rest is cut automatically. */
export function chunkGroups(root: string) {
  const path = (name: string) => `${root}/${name}`;
  let frameModules: Set<string> | undefined;
  let uses: Map<string, number> | undefined;
  return [
    { name: "framework", test: frameworks, priority: 3 },
    { name: "icons", test: icons, priority: 3, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
    {
      name(id: string, graph: Graph) {
        frameModules ??= new Set(frame.flatMap((name) => [...closureOf(path(name), graph)]));
        return frameModules.has(id) && !icons.test(id) && !frame.some((name) => id === path(name)) ? "frame" : null;
      },
      priority: 2,
    },
    {
      name(id: string, graph: Graph) {
        uses ??= countIn(screens.map((name) => closureOf(path(name), graph)));
        return (uses.get(id) ?? 0) > 1 && !icons.test(id) ? "public" : null;
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
