import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { VIEW_NAME_MAX } from "./list-views.ts";

/** The path of the list's screen. */
const List = z
  .string()
  .max(100)
  .regex(/^\/[a-z/-]+$/);
const View = z.object({ id: IdSchema, name: z.string(), /** With its question mark. */ query: z.string() });
export type ListView = z.infer<typeof View>;

const tags = ["List views"];

export const listViewsContract = {
  /** The viewer's views of a list, by name. Anyone signed in. */
  list: signedInProcedure
    .route({ method: "GET", path: "/list-views", summary: "List your views of a list", tags })
    .input(z.object({ list: List }))
    .output(z.array(View)),
  /** Stores a view; it replaces one with the same name. INVALID: `name` required or tooMany. Anyone signed in. */
  save: signedInProcedure
    .route({ method: "PUT", path: "/list-views", summary: "Save a view of a list", tags })
    .input(z.object({ list: List, name: z.string().max(VIEW_NAME_MAX), query: z.string().max(1000).regex(/^\?/) }))
    .output(View),
  /** Idempotent, and limited to the viewer's own. Anyone signed in. */
  remove: signedInProcedure
    .route({ method: "DELETE", path: "/list-views/{id}", summary: "Remove a view of a list", tags })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema })),
};
