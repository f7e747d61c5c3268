// Shared by pages, editor, contract and services. Without zod, so that pages stay small.

export const PROJECT_STATUSES = ["draft", "published"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const LICENSES = ["reserved", "attribution", "attribution_noncommercial"] as const;
export type License = (typeof LICENSES)[number];

export const MOST_PROJECTS = 60;
export const MAX_PHOTOS = 40;
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
export const TITLE_LENGTH = 120;

export const projectPath = (id: string): string => `/professionals/portfolio/${id}`;
export const PORTFOLIO = "/dashboard/portfolio";
