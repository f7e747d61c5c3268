/** Twelve megapixels: more than a result ever has. */
const LONGEST = 4000;

/** The photograph at the largest size that a redesign uses, made on the device; null when this browser cannot open it. */
export async function shrinkPhoto(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.92));
    return smaller && new File([smaller], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: smaller.type });
  } catch {
    return null;
  }
}
