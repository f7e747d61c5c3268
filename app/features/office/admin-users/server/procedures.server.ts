import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { adminUsersContract } from "../admin-users.contract.ts";
import { getUser } from "./detail.server.ts";
import { countUsers, listUsers } from "./list.server.ts";
import { endSessions, markEmailVerified, restore, sendPasswordReset, setPermission, setRole, suspend } from "./service.server.ts";

const users = implementContract(adminUsersContract);

export const adminUsersRouter = users.router({
  list: users.list.handler(({ input, context }) => listUsers(input, context.language)),
  counts: users.counts.handler(() => countUsers()),
  get: users.get.handler(({ input, context }) => getUser(input.id, signedIn(context), context.language)),
  setRole: users.setRole.handler(({ input, context }) => setRole(signedIn(context), input.id, input.role)),
  setPermission: users.setPermission.handler(({ input, context }) => setPermission(signedIn(context), input.id, input.permission, input.isGranted)),
  suspend: users.suspend.handler(({ input, context }) => suspend(signedIn(context), input.id, input.reason)),
  restore: users.restore.handler(({ input, context }) => restore(signedIn(context), input.id)),
  endSessions: users.endSessions.handler(({ input, context }) => endSessions(signedIn(context), input.id, input.sessionId)),
  sendPasswordReset: users.sendPasswordReset.handler(({ input, context }) => sendPasswordReset(signedIn(context), input.id, context.language)),
  markEmailVerified: users.markEmailVerified.handler(({ input, context }) => markEmailVerified(signedIn(context), input.id)),
});
