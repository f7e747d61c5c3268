import { dominantColors } from "../../palette.ts";

const SIDE = 96;
const MOST = 6;

/** The colors of a picture that stays on this device. @throws when the browser cannot read it */
export async function readColors(file: Blob): Promise<string[]> {
  const picture = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: "medium" });
  try {
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(picture, 0, 0);
    return dominantColors(context.getImageData(0, 0, SIDE, SIDE).data, MOST);
  } finally {
    picture.close();
  }
}
