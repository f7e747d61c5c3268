import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { readPlans } from "#app/platform/plans/read-plans.server.ts";
import { StartProblem } from "./start-problem.ts";

/** Each wrong value stops the start with one clear line. */
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** Of a service that makes pictures; without the slash at its end. */
const providerAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((value) => value.replace(/\/+$/, ""))
  .optional();

const SECRET_LENGTH = 32;

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const PICTURE_SERVICES = ["openai", "openai_compatible", "gemini", "replicate", "fal", "stability", "comfyui", "automatic1111"] as const;

const Settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO: flag.default(true),
  STORAGE_URL: z
    .string()
    .regex(/^(file:|s3:)/, "must begin with file: or s3:")
    .optional(),
  SECRET: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().default("Diwan <no-reply@diwan.example>"),
  SMS_URL: z.url({ protocol: /^https$/, error: "must be an https address" }).optional(),
  SMS_TOKEN: optionalText,
  TRUST_PROXY: flag.default(false),
  VENDOR_USER_IDS: z
    .string()
    .default("")
    .transform(words)
    .pipe(z.array(z.uuid("must be user ids separated by commas"))),
  METRICS_TOKEN: optionalText,
  ANALYTICS_ID: optionalText,
  ANALYTICS_ENABLED: optionalText,
  ADMIN_TWO_FACTOR: z.enum(["required", "optional"]).optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  APPLE_CLIENT_ID: optionalText,
  APPLE_CLIENT_SECRET: optionalText,
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: providerAddress,
  OPENAI_IMAGE_MODEL: optionalText,
  OPENAI_COMPATIBLE_URL: providerAddress,
  OPENAI_COMPATIBLE_KEY: optionalText,
  OPENAI_COMPATIBLE_MODEL: optionalText,
  GEMINI_API_KEY: optionalText,
  GEMINI_BASE_URL: providerAddress,
  GEMINI_IMAGE_MODEL: optionalText,
  REPLICATE_API_TOKEN: optionalText,
  REPLICATE_BASE_URL: providerAddress,
  REPLICATE_MODEL: optionalText,
  FAL_KEY: optionalText,
  FAL_BASE_URL: providerAddress,
  FAL_MODEL: optionalText,
  STABILITY_API_KEY: optionalText,
  STABILITY_BASE_URL: providerAddress,
  STABILITY_MODEL: optionalText,
  COMFYUI_URL: providerAddress,
  COMFYUI_MODEL: optionalText,
  AUTOMATIC1111_URL: providerAddress,
  AUTOMATIC1111_AUTH: optionalText,
  AUTOMATIC1111_MODEL: optionalText,
  AI_PROVIDERS: z
    .string()
    .default("")
    .transform(words)
    .pipe(z.array(z.enum(PICTURE_SERVICES, `must name some of ${PICTURE_SERVICES.join(", ")}`))),
  AI_PRICES: z
    .string()
    .default("")
    .transform((value) => Object.fromEntries(words(value).map((entry) => entry.split("="))))
    .pipe(z.record(z.string(), z.coerce.number("must be prices of a picture in US dollars, as 'openai=0.06, gemini=0.04'").min(0).max(100))),
  MOYASAR_SECRET_KEY: optionalText,
  MOYASAR_WEBHOOK_TOKEN: optionalText,
  MOYASAR_URL: providerAddress,
  PAYMENTS_SANDBOX: flag.optional(),
  BANK_ACCOUNT: optionalText,
  PLANS: optionalText,
  PRELAUNCH: flag.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Only their names are printed, because start-up output ends up in logs. */
const SECRETS = /SECRET|KEY|TOKEN|AUTH|(?<!SITE)_URL$/;

type Environment = Record<string, string | undefined>;

const shown = (name: string, given: Environment): string => (given[name] === undefined || SECRETS.test(name) ? "" : ` (now: ${JSON.stringify(given[name])})`);

function parse(environment: Environment) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = Settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}${shown(String(issue.path[0]), given)}`);
  throw new StartProblem(`These settings are wrong:\n${lines.join("\n")}`);
}

/** The secret given, or one made at the first start and stored in the data folder (readable by the owner only). */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, randomBytes(SECRET_LENGTH).toString("base64url"), { mode: 0o600 });
    try {
      // link() is atomic and never overwrites the secret of another process.
      linkSync(temporary, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(temporary);
    }
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new StartProblem(
    `The secret in ${file} must have at least ${SECRET_LENGTH} characters. Put the right one back from a backup, or delete the file: a new one is made, and everybody signs in again.`,
  );
}

/** A way to sign in that has both of its settings; one alone is a mistake. */
function provider(name: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId || clientSecret) throw new StartProblem(`These settings are wrong:\n  ${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together`);
  return undefined;
}

type Given = z.infer<typeof Settings>;

/**
 * Services that make pictures: those with a key, and servers of one's own with an address. Only the chosen ones are used: a key in the environment for another
 * program must not cause costs here.
 */
function aiProviders(given: Given) {
  const entries = [
    { kind: "openai", switchedOn: given.OPENAI_API_KEY, key: given.OPENAI_API_KEY, baseUrl: given.OPENAI_BASE_URL, model: given.OPENAI_IMAGE_MODEL },
    {
      kind: "openai_compatible",
      switchedOn: given.OPENAI_COMPATIBLE_URL,
      key: given.OPENAI_COMPATIBLE_KEY,
      baseUrl: given.OPENAI_COMPATIBLE_URL,
      model: given.OPENAI_COMPATIBLE_MODEL,
    },
    { kind: "gemini", switchedOn: given.GEMINI_API_KEY, key: given.GEMINI_API_KEY, baseUrl: given.GEMINI_BASE_URL, model: given.GEMINI_IMAGE_MODEL },
    {
      kind: "replicate",
      switchedOn: given.REPLICATE_API_TOKEN,
      key: given.REPLICATE_API_TOKEN,
      baseUrl: given.REPLICATE_BASE_URL,
      model: given.REPLICATE_MODEL,
    },
    { kind: "fal", switchedOn: given.FAL_KEY, key: given.FAL_KEY, baseUrl: given.FAL_BASE_URL, model: given.FAL_MODEL },
    { kind: "stability", switchedOn: given.STABILITY_API_KEY, key: given.STABILITY_API_KEY, baseUrl: given.STABILITY_BASE_URL, model: given.STABILITY_MODEL },
    { kind: "comfyui", switchedOn: given.COMFYUI_URL, key: undefined, baseUrl: given.COMFYUI_URL, model: given.COMFYUI_MODEL },
    {
      kind: "automatic1111",
      switchedOn: given.AUTOMATIC1111_URL,
      key: given.AUTOMATIC1111_AUTH,
      baseUrl: given.AUTOMATIC1111_URL,
      model: given.AUTOMATIC1111_MODEL,
    },
  ] as const;
  const missing = entries.find(({ kind, switchedOn }) => given.AI_PROVIDERS.includes(kind) && !switchedOn);
  if (missing) throw new StartProblem(`These settings are wrong:\n  AI_PROVIDERS names ${missing.kind}, whose key or address is not set`);
  return entries
    .filter(({ switchedOn }) => switchedOn)
    .map(({ switchedOn: _, ...entry }) => ({ ...entry, priceUsd: given.AI_PRICES[entry.kind], isChosen: given.AI_PROVIDERS.includes(entry.kind) }));
}

/** Without the token of its webhooks, they could not be distinguished from forged ones. */
function moyasar(given: Given) {
  const { MOYASAR_SECRET_KEY: secretKey, MOYASAR_WEBHOOK_TOKEN: webhookToken } = given;
  if (secretKey && webhookToken) return { secretKey, webhookToken, url: given.MOYASAR_URL ?? "https://api.moyasar.com/v1" };
  if (secretKey || webhookToken) throw new StartProblem("These settings are wrong:\n  MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_TOKEN belong together");
  return undefined;
}

/** Nobody holds it: the check digits are those of the examples of the standard. */
const DEMO_ACCOUNT = "Diwan Demo · SA03 8000 0000 6080 1016 7519";

const DEMO_PLANS = resolve("demo/plans.json");

/** @throws StartProblem with what is wrong */
export function readSettings(environment: Environment) {
  const given = parse(environment);
  const dataDir = resolve(given.DATA_DIR);
  return {
    isProduction: given.NODE_ENV === "production",
    isDevelopment: given.NODE_ENV === "development",
    port: given.PORT,
    host: given.HOST,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT}`,
    dataDir,
    /** Undefined: the embedded database is started in the data folder. */
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    databasePool: given.DATABASE_POOL,
    demo: given.DEMO,
    storageUrl: given.STORAGE_URL ?? `file:${join(dataDir, "files")}`,
    secret: given.SECRET ?? storedSecret(dataDir),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    /** Undefined: text messages are files in the outbox folder. */
    smsUrl: given.SMS_URL,
    smsToken: given.SMS_TOKEN,
    trustProxy: given.TRUST_PROXY,
    vendorUserIds: given.VENDOR_USER_IDS,
    metricsToken: given.METRICS_TOKEN,
    analytics: { id: given.ANALYTICS_ID, enabled: given.ANALYTICS_ENABLED },
    /** Whether admins have their permissions only with a second factor. */
    isAdminTwoFactorRequired: (given.ADMIN_TWO_FACTOR ?? (given.DEMO ? "optional" : "required")) === "required",
    google: provider("GOOGLE", given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET),
    apple: provider("APPLE", given.APPLE_CLIENT_ID, given.APPLE_CLIENT_SECRET),
    aiProviders: aiProviders(given),
    moyasar: moyasar(given),
    /** Where buyers transfer to: bank, holder, IBAN. Without it transfers are not offered. */
    bankAccount: given.BANK_ACCOUNT ?? (given.DEMO ? DEMO_ACCOUNT : undefined),
    /** Cards are paid on a page of our own that takes no money. */
    hasPaymentSandbox: given.PAYMENTS_SANDBOX ?? given.DEMO,
    /** What professionals pay for. */
    plans: readPlans(given.PLANS ?? (given.DEMO ? DEMO_PLANS : undefined)),
    /** Before the launch visitors see one page. Undefined: as an admin set it. */
    isPrelaunch: given.PRELAUNCH,
    logLevel: given.LOG_LEVEL,
  };
}
