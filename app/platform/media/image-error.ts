/** Why an upload was refused; texts are the English catalogue's, screens translate by code. */
export const imageErrors = {
  EMPTY: "Invalid or empty file",
  TOO_LARGE: "File size must be less than {megabytes}MB",
  UNSUPPORTED: "Only JPEG, PNG, WebP and AVIF images can be used",
  HEIC: "HEIC photos cannot be read. Save the photo as JPEG and try again.",
  TOO_MANY_PIXELS: "The image has too many pixels: at most 50 megapixels can be used",
  DAMAGED: "The image is damaged or incomplete",
  BUSY: "Too many images are being processed. Please try again in a moment.",
} as const;

export type ImageErrorCode = keyof typeof imageErrors;

export class ImageError extends Error {
  readonly code: ImageErrorCode;
  /** The limit, in megabytes, that TOO_LARGE is about. */
  readonly megabytes: number | undefined;
  constructor(code: ImageErrorCode, megabytes?: number) {
    super(imageErrors[code].replace("{megabytes}", String(megabytes)));
    this.name = "ImageError";
    this.code = code;
    this.megabytes = megabytes;
  }
}
