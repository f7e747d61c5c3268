import { z } from "zod";
import { conflictData } from "#app/platform/api/conflict.ts";
import { adminProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { KEY_LENGTH, MODEL_LENGTH, NAME_LENGTH, PROVIDER_KINDS, URL_LENGTH } from "./ai-providers.ts";

const tags = ["AI providers"];
/** 'diwan', 'env-<kind>' or the id of a row. */
const EngineIdSchema = z.string().min(1).max(60);
const Micros = z.number().int().min(0).max(1_000_000_000);
const Count = z.number().int().min(0).max(1_000_000);

const Provider = z.object({
  id: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  name: z.string(),
  /** As given; null: the kind's own. */
  baseUrl: z.string().nullable(),
  /** Where requests go. */
  address: z.string(),
  model: z.string().nullable(),
  textModel: z.string().nullable(),
  doesRedesign: z.boolean(),
  doesText: z.boolean(),
  /** The key itself is never sent. isReadable false: the product's secret has changed since. */
  key: z.object({ hint: z.string(), isReadable: z.boolean() }).nullable(),
  priceMicros: Micros,
  personDailyCount: Count.nullable(),
  isEnabled: z.boolean(),
  /** Set where the product is started; cannot be changed here. */
  isFromEnvironment: z.boolean(),
  /** Whether its settings are complete. */
  isComplete: z.boolean(),
  testedAt: z.iso.datetime().nullable(),
  testProblem: z.string().nullable(),
});
export type AiProvider = z.infer<typeof Provider>;

const Limits = z.object({
  /** 'diwan' or the id of a provider. */
  defaultEngine: EngineIdSchema,
  personDailyCount: Count.nullable(),
  personDailyMicros: Micros.nullable(),
  siteDailyCount: Count.nullable(),
  siteDailyMicros: Micros.nullable(),
});
export type AiLimits = z.infer<typeof Limits>;

const Values = z.object({
  name: z.string().max(NAME_LENGTH),
  baseUrl: z.string().max(URL_LENGTH).nullable(),
  model: z.string().max(MODEL_LENGTH).nullable(),
  textModel: z.string().max(MODEL_LENGTH).nullable(),
  doesRedesign: z.boolean(),
  doesText: z.boolean(),
  /** Omitted leaves it unchanged; null removes it. */
  key: z.string().max(KEY_LENGTH).nullish(),
  priceMicros: Micros,
  personDailyCount: Count.nullable(),
  isEnabled: z.boolean(),
});
export type AiProviderValues = z.infer<typeof Values>;
/** The state that the editor loaded; without it, no check for conflicts. */
const SeenProvider = Values.omit({ key: true }).optional();
export type SeenProvider = z.infer<typeof SeenProvider>;

export const providerConflict = defineError("CONFLICT", { status: 409, message: "This provider has changed meanwhile.", data: conflictData(Provider) });
export const limitsConflict = defineError("CONFLICT", { status: 409, message: "The limits have changed meanwhile.", data: conflictData(Limits) });

const UsageRow = z.object({
  day: z.iso.date(),
  providerId: z.string(),
  providerName: z.string(),
  pictures: z.number().int(),
  /** Being made. */
  running: z.number().int(),
  costMicros: z.number().int(),
  /** How often each reason; codes of texts. */
  failures: z.record(z.string(), z.number().int()),
});
export type AiUsageRow = z.infer<typeof UsageRow>;

const anyId = z.object({ id: EngineIdSchema });

export const aiProvidersContract = {
  /** All providers, the environment's first, and the limits. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: "/admin/ai-providers", summary: "Get the providers of generated pictures", tags })
    .output(z.object({ providers: z.array(Provider), limits: Limits })),
  /**
   * INVALID names: `name` required or taken, `baseUrl` required, address, or private (only servers of one's own may be in a private network), `model` required,
   * `key` required or again (a key stays with the address that it was given for), `uses` nothing, `kind` tooMany. Admins.
   */
  create: adminProcedure
    .route({ method: "POST", path: "/admin/ai-providers", summary: "Add a provider of generated pictures", tags, successStatus: 201 })
    .input(Values.extend({ kind: z.enum(PROVIDER_KINDS) }))
    .output(Provider),
  /** Its kind stays. CONFLICT when it differs from `base`. Admins. */
  update: adminProcedure
    .route({ method: "PUT", path: "/admin/ai-providers/{id}", summary: "Change a provider of generated pictures", tags })
    .input(Values.extend({ id: IdSchema, base: SeenProvider }))
    .errors(declare(providerConflict))
    .output(Provider),
  setEnabled: adminProcedure
    .route({ method: "PATCH", path: "/admin/ai-providers/{id}/enabled", summary: "Switch a provider on or off", tags })
    .input(z.object({ id: IdSchema, isEnabled: z.boolean() }))
    .output(Provider),
  /** Its name stays with its pictures; its key is erased. Admins. */
  remove: adminProcedure
    .route({ method: "DELETE", path: "/admin/ai-providers/{id}", summary: "Remove a provider of generated pictures", tags })
    .input(z.object({ id: IdSchema })),
  /** All ids in their new order; missing ids follow in their old one. Admins. */
  setOrder: adminProcedure
    .route({ method: "PUT", path: "/admin/ai-providers-order", summary: "Order the providers of generated pictures", tags })
    .input(z.object({ ids: z.array(IdSchema).min(1).max(100) })),
  /** Sends the provider a free request; also for those of the environment. Admins. */
  test: adminProcedure
    .route({ method: "POST", path: "/admin/ai-providers/{id}/test", summary: "Test the connection to a provider", tags })
    .input(anyId)
    .output(z.object({ problem: z.string().nullable(), reason: z.string().nullable(), ms: z.number().int() })),
  /** INVALID names defaultEngine unknown; CONFLICT when they differ from `base`. Admins. */
  setLimits: adminProcedure
    .route({ method: "PUT", path: "/admin/ai-limits", summary: "Set the daily limits of generated pictures", tags })
    .input(Limits.extend({ base: Limits.optional() }))
    .errors(declare(limitsConflict))
    .output(Limits),
  /** By day (clock of Riyadh, latest first) and provider. Admins. */
  usage: adminProcedure
    .route({ method: "GET", path: "/admin/ai-usage", summary: "Get how often providers were asked, and what it cost", tags })
    .input(z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }))
    .output(
      z.object({
        rows: z.array(UsageRow),
        today: z.object({ pictures: z.number().int(), costMicros: z.number().int() }),
        total: z.object({ pictures: z.number().int(), failures: z.number().int(), costMicros: z.number().int() }),
      }),
    ),
};
