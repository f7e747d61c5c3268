import { randomUUID } from "node:crypto";
import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

// Nobody listens at that port.
const aProvider = () => ({
  kind: "comfyui",
  name: `Provider ${randomUUID()}`,
  baseUrl: "http://127.0.0.1:1",
  model: null,
  textModel: null,
  doesRedesign: true,
  doesText: true,
  priceMicros: 0,
  personDailyCount: null,
  isEnabled: true,
});

export const cases: Cases = {
  "aiProviders.get": nothing,
  "aiProviders.create": withInput(() => aProvider()),
  "aiProviders.update": withInput(async (world) => ({ ...aProvider(), id: await world.newAiProvider() })),
  "aiProviders.setEnabled": withInput(async (world) => ({ id: await world.newAiProvider(), isEnabled: false })),
  "aiProviders.remove": withInput(async (world) => ({ id: await world.newAiProvider() })),
  "aiProviders.setOrder": withInput(async (world) => ({ ids: [await world.newAiProvider()] })),
  "aiProviders.test": withInput(async (world) => ({ id: await world.newAiProvider() })),
  "aiProviders.setLimits": withInput(() => ({
    defaultEngine: "diwan",
    personDailyCount: 20,
    personDailyMicros: null,
    siteDailyCount: 500,
    siteDailyMicros: null,
  })),
  "aiProviders.usage": withInput(() => ({})),
};
