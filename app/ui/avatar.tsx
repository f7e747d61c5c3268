import { classes } from "./classes.ts";

const avatarTones = ["", "clay", "info", "warn"];

/** The picture, else initials in a colour that stays with the name. */
export function Avatar({ name, src, size = "md" }: { name: string; src?: string | null | undefined; size?: "sm" | "md" | "lg" }) {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1)?.replace(/^(Al-|ال)/iu, "") ?? "")][0] ?? "") : "";
  const tone = avatarTones[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % avatarTones.length];
  // Beside pictures that a model made, these two would say something else.
  const initials = /\p{Script=Arabic}/u.test(name) ? `${first}\u200c${last}` : (first + last).toUpperCase().replace("AI", "A");
  // Drawn by the style sheet: as text they would be part of what a button says, and not of its name.
  return (
    <span className={classes("avatar", tone, size !== "md" && size)} data-initials={src ? undefined : initials} aria-hidden>
      {src && <img src={src} width={160} height={160} alt="" />}
    </span>
  );
}
