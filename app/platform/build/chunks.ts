import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Code of every public page, and tabs, too little for a piece of its own: one chunk instead of forty, which also compresses better. */
const frame = ["app/entry.client.tsx", "app/root.tsx", "app/frame/public-area.tsx", "app/ui/tabs.tsx"];
/** Screens of a first visit. The order matters: a module of an earlier one is not pulled into the chunk of a later one. */
const screens = [
  "inspiration/ideas/detail/visitor/screens/idea.tsx",
  "inspiration/ideas/visitor/screens/ideas.tsx",
  "inspiration/ideas/detail/visitor/screens/newest-images.tsx",
  "directory/vendors/visitor/screens/vendor.tsx",
  "directory/vendors/visitor/screens/directory.tsx",
  "site/home/visitor/screens/home.tsx",
  "site/search/visitor/screens/tools.tsx",
  "site/search/visitor/screens/search.tsx",
  "shop/products/visitor/screens/product.tsx",
  "shop/products/visitor/screens/finder.tsx",
].map((path) => `app/features/${path}`);

/** What comes after the page, and the screens of the pieces: only their icons are in the frame. */
const others = [
  "inspiration/ideas/visitor/components/compare.tsx",
  "people/account/visitor/screens/login.tsx",
  "people/account/visitor/screens/signup.tsx",
  "site/contact/visitor/screens/contact.tsx",
  "studio/redesign/visitor/screens/start.tsx",
].map((path) => `app/features/${path}`);

/** What only these screens share is a piece of its own: other pages do not pay for it. */
const circles = {
  shop: /[\\/](shop|search)[\\/]/,
  vendors: /[\\/](vendors|home|search)[\\/]/,
  cards: /screens[\\/](directory|finder)\.tsx$/,
};
const circleOf = (users: readonly number[]): string | undefined =>
  Object.entries(circles).find(([, screen]) => users.every((user) => screen.test(screens[user] ?? "")))?.[0];

/** Code of other public pages, with what it imports. Those of sign-in share one piece, and none pays for another's. Earlier ones go first. */
const pieces = {
  fields: /[\\/]app[\\/](ui[\\/](input|file-drop)\.tsx|platform[\\/](auth[\\/]viewer|media[\\/]document)\.ts)$/,
  form: /[\\/]app[\\/]ui[\\/]form[\\/](form|phone-input|use-form)\.tsx?$/,
  uploads: /[\\/]app[\\/]ui[\\/]form[\\/]files[\\/](document-picks\.tsx|use-form-picks\.ts)$/,
  redesign:
    /[\\/](kit[\\/]studio-modes\.tsx|redesign[\\/](redesign(\.address)?\.ts|visitor[\\/]components[\\/](pair-list\.ts|pairs\.ts|photo-input\.tsx|style-images\.ts|use-chosen-in-view\.ts)))$/,
  "sign-in": /[\\/](app[\\/]frame[\\/]sign-in-area|account[\\/]visitor[\\/]screens[\\/](login|signup))\.tsx$/,
  contact: /[\\/]contact[\\/](contact\.ts|visitor[\\/]screens[\\/]contact\.tsx)$/,
};

const frameworks = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|icu-minify)[\\/]/;
/** Code that few public pages need before an interaction: growing lists, and writing with what it says when it fails. */
const growing = /[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/;
const writing = /[\\/](mutationObserver\.js|useMutation(State)?\.js|app[\\/]ui[\\/]form[\\/]failure\.ts)$/;
/** A reference into the sprite each, some 20 bytes: those of public screens are in the frame, the others together, and no page pulls another's screen for one. */
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const onDemand = (id: string) => growing.test(id) || writing.test(id);

/** Files that only re-export: following one would include what its importer never uses. */
const doors = /[\\/](lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs|features[\\/][^\\/]+[\\/][^\\/]+[\\/]public\.tsx?)$/;

/** Everything that a module imports statically; through a public.ts only what it names. */
function closureOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  for (const imported of info?.importedIds ?? []) {
    if (!doors.test(imported)) closureOf(imported, graph, seen);
    else
      for (const path of namedOf(info?.code ?? "", imported, graph)) {
        // some public.ts files define a little themselves
        if (path === imported) seen.add(path);
        else closureOf(path, graph, seen);
      }
  }
  return seen;
}

function namedOf(code: string, door: string, graph: Graph): string[] {
  const end = door.endsWith(".mjs") ? "lucide-react" : door.slice(door.lastIndexOf("features/"));
  const paths = pathsIn(door, graph);
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , source = ""]) => source.endsWith(end))
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim().split(/\s+as\s+/)[0] ?? ""))
    .filter((name) => name !== "")
    .map((name) => paths.get(name) ?? door);
}

const known = new Map<string, Map<string, string>>();
/** What a public.ts re-exports -> the file that defines it. */
function pathsIn(door: string, graph: Graph): Map<string, string> {
  const paths = known.get(door) ?? new Map<string, string>();
  if (paths.size > 0) return paths;
  known.set(door, paths);
  const folder = door.slice(0, door.lastIndexOf("/"));
  for (const [, names = "", file = ""] of (graph.getModuleInfo(door)?.code ?? "").matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]\.(\/[^'"]+)['"]/g))
    for (const name of names.split(","))
      paths.set(
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
        folder + file,
      );
  return paths;
}

/**
 * Chunks of the browser's build: the frame of the pages with its framework and what screens share; each public screen with what it
 * needs alone; the rest is cut automatically. A group takes along whatever its modules import, through doors even what they never name: hence the order.
 */
export function chunkGroups(root: string) {
  const path = (name: string) => `${root}/${name}`;
  const closures = (names: readonly string[], graph: Graph) => names.map((name) => closureOf(path(name), graph));
  let frameModules: Set<string> | undefined;
  let otherIcons: Set<string> | undefined;
  let uses: Map<string, number[]> | undefined;
  const usersOf = (id: string, graph: Graph) => {
    uses ??= usesIn(closures(screens, graph));
    return onDemand(id) ? [] : (uses.get(id) ?? []);
  };
  return [
    {
      name(id: string, graph: Graph) {
        if (frameworks.test(id) && !onDemand(id)) return "frame";
        frameModules ??= new Set(closures(frame, graph).flatMap((set) => [...set]));
        if (icons.test(id)) otherIcons ??= new Set(closures(others, graph).flatMap((set) => [...set]));
        const users = usersOf(id, graph);
        const isShared = icons.test(id) ? users.length > 0 || otherIcons?.has(id) : users.length > 1 && !circleOf(users);
        return !onDemand(id) && (frameModules.has(id) || isShared) ? "frame" : null;
      },
      priority: 5,
    },
    {
      name: (id: string, graph: Graph) => {
        const users = usersOf(id, graph);
        return users.length > 1 ? (circleOf(users) ?? null) : null;
      },
      priority: 4,
    },
    { name: "icons", test: icons, priority: 4.5 },
    { name: "growing", test: growing, priority: 5 },
    { name: "writing", test: writing, priority: 5 },
    // With its dependencies: every further chunk costs a request.
    { name: "compare", test: /[\\/]ideas[\\/]visitor[\\/]components[\\/]compare\.tsx$/, priority: 4 },
    // Landing pages show it as home does, and need nothing else of home.
    { name: "rooms", test: /[\\/]studio[\\/]redesign[\\/]public\.tsx$/, priority: 4 },
    ...Object.entries(pieces).map(([name, test], index) => ({ name, test, priority: 3.9 - index / 100 })),
    // Lazy parts of other screens are separate chunks: they would pull in this screen.
    ...screens.map((_, index) => ({
      name: (id: string, graph: Graph) => (id.includes("/features/") && usersOf(id, graph)[0] === index ? `of-${index}` : null),
      priority: 3 - index / screens.length,
    })),
  ];
}

function usesIn(sets: Set<string>[]): Map<string, number[]> {
  const uses = new Map<string, number[]>();
  sets.forEach((set, index) => {
    for (const id of set) uses.set(id, [...(uses.get(id) ?? []), index]);
  });
  return uses;
}
