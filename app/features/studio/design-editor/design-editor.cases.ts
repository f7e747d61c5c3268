import { type Cases, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import { DESIGN_SETTINGS } from "#app/api/testing/world.ts";
import { newId } from "#app/platform/database/ids.ts";

export const cases: Cases = {
  "designEditor.list": withInput(() => ({})),
  "designEditor.get": onlyHomeowner(async (world) => ({ id: await world.newDesign() })),
  "designEditor.create": withInput((world) => ({ photo: world.photo, settings: DESIGN_SETTINGS })),
  "designEditor.apply": onlyHomeowner(async (world) => ({ id: await world.newDesign(), settings: { ...DESIGN_SETTINGS, contrast: 60 } })),
  "designEditor.save": onlyHomeowner(async (world) => ({ id: await world.newDesign(), name: "Our majlis" })),
  "designEditor.rename": onlyHomeowner(async (world) => ({ id: await world.newDesign(), name: "Our majlis" })),
  "designEditor.remove": onlyHomeowner(async (world) => ({ id: await world.newDesign() })),
  "designEditor.removeVersion": of([], async (world) => ({ id: await world.newDesign(), versionId: newId() })),
};
