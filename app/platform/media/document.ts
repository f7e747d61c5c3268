/** The last part of a private document's address. */
export const DOCUMENT_NAME = "document.pdf";
export const documentUrl = (fileId: string): string => `/media/private/${fileId}/${DOCUMENT_NAME}`;
/** What a document may be, as of `<input accept>`. */
export const DOCUMENTS = "application/pdf,image/jpeg,image/png,image/webp";
/** Of one document, in bytes. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
