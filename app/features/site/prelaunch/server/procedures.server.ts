import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { prelaunchAdminContract, prelaunchContract } from "../prelaunch.contract.ts";
import { listSignups, overview, setSwitch } from "./admin.server.ts";
import { confirm, getPlace, leave, signUp } from "./signup.server.ts";

const prelaunch = implementContract(prelaunchContract);
const admin = implementContract(prelaunchAdminContract);

export const prelaunchRouter = prelaunch.router({
  signUp: prelaunch.signUp.handler(({ input, context }) => signUp(input, context.language, context.ip)),
  confirm: prelaunch.confirm.handler(({ input, context }) => confirm(input, context.ip)),
  get: prelaunch.get.handler(({ input }) => getPlace(input.key)),
  leave: prelaunch.leave.handler(({ input }) => leave(input.key)),
});

export const prelaunchAdminRouter = admin.router({
  overview: admin.overview.handler(() => overview()),
  list: admin.list.handler(({ input, context }) => listSignups(input, context.language)),
  setSwitch: admin.setSwitch.handler(({ input, context }) => setSwitch(signedIn(context), input.isOn)),
});
