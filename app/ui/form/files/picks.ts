import { moved } from "../list-moves.ts";
import { kindOfFile } from "./file-kind.ts";

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
  /** Its bytes were checked: it can be previewed. */
  isChecked: boolean;
};

export type FileRules = {
  max: number;
  maxBytes: number;
  /** As in `<input accept>`: types and groups such as `image/*`. The server still checks the bytes. */
  accept: string;
};

type OneFile = Omit<FileRules, "max">;
/** Found before anything is sent; the server has the same codes and more. */
export type FileProblem = "EMPTY" | "TOO_LARGE" | "HEIC" | "UNSUPPORTED" | "DAMAGED";

export const IMAGES = "image/jpeg,image/png,image/webp,image/avif";
export const ATTACHMENTS = `${IMAGES},.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip`;

const isAccepted = (type: string, name: string, accept: string) =>
  accept.split(",").some((each) => each === type || (each.endsWith("/*") ? type.startsWith(each.slice(0, -1)) : name.toLowerCase().endsWith(each)));
const isVisible = (type: string) => type.startsWith("image/") || type === "application/pdf";

/** Checks a file without reading it. Files without a type are checked by their bytes. */
export function problemOfFile({ size, type, name }: { size: number; type: string; name: string }, { maxBytes, accept }: OneFile): FileProblem | null {
  if (size === 0) return "EMPTY";
  if (size >= maxBytes) return "TOO_LARGE";
  if (/^image\/hei[cf]/.test(type)) return "HEIC";
  return type === "" || accept === "" || isAccepted(type, name, accept) ? null : "UNSUPPORTED";
}

/** Checks a file's bytes, regardless of its name. */
export async function problemOfBytes(file: File, accept: string): Promise<FileProblem | null> {
  const kind = await kindOfFile(file).catch(() => "unreadable");
  // The file was changed or its disk removed.
  if (kind === "unreadable") return "DAMAGED";
  if (kind === "image/heic") return "HEIC";
  if (kind) return isAccepted(kind, file.name, accept) ? null : "UNSUPPORTED";
  // Anything else may be another document, but not with an image's name, and not where only images are accepted.
  return isVisible(file.type) || accept.split(",").every(isVisible) ? "UNSUPPORTED" : null;
}

/** All checks of one file before upload. */
export const checkFile = async (file: File, rules: OneFile): Promise<FileProblem | null> =>
  problemOfFile(file, rules) ?? (await problemOfBytes(file, rules.accept));

export const storedPick = <Stored extends { id: string }>(stored: Stored): Pick<Stored> => ({
  key: stored.id,
  name: "",
  size: 0,
  file: null,
  stored,
  sent: 1,
  problem: null,
  isChecked: true,
});

export const chosenPick = (file: File, key: string, rules: OneFile): Pick<never> => ({
  key,
  name: file.name,
  size: file.size,
  file,
  stored: null,
  sent: 0,
  problem: problemOfFile(file, rules),
  isChecked: false,
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
