/** The language whose texts are always complete. Apart from the list, so that pages need not carry the list. */
export const defaultLanguage = "en";
