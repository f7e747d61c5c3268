import { checkFile, IMAGES } from "#app/ui/form/files/picks.ts";
import { PHOTO_BYTES } from "../../redesign.ts";

export { newId } from "#app/platform/database/ids.ts";
export { shrinkPhoto } from "./shrink-photo.ts";
export { storePhoto, takeStoredPhoto } from "./stored-photo.ts";

export const checkPhoto = (file: File) => checkFile(file, { maxBytes: PHOTO_BYTES, accept: IMAGES });
