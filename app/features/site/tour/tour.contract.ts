import { z } from "zod";
import { ownerProcedure } from "#app/platform/api/contract.ts";
import { ROLES } from "#app/platform/auth/viewer.ts";

export const tourContract = {
  /** The viewer was led through the dashboard of their role, or said no: it never begins by itself again. Anyone signed in, as themselves. */
  see: ownerProcedure
    .route({ method: "POST", path: "/dashboard/tour", summary: "Say that you have seen the tour", tags: ["Dashboard"] })
    .input(z.object({ isFinished: z.boolean() }))
    .output(z.object({ role: z.enum(ROLES) })),
};
