/** What a photograph to search by may weigh; the browser makes it smaller first. */
export const SEARCH_PHOTO_MB = 10;
export const MOST_LOOK_ALIKES = 96;
/** Bytes of a look as base64url. */
export const LOOK_TEXT = /^[A-Za-z0-9_-]{171}$/;
