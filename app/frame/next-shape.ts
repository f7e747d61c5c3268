const detail = /^\/(vendors\/|products\/|profile\/|ideas\/[^/]+-[^/]+-)[^/]+$/;

/** The skeleton of an address's page. Ideas have longer names than the words of their lists (/ideas/living-room). */
export function shapeOf(pathname: string): "list" | "detail" | undefined {
  return detail.test(pathname) ? "detail" : pathname === "/vendors" || pathname === "/products" || pathname === "/ideas" ? "list" : undefined;
}
