import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";
import type { World } from "#app/api/testing/world.ts";

const professionals = ["professional", "otherProfessional"] as const;

export const cases: Cases = {
  "packages.ofPerson": withInput((world) => ({ id: world.people.professional.id })),
  "packages.list": nothing,
  "packages.save": of(professionals, async (world: World, viewer) => ({ packages: [], version: await world.packagesVersion(viewer) }), "FORBIDDEN"),
};
