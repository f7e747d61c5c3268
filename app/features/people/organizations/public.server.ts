export { actingLoader } from "./server/acting-loader.server.ts";
export { handOver } from "./server/departure.server.ts";
export { foundOrganization } from "./server/organizations.server.ts";
export { firstOwner, makeSoleOwner, ownersOf, publicOrganizations } from "./server/ownership.server.ts";
