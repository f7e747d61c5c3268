/** What a photograph to search by may weigh when it is sent. */
export const SEARCH_PHOTO_MB = 10;
/** What one may weigh that is chosen: the browser makes it smaller before it is sent. */
export const CHOSEN_PHOTO_MB = 50;
export const MOST_LOOK_ALIKES = 96;
/** Bytes of a look as base64url. */
export const LOOK_TEXT = /^[A-Za-z0-9_-]{171}$/;
