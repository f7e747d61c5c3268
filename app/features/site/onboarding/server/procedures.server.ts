import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { onboardingContract } from "../onboarding.contract.ts";
import { chooseRole, requestRole } from "./role.server.ts";
import { createVendor, finish, listOptions, readState, saveStep } from "./service.server.ts";

const onboarding = implementContract(onboardingContract);

/** Drops fields whose value is undefined. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

export const onboardingRouter = onboarding.router({
  state: onboarding.state.handler(({ context }) => readState(signedIn(context).id)),
  options: onboarding.options.handler(({ context }) => listOptions(context.language)),
  chooseRole: onboarding.chooseRole.handler(async ({ input, context }) => {
    const viewer = signedIn(context);
    await chooseRole(viewer, input.role);
    return readState(viewer.id);
  }),
  saveStep: onboarding.saveStep.handler(({ input: { step, ...answers }, context }) => saveStep(signedIn(context), step, defined(answers), context)),
  createVendor: onboarding.createVendor.handler(({ context }) => createVendor(signedIn(context), context)),
  finish: onboarding.finish.handler(({ context }) => finish(signedIn(context))),
  requestRole: onboarding.requestRole.handler(({ input, context }) => requestRole(signedIn(context), input.role, input.note)),
});
