import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { readSettings } from "./settings.server.ts";
import { StartProblem } from "./start-problem.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, linkSync: vi.fn(fs.linkSync) };
});

const folder = mkdtempSync(join(tmpdir(), "diwan-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = "a secret of just thirty-two sign";
const read = (given: Record<string, string> = {}) => readSettings({ SECRET, ...given });
const problem = (given: Record<string, string>): string => {
  try {
    read(given);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(StartProblem);
    return (error as Error).message;
  }
};

describe("without any settings", () => {
  test("the product runs on this machine alone, as a demo, on its own database and folder", () => {
    expect(read()).toMatchObject({
      ...{ isProduction: true, isDevelopment: false, port: 3000, host: "127.0.0.1", siteUrl: "http://localhost:3000", trustProxy: false },
      ...{ databaseUrl: undefined, databaseDirectUrl: undefined, databasePool: 10, demo: true, logLevel: "info" },
      ...{ dataDir: resolve(".data"), storageUrl: `file:${resolve(".data", "files")}`, smtpUrl: undefined, smsUrl: undefined },
      ...{ vendorUserIds: [], aiProviders: [], google: undefined, apple: undefined, moyasar: undefined, hasPaymentSandbox: true },
    });
  });

  test("an empty value counts as none, a text of spaces, too", () => {
    expect(read({ PORT: "", DEMO: "", SITE_URL: "" })).toEqual(read());
    expect(read({ SMS_TOKEN: "  ", METRICS_TOKEN: " token " })).toMatchObject({ smsToken: undefined, metricsToken: "token" });
  });
});

test.each([
  ["SITE_URL", "https://majlis.example//", { siteUrl: "https://majlis.example" }],
  ["PORT", "0", { port: 0, siteUrl: "http://localhost:0" }],
  ["PORT", "65535", { port: 65_535 }],
  ["DATABASE_POOL", "2", { databasePool: 2 }],
  ["DATABASE_POOL", "200", { databasePool: 200 }],
  ["NODE_ENV", "development", { isProduction: false, isDevelopment: true }],
  ["NODE_ENV", "test", { isProduction: false, isDevelopment: false }],
  ["STORAGE_URL", "s3://k:s@h/b", { storageUrl: "s3://k:s@h/b" }],
  ["TRUST_PROXY", "1", { trustProxy: true }],
  ["SECRET", SECRET, { secret: SECRET }],
  [
    "VENDOR_USER_IDS",
    "019a0000-0000-7000-8000-000000000001, 019a0000-0000-7000-8000-000000000002",
    { vendorUserIds: ["019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"] },
  ],
])("%s is %s", (name, value, expected) => expect(read({ [name]: value })).toMatchObject(expected));

test.each([
  ["SITE_URL", "ftp://majlis.example"],
  ["SITE_URL", "majlis"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["DATABASE_POOL", "1"],
  ["DATABASE_POOL", "201"],
  ["DATABASE_URL", "mysql://h/d"],
  ["DATABASE_DIRECT_URL", "mysql://h/d"],
  ["DEMO", "yes"],
  ["TRUST_PROXY", "true"],
  ["STORAGE_URL", "ftp://h"],
  ["SECRET", SECRET.slice(1)],
  ["SMTP_URL", "http://h"],
  ["SMS_URL", "http://h"],
  ["VENDOR_USER_IDS", "1"],
  ["NODE_ENV", "prod"],
  ["LOG_LEVEL", "loud"],
  ["ADMIN_TWO_FACTOR", "1"],
  ["AI_PROVIDERS", "a-friend"],
  ["AI_PRICES", "openai=free"],
  ["AI_PRICES", "openai=-0.01"],
  ["AI_PRICES", "openai=100.01"],
])("%s cannot be %s", (name, value) => {
  const said = problem({ [name]: value });
  expect(said).toMatch(/^These settings are wrong:\n {2}/);
  expect(said).toContain(name);
});

test("what is wrong is shown, what may be secret is not", () => {
  const said = problem({ HOST: "h", PORT: "many", SITE_URL: "my-site", SECRET: "short-secret", SMTP_URL: "http://u:pw-1@h", DATABASE_URL: "pw-2" });
  for (const text of ['(now: "many")', '(now: "my-site")']) expect(said).toContain(text);
  expect(said).not.toMatch(/short-secret|pw-1|pw-2/);
});

describe("a demo", () => {
  const demo = ({ demo, isAdminTwoFactorRequired, bankAccount, hasPaymentSandbox, plans }: ReturnType<typeof read>) => [
    ...[demo, isAdminTwoFactorRequired, bankAccount?.slice(0, 10), hasPaymentSandbox, plans.plans.length],
  ];
  test.each<[Record<string, string>, unknown[]]>([
    [{}, [true, false, "Diwan Demo", true, 3]],
    [{ DEMO: "0" }, [false, true, undefined, false, 0]],
    [{ ADMIN_TWO_FACTOR: "required", BANK_ACCOUNT: "Bank · SA12", PAYMENTS_SANDBOX: "0" }, [true, true, "Bank · SA1", false, 3]],
    [{ DEMO: "0", ADMIN_TWO_FACTOR: "optional", BANK_ACCOUNT: "Bank · SA12", PAYMENTS_SANDBOX: "1" }, [false, false, "Bank · SA1", true, 0]],
  ])("%j", (given, expected) => expect(demo(read(given))).toEqual(expected));
});

describe("settings that belong together", () => {
  test.each([
    ["GOOGLE", "google"],
    ["APPLE", "apple"],
  ] as const)("%s has an id and a secret, or neither", (name, key) => {
    const [id, secret] = [{ [`${name}_CLIENT_ID`]: "id" }, { [`${name}_CLIENT_SECRET`]: "s" }];
    expect(read({ ...id, ...secret })[key]).toEqual({ clientId: "id", clientSecret: "s" });
    for (const one of [id, secret]) expect(problem(one)).toContain(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together`);
  });

  test("payments have a key and the token of their webhooks, or neither", () => {
    const [key, token] = [{ MOYASAR_SECRET_KEY: "k" }, { MOYASAR_WEBHOOK_TOKEN: "t" }];
    expect(read({ ...key, ...token }).moyasar).toEqual({ secretKey: "k", webhookToken: "t", url: "https://api.moyasar.com/v1" });
    expect(read({ ...key, ...token, MOYASAR_URL: "https://pay.example/" }).moyasar?.url).toBe("https://pay.example");
    for (const one of [key, token]) expect(problem(one)).toContain("MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_TOKEN belong together");
  });
});

describe("services that make pictures", () => {
  const given = {
    ...{ OPENAI_API_KEY: "1", OPENAI_COMPATIBLE_URL: "http://own:1/", GEMINI_API_KEY: "3", REPLICATE_API_TOKEN: "4", FAL_KEY: "5" },
    ...{ STABILITY_API_KEY: "6", COMFYUI_URL: "http://own:2", AUTOMATIC1111_URL: "http://own:3" },
  };
  test("are those with a key or an address; used are the chosen ones, at their prices", () => {
    const all = read({ ...given, AI_PROVIDERS: "gemini, comfyui", AI_PRICES: "gemini=0, openai=100 comfyui=0.04" }).aiProviders;
    expect(all.map(({ kind }) => kind)).toEqual(["openai", "openai_compatible", "gemini", "replicate", "fal", "stability", "comfyui", "automatic1111"]);
    expect(all.filter(({ isChosen }) => isChosen).map(({ kind, priceUsd }) => [kind, priceUsd])).toEqual([
      ["gemini", 0],
      ["comfyui", 0.04],
    ]);
    expect(all[0]).toEqual({ kind: "openai", key: "1", baseUrl: undefined, model: undefined, priceUsd: 100, isChosen: false });
    expect(all[1]?.baseUrl).toBe("http://own:1");
  });

  test("a chosen one without a key is a mistake", () => {
    expect(problem({ AI_PROVIDERS: "fal" })).toContain("AI_PROVIDERS names fal, whose key or address is not set");
    expect(read({ AI_PROVIDERS: "fal", FAL_KEY: "x" }).aiProviders).toHaveLength(1);
  });
});

describe("the secret", () => {
  const inside = (name: string) => join(folder, name);
  const secretIn = (dataDir: string) => readSettings({ DATA_DIR: dataDir }).secret;

  test("is made once in the data folder, for its owner alone", () => {
    const dataDir = inside("new/deep");
    const secret = secretIn(dataDir);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect([secretIn(dataDir), readFileSync(join(dataDir, "secret"), "utf8"), readdirSync(dataDir)]).toEqual([secret, secret, ["secret"]]);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
  });

  test("is another process's, when that made one at the same moment", () => {
    const dataDir = inside("raced");
    vi.mocked(linkSync).mockImplementationOnce((_, file) => {
      writeFileSync(file, `${"b".repeat(32)}\n`);
      throw Object.assign(new Error("there is one"), { code: "EEXIST" });
    });
    expect(secretIn(dataDir)).toBe("b".repeat(32));
    expect(readdirSync(dataDir)).toEqual(["secret"]);
  });

  test("that cannot be stored stops the start, and leaves nothing half written", () => {
    const dataDir = inside("full");
    vi.mocked(linkSync).mockImplementationOnce(() => {
      throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
    });
    expect(() => secretIn(dataDir)).toThrow("the disk is full");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("has at least 32 characters", () => {
    const dataDir = inside("weak");
    mkdirSync(dataDir);
    for (const text of ["", "a".repeat(31)]) {
      writeFileSync(join(dataDir, "secret"), text);
      expect(() => secretIn(dataDir)).toThrow(StartProblem);
    }
    writeFileSync(join(dataDir, "secret"), "c".repeat(32));
    expect(secretIn(dataDir)).toBe("c".repeat(32));
  });
});
