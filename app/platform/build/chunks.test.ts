import { describe, expect, test } from "vitest";
import { chunkGroups } from "./chunks.ts";

const ROOT = "/diwan";
const feature = (path: string) => `${ROOT}/app/features/${path}`;
const screens = {
  idea: feature("inspiration/ideas/detail/visitor/screens/idea.tsx"),
  ideas: feature("inspiration/ideas/visitor/screens/ideas.tsx"),
  directory: feature("directory/vendors/visitor/screens/directory.tsx"),
  product: feature("shop/products/visitor/screens/product.tsx"),
  finder: feature("shop/products/visitor/screens/finder.tsx"),
  login: feature("people/account/visitor/screens/login.tsx"),
  contact: feature("site/contact/visitor/screens/contact.tsx"),
};
const icon = (name: string) => `${ROOT}/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const door = feature("shop/cart/public.ts");

/** What imports what; a door says in its code what it passes on, its importer what it takes. */
const imports: Record<string, string[]> = {
  [`${ROOT}/app/root.tsx`]: [`${ROOT}/app/ui/button.tsx`],
  [feature("site/home/visitor/screens/home.tsx")]: [feature("row.tsx")],
  [feature("directory/vendors/visitor/screens/vendor.tsx")]: [feature("row.tsx")],
  [screens.idea]: [icon("heart"), feature("look.tsx"), feature("photo.tsx"), `${ROOT}/node_modules/x/useMutation.js`],
  [screens.ideas]: [feature("grid.tsx"), feature("photo.tsx"), `${ROOT}/app/kit/chips.tsx`, `${ROOT}/node_modules/x/useMutation.js`],
  [screens.directory]: [feature("card.tsx")],
  [screens.product]: [feature("price.tsx"), door],
  [screens.finder]: [feature("price.tsx"), feature("card.tsx")],
  [feature("inspiration/ideas/visitor/components/compare.tsx")]: [icon("arrows")],
  [screens.login]: [icon("key")],
  [feature("look.tsx")]: [feature("deep.tsx")],
  [feature("deep.tsx")]: [feature("look.tsx")],
};
const code: Record<string, string> = {
  [screens.product]: 'import { Cart as C, Own } from "/app/features/shop/cart/public.ts"; import { look } from "./other.ts";',
  [door]: "export { Cart } from './cart.tsx'; export { Checkout } from './checkout.tsx'; export const Own = 1;",
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], code: code[id] ?? "" }) } as never;

/** The chunk of a module, as the bundler decides: the highest priority first. */
function chunkOf(id: string): string | null {
  for (const group of chunkGroups(ROOT).toSorted((a, b) => b.priority - a.priority)) {
    const { name: named } = group;
    const name = typeof named === "function" ? named(id, graph) : "test" in group && group.test.test(id) ? named : null;
    if (name !== null) return name;
  }
  return null;
}

describe("the chunk", () => {
  test("of a framework and what every page has is the frame", () => {
    expect([`${ROOT}/node_modules/react-dom/client.js`, `${ROOT}/node_modules/@tanstack/query/index.js`, `${ROOT}/app/root.tsx`].map(chunkOf)).toEqual(
      Array(3).fill("frame"),
    );
    expect([chunkOf(`${ROOT}/app/ui/button.tsx`), chunkOf(feature("photo.tsx"))]).toEqual(["frame", "frame"]);
  });

  test("of what one screen needs alone is that screen's, however deep", () => {
    expect([screens.idea, feature("look.tsx"), feature("deep.tsx"), screens.ideas, feature("grid.tsx")].map(chunkOf)).toEqual([
      "of-0",
      "of-0",
      "of-0",
      "of-1",
      "of-1",
    ]);
    expect([chunkOf(`${ROOT}/app/kit/chips.tsx`), chunkOf(feature("elsewhere.tsx"))]).toEqual([null, null]);
  });

  test("of what the screens of the shop or of the vendors share, and of the cards, is their own", () => {
    expect([chunkOf(feature("price.tsx")), chunkOf(feature("card.tsx")), chunkOf(feature("row.tsx"))]).toEqual(["shop", "cards", "vendors"]);
  });

  test("of an icon is the frame where a screen of a first visit has it, and never a screen's own", () => {
    expect([chunkOf(icon("heart")), chunkOf(icon("anvil"))]).toEqual(["frame", "icons"]);
  });

  test("of what comes through a door is the screen's that names it", () => {
    expect([chunkOf(feature("shop/cart/cart.tsx")), chunkOf(door), chunkOf(feature("shop/cart/checkout.tsx"))]).toEqual(["of-8", "of-8", null]);
  });

  test("of growing and writing is fetched when it is needed, though two screens have it", () => {
    expect([chunkOf(`${ROOT}/node_modules/x/useMutation.js`), chunkOf(`${ROOT}/node_modules/@tanstack/x/useInfiniteQuery.js`)]).toEqual(["writing", "growing"]);
    expect(chunkOf(feature("inspiration/ideas/visitor/components/compare.tsx"))).toBe("compare");
    expect([chunkOf(icon("arrows")), chunkOf(icon("unseen"))]).toEqual(["frame", "icons"]);
    expect(chunkOf(feature("studio/redesign/public.tsx"))).toBe("rooms");
  });

  test("of a form, of sign-in and of other public pages is a piece each, and its icons are in the frame", () => {
    const paths = [
      "ui/input.tsx",
      "ui/form/use-form.ts",
      "ui/form/failure.ts",
      "ui/file-drop.tsx",
      "ui/form/files/document-picks.tsx",
      "frame/sign-in-area.tsx",
      "ui/tabs.tsx",
    ];
    expect(paths.map((path) => chunkOf(`${ROOT}/app/${path}`))).toEqual(["fields", "form", "writing", "fields", "uploads", "sign-in", "frame"]);
    expect([screens.login, screens.contact, feature("studio/redesign/redesign.address.ts")].map(chunkOf)).toEqual(["sign-in", "contact", "redesign"]);
    expect([icon("key"), icon("key-of-another")].map(chunkOf)).toEqual(["frame", "icons"]);
  });

  test("of an earlier screen goes before a later one's", () => {
    const ranks = chunkGroups(ROOT).map(({ priority }) => priority);
    expect(ranks.slice(-10)).toEqual(ranks.slice(-10).toSorted((a, b) => b - a));
    expect(new Set(ranks.slice(-10)).size).toBe(10);
    expect(Math.min(...ranks)).toBeGreaterThan(2);
  });
});
