import type { Restyle } from "#app/engines/room/style-names.ts";
import artDeco from "../../images/style-art_deco.webp";
import bohemian from "../../images/style-bohemian.webp";
import contemporary from "../../images/style-contemporary.webp";
import hijazi from "../../images/style-hijazi.webp";
import industrial from "../../images/style-industrial.webp";
import mediterranean from "../../images/style-mediterranean.webp";
import minimalist from "../../images/style-minimalist.webp";
import modern from "../../images/style-modern.webp";
import najdi from "../../images/style-najdi.webp";
import rustic from "../../images/style-rustic.webp";
import scandinavian from "../../images/style-scandinavian.webp";
import traditional from "../../images/style-traditional.webp";

/** The same room in every look, as our own engine makes it. */
export const STYLE_IMAGES: Record<Restyle, string> = {
  modern,
  minimalist,
  scandinavian,
  industrial,
  traditional,
  contemporary,
  bohemian,
  rustic,
  art_deco: artDeco,
  mediterranean,
  najdi,
  hijazi,
};
