import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { projectStatus } from "./server/status.server.ts";
import { aProject } from "./testing/a-project.ts";

describeStatus(projectStatus, {
  make: async (status) => (await aProject((await aUser("professional")).id, { status })).id,
  run: plainMoves(projectStatus),
});
