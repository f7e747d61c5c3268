import { z } from "zod";
import { IdSchema, publicProcedure } from "#app/platform/api/contract.ts";
import { orNone } from "#app/platform/list/list-schema.ts";
import { IdeaCard } from "../ideas.contract.ts";
import { ROOM_TYPES } from "../ideas.ts";
import { LOOK_TEXT, MOST_LOOK_ALIKES } from "./look.ts";

const tags = ["Ideas"];
const limit = z.coerce.number().int().min(1).max(MOST_LOOK_ALIKES);
const room = orNone(z.enum(ROOM_TYPES));
const look = z.string().regex(LOOK_TEXT);

export const ideaLookContract = {
  /** Ideas whose photograph looks like this idea's, most alike first; those of the same kind of room come before others as alike. Open to everybody. */
  similar: publicProcedure
    .route({ method: "GET", path: "/ideas/{id}/similar", summary: "List ideas that look like an idea", tags })
    .input(z.object({ id: IdSchema, limit: limit.default(12) }))
    .output(z.array(IdeaCard)),
  /**
   * Analyzes a photograph of at most 10 MB without storing it: its colors, its look, and the most similar ideas. INVALID names what is wrong with
   * `photo`. 20 in five minutes. Open to everybody.
   */
  byPhoto: publicProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/ideas/by-photo", summary: "Search ideas by a photograph", tags })
    .input(z.object({ photo: z.file(), room, limit: limit.default(24) }))
    .output(z.object({ look, /** '#rrggbb', most frequent first. */ colors: z.array(z.string()), ideas: z.array(IdeaCard) })),
  /** The same for a look that `byPhoto` gave before. Open to everybody. */
  byLook: publicProcedure
    .route({ method: "GET", path: "/ideas/by-look", summary: "Search ideas by a look", tags })
    .input(z.object({ look, room, limit: limit.default(24) }))
    .output(z.array(IdeaCard)),
};
