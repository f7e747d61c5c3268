import { recentItems } from "#app/kit/recent.ts";

/** What was opened from the palette last. */
export type Recent = { to: string; title: string };

export const { read: readRecent, remember: rememberRecent } = recentItems<Recent>({
  key: "commands.recent",
  most: 5,
  isItem(value): value is Recent {
    const { to, title } = (value ?? {}) as Partial<Recent>;
    return typeof to === "string" && to.startsWith("/") && !to.startsWith("//") && typeof title === "string";
  },
  isSame: (one, other) => one.to === other.to,
});
