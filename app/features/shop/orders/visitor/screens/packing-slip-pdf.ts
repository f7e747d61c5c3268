import { paperLoader } from "../../server/paper-loader.server.ts";
import { packingSlipPdf } from "../../server/papers.server.ts";

export const loader = paperLoader(packingSlipPdf, "packing-slip", true);
