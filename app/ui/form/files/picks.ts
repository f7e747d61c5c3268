import { moved } from "../list-moves.ts";

/** A file of a form from the moment it is chosen: as it is on the device, on its way, or as the server stores it. */
export type Pick<Stored = never> = {
  key: string;
  name: string;
  size: number;
  file: File | null;
  stored: Stored | null;
  /** From 0 to 1, while it is on its way. */
  sent: number;
  /** A code of the texts at `upload`. */
  problem: string | null;
};

export type FileRules = {
  max: number;
  maxBytes: number;
  /** As of `<input accept>`: types and groups such as `image/*`. The server looks at the bytes all the same. */
  accept: string;
};

type OneFile = Omit<FileRules, "max">;

export const IMAGES = "image/jpeg,image/png,image/webp,image/avif";
export const DOCUMENTS = "application/pdf,image/jpeg,image/png,image/webp";

const isAccepted = (type: string, accept: string) =>
  accept.split(",").some((each) => each === type || (each.endsWith("/*") && type.startsWith(each.slice(0, -1))));

/** What can be said about a file before it is sent. A file without a type is left to the server. */
export function problemOfFile({ size, type }: { size: number; type: string }, { maxBytes, accept }: OneFile): string | null {
  if (size === 0) return "EMPTY";
  if (size >= maxBytes) return "TOO_LARGE";
  if (/^image\/hei[cf]/.test(type)) return "HEIC";
  return type === "" || accept === "" || isAccepted(type, accept) ? null : "UNSUPPORTED";
}
export const storedPick = <Stored extends { id: string }>(stored: Stored): Pick<Stored> => ({
  key: stored.id,
  name: "",
  size: 0,
  file: null,
  stored,
  sent: 1,
  problem: null,
});

export const chosenPick = (file: File, key: string, rules: OneFile): Pick<never> => ({
  key,
  name: file.name,
  size: file.size,
  file,
  stored: null,
  sent: 0,
  problem: problemOfFile(file, rules),
});

export const changedPick = <Stored>(picks: readonly Pick<Stored>[], key: string, part: Partial<Pick<Stored>>): Pick<Stored>[] =>
  picks.map((pick) => (pick.key === key ? { ...pick, ...part } : pick));

export const withoutPick = <Stored>(picks: readonly Pick<Stored>[], key: string): Pick<Stored>[] => picks.filter((pick) => pick.key !== key);

export function movedPick<Stored>(picks: readonly Pick<Stored>[], key: string, to: number): readonly Pick<Stored>[] {
  return moved(
    picks,
    picks.findIndex((pick) => pick.key === key),
    to,
  );
}

/** What is wrong with the first file that is refused. */
export const problemOfPicks = (picks: readonly Pick<unknown>[]): string | undefined => picks.find(({ problem }) => problem)?.problem ?? undefined;

/** Files that go along with the form: those that are not refused already. */
export const filesOf = (picks: readonly Pick<unknown>[]): File[] => picks.flatMap(({ file, problem }) => (file && !problem ? [file] : []));

export const storedOf = <Stored>(picks: readonly Pick<Stored>[]): Stored[] => picks.flatMap(({ stored }) => stored ?? []);
