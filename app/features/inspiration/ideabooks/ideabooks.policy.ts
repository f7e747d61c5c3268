import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import type { BookAccess, MemberRole, Visibility } from "./ideabooks.ts";

type Book = { owner_id: string; visibility: Visibility; share_token: string; hidden_at: Date | null; member_role: MemberRole | null };

/** The viewer's access; null when they may not know it exists. @param key from an unlisted ideabook's link */
export function accessToBook(viewer: Viewer | null, book: Book, key: string | undefined): BookAccess | null {
  if (viewer?.id === book.owner_id) return "owner";
  if (book.member_role) return book.member_role;
  const isOpen = book.visibility === "public" || (book.visibility === "unlisted" && key === book.share_token);
  // moderators must see what was reported, also after it was hidden
  if (isAdministrator(viewer) && (isOpen || book.visibility === "unlisted")) return "reader";
  return isOpen && !book.hidden_at ? "reader" : null;
}

/** The owner removes anyone, everybody else only themselves. */
export const mayRemoveMember = (viewer: Viewer, access: BookAccess, memberId: string | null): boolean => access === "owner" || memberId === viewer.id;

export const mayEditBook = (access: BookAccess): boolean => access === "owner" || access === "edit";
