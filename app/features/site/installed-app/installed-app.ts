/** Where other apps of the device send a photo; the service worker takes it. */
export const SHARE_TARGET = "/share-target";
/** The screen that asks what becomes of it. */
export const SHARE_PATH = "/share";

export const manifestPath = (language: string): string => `/manifest/${language}.webmanifest`;
