/** The first part of addresses that belong to a place of the header without beginning like it. */
const BELONGS: Readonly<Record<string, string>> = {
  inspiration: "/ideas",
  "design-editor": "/ideas",
  "ai-interior-creator": "/ideas",
  products: "/shop",
};

/** Which place of the site an address belongs to: "/products/a-sofa" to "/shop". */
export function placeOf(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return BELONGS[first] ?? `/${first}`;
}
