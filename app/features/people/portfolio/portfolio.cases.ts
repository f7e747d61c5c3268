import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";
import type { World } from "#app/api/testing/world.ts";

const professionals = ["professional", "otherProfessional"] as const;
const own = (status?: "draft" | "published", more: object = {}) =>
  of(["professional"], async (world: World) => ({ id: (await world.newProject(status)).id, ...more }));

export const cases: Cases = {
  "portfolio.ofPerson": withInput((world) => ({ id: world.people.professional.id })),
  "portfolio.show": withInput(async (world) => ({ id: (await world.newProject("published")).id })),
  "portfolio.pieces": withInput(async (world) => ({ id: (await world.newProject("published")).id })),
  "portfolio.list": nothing,
  "portfolio.get": own(),
  "portfolio.create": of(professionals, () => ({ title: "A majlis for six brothers" }), "FORBIDDEN"),
  "portfolio.update": of(["professional"], async (world) => ({ ...(await world.newProject()), changes: { year: 2025 } })),
  "portfolio.publish": own("draft"),
  "portfolio.withdraw": own("published"),
  "portfolio.publishIdea": own("published"),
  "portfolio.withdrawIdea": own("published"),
  "portfolio.order": of(professionals, () => ({ ids: [] }), "FORBIDDEN"),
  "portfolio.remove": own(),
  "portfolio.uploadPhoto": of(professionals, (world) => ({ photo: world.photo }), "FORBIDDEN"),
};
