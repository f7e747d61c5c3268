/** Addresses that belong to a place of the header without beginning like it. */
const OF_IDEAS = /^\/(inspiration|design-editor|ai-interior-creator)/;

/** Which place of the site an address belongs to: "/products/a-sofa" to "/shop". */
export function placeOf(pathname: string): string {
  return OF_IDEAS.test(pathname) ? "/ideas" : `/${pathname.split("/")[1]}`.replace("/products", "/shop");
}
