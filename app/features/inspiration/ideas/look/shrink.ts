const LONGEST = 1024;
const SMALL_BYTES = 300_000;

/**
 * Shrinks the photograph to what comparison needs: quick to send, and without camera metadata. One that this browser cannot
 * decode stays as it is; the server then reports the problem.
 */
export async function shrink(file: File): Promise<File> {
  if (file.size === 0) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size < SMALL_BYTES) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return file;
    // Transparency becomes white.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
    return smaller ? new File([smaller], "photo.jpg", { type: smaller.type }) : file;
  } catch {
    return file;
  }
}
