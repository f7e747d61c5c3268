// Shared by contract, services and components. Without zod, so that public pages stay small.
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { Problems } from "#app/platform/rules/problems.ts";

export const VISIBILITIES = ["private", "unlisted", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const MEMBER_ROLES = ["view", "edit"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What the viewer may do with an ideabook; a reader sees it because it is public or because of its link. */
export type BookAccess = "owner" | "edit" | "view" | "reader";

export const BOOK_SORTS = ["newest", "popular"] as const;
export type BookSort = (typeof BOOK_SORTS)[number];

export const BOOKS_PER_PAGE = 24;
export const MOST_BOOKS = 200;
export const MOST_ITEMS = 200;
/** Between positions of neighbors: sixteen moves into the same gap fit before the ideabook is renumbered. */
export const GAP = 65_536;
export const MOST_MEMBERS = 30;
export const BOOK_TITLE_LENGTH = 80;
export const BOOK_TEXT_LENGTH = 1_000;
export const BOOK_NOTE_LENGTH = 500;
export const PHOTO_MEGABYTES = 25;
export const INVITATION_DAYS = 30;

export const BOOKS_PATH = "/ideas/ideabooks";
/** `key` opens an unlisted one. */
export const bookPath = (id: string, key?: string | null, page = ""): string => `${BOOKS_PATH}/${id}${page}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
export const invitationPath = (token: string): string => `${BOOKS_PATH}/invitations/${encodeURIComponent(token)}`;

/** Why a value is refused; the screens have a sentence for each. */
export type BookErrorCode =
  | "required"
  | "titleTooLong"
  | "textTooLong"
  | "noteTooLong"
  | "tooManyBooks"
  | "tooManyIdeas"
  | "tooManyMembers"
  | "email"
  | "self"
  | "already";

/** What is wrong with a name or a description, where they are given. */
export const judgeBook = ({ title, description = "" }: { title?: string; description?: string }): Problems<BookErrorCode> => ({
  ...(title !== undefined && oneLine(title) === "" && { title: "required" as const }),
  ...(title !== undefined && oneLine(title).length > BOOK_TITLE_LENGTH && { title: "titleTooLong" as const }),
  ...(description.trim().length > BOOK_TEXT_LENGTH && { description: "textTooLong" as const }),
});
