/** The size limit of a photograph when it is sent. */
export const SEARCH_PHOTO_MB = 10;
/** The size limit of a chosen photograph: the browser shrinks it before sending. */
export const CHOSEN_PHOTO_MB = 50;
export const MOST_LOOK_ALIKES = 96;
/** Bytes of a look as base64url. */
export const LOOK_TEXT = /^[A-Za-z0-9_-]{171}$/;
