import { randomUUID } from "node:crypto";
import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "ideasAdmin.list": withInput(() => ({})),
  "ideasAdmin.overview": nothing,
  "ideasAdmin.get": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideasAdmin.create": withInput(() => ({ title: `Idea ${randomUUID()}`, style: "modern", room_type: "majlis" })),
  "ideasAdmin.update": withInput(async (world) => {
    const id = await world.newIdea();
    return { id, version: await world.versionOf("design_ideas", id), changes: {} };
  }),
  "ideasAdmin.setStatus": withInput(async (world) => ({ selection: { ids: [await world.newIdea()] }, status: "unpublished" })),
  "ideasAdmin.remove": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideasAdmin.restore": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideasAdmin.uploadPhoto": withInput((world) => ({ photo: world.photo })),
};
