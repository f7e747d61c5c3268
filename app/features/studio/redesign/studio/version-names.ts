import { useT } from "#app/platform/languages/language-context.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";

/** Names of the pictures: the style and the number of the attempt. */
export function useVersionNames(pictures: readonly RedesignPicture[]): (picture: RedesignPicture) => string {
  const t = useT("redesign");
  const s = useT("redesign.studio");
  return (picture) => {
    const style = t(`styles.${picture.style}`);
    const place = pictures.filter((other) => other.style === picture.style && other.number < picture.number).length + 1;
    return place === 1 ? style : s("versions.again", { style, n: place });
  };
}
