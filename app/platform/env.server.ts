import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

/** Settings, parsed once. Each wrong value stops the start with one clear line. */
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

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
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().default("Diwan <no-reply@diwan.example>"),
  SMS_URL: z.url({ protocol: /^https$/, error: "must be an https address" }).optional(),
  SMS_TOKEN: optionalText,
  TRUST_PROXY: flag.default(false),
  VENDOR_USER_IDS: z
    .string()
    .default("")
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.uuid("must be user ids separated by commas"))),
  METRICS_TOKEN: optionalText,
  ANALYTICS_ID: optionalText,
  ANALYTICS_ENABLED: optionalText,
  ADMIN_TWO_FACTOR: z.enum(["required", "optional"]).optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  APPLE_CLIENT_ID: optionalText,
  APPLE_CLIENT_SECRET: optionalText,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

function parse() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const result = Settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message} (now: ${JSON.stringify(given[String(issue.path[0])])})`);
  throw new Error(`These settings are wrong:\n${lines.join("\n")}`);
}

/** The secret given, or one made at the first start and kept in the data folder (readable by the owner only). */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return readFileSync(file, "utf8").trim();
}

/** A way to sign in that has both of its settings; one alone is a mistake. */
function provider(name: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId || clientSecret) throw new Error(`These settings are wrong:\n  ${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together`);
  return undefined;
}

function settings() {
  const given = parse();
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
    secret: given.SECRET ?? keptSecret(dataDir),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    /** Undefined: text messages are files in the outbox folder. */
    smsUrl: given.SMS_URL,
    smsToken: given.SMS_TOKEN,
    trustProxy: given.TRUST_PROXY,
    vendorUserIds: given.VENDOR_USER_IDS,
    metricsToken: given.METRICS_TOKEN,
    analytics: { id: given.ANALYTICS_ID, enabled: given.ANALYTICS_ENABLED },
    /** Whether administrators have their powers only with a second factor. */
    isAdminTwoFactorRequired: (given.ADMIN_TWO_FACTOR ?? (given.DEMO ? "optional" : "required")) === "required",
    google: provider("GOOGLE", given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET),
    apple: provider("APPLE", given.APPLE_CLIENT_ID, given.APPLE_CLIENT_SECRET),
    logLevel: given.LOG_LEVEL,
  };
}

export const env = settings();
