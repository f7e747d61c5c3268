import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { aiProvidersContract } from "../ai-providers.contract.ts";
import { testProvider } from "./connection.server.ts";
import { type By, createProvider, getProviders, removeProvider, setLimits, setProviderEnabled, setProviderOrder, updateProvider } from "./service.server.ts";
import { usage } from "./usage.server.ts";

const providers = implementContract(aiProvidersContract);
const by = (context: ProcedureContext): By => ({ actor: signedIn(context), requestId: context.requestId });

export const aiProvidersRouter = providers.router({
  get: providers.get.handler(() => getProviders()),
  create: providers.create.handler(({ context, input: { kind, ...values } }) => createProvider(by(context), kind, values)),
  update: providers.update.handler(({ context, input: { id, base, ...values } }) => updateProvider(by(context), id, values, base)),
  setEnabled: providers.setEnabled.handler(({ context, input }) => setProviderEnabled(by(context), input.id, input.isEnabled)),
  remove: providers.remove.handler(({ context, input }) => removeProvider(by(context), input.id)),
  setOrder: providers.setOrder.handler(({ context, input }) => setProviderOrder(by(context), input.ids)),
  test: providers.test.handler(({ context, input }) => testProvider(by(context), input.id)),
  setLimits: providers.setLimits.handler(({ context, input: { base, ...limits } }) => setLimits(by(context), limits, base)),
  usage: providers.usage.handler(({ input }) => usage(input.days)),
});
