import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { expect, test, vi } from "vitest";
import { listCatalogueFiles } from "./catalogue-files.ts";
import { messagesFromSources } from "./message-sources.ts";
import { messagesPlugin } from "./messages-plugin.ts";

vi.mock("icu-minify/compile", async (original) => {
  const { default: real } = await original<typeof import("icu-minify/compile")>();
  return { default: vi.fn(real) };
});

function product(files: Record<string, unknown>) {
  const root = mkdtempSync(join(tmpdir(), "texts-"));
  const write = (name: string, content: unknown) => writeFileSync(join(root, "app/translations", name), JSON.stringify(content));
  for (const language of ["en", "ar", "fr"]) mkdirSync(join(root, "app/translations", language), { recursive: true });
  for (const [name, content] of Object.entries(files)) write(name, content);
  const plugin = messagesPlugin() as unknown as { configResolved(config: object): void; load(this: object, source: string): string };
  plugin.configResolved({ root, base: "/" });
  const load = (source: string, consumer = "client", mode = "build") =>
    plugin.load.call({ environment: { mode, config: { consumer } } }, `\0virtual:messages${source}`);
  return { root, write, load, texts: (name: string) => JSON.parse(load(`/${name}`).slice("export default ".length)) as Record<string, string> };
}

/** The server's module, without what it takes from the product. */
const built = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code.replace(/^export \{.*$/m, ""))}`) as Promise<typeof import("virtual:messages")>;

const files = {
  "en/vendors.json": { title: "Vendors", status: { active: "Active" } },
  "en/quotes.json": { send: "Send request" },
  "ar/vendors.json": { title: "الموردون", status: { active: "نشط" } },
  "fr/vendors.json": { title: "Fournisseurs" },
};

test("each text is compiled once, however often it is requested", () => {
  const { root, load } = product(files);
  vi.mocked(compile).mockClear();
  for (const { language, namespace } of listCatalogueFiles(root)) load(`/${language}/${namespace}`);
  for (const language of ["", "/en", "/ar"]) load(language);
  load("", "server");
  expect(
    vi
      .mocked(compile)
      .mock.calls.map(([text]) => text)
      .sort(),
  ).toEqual(["Active", "Fournisseurs", "Send request", "Vendors", "الموردون", "نشط"].sort());
});

test("a changed file is compiled again, and only that one", () => {
  const { write, texts } = product(files);
  texts("en/vendors");
  texts("en/quotes");
  vi.mocked(compile).mockClear();
  write("en/quotes.json", { send: "Send" });
  expect(texts("en/quotes")).toEqual({ send: "Send" });
  expect(texts("en/vendors")).toMatchObject({ title: "Vendors" });
  expect(compile).toHaveBeenCalledTimes(1);
});

test("English stands in for what a language lacks, text by text and file by file", () => {
  const { load, texts } = product(files);
  expect(texts("fr/vendors")).toEqual({ title: "Fournisseurs", "status.active": "Active" });
  expect(load("/fr")).toContain('"quotes": () => import("virtual:messages/en/quotes")');
  expect(load("/fr")).toContain('"vendors": () => import("virtual:messages/fr/vendors")');
});

test("a link is replaced by its text in the page's language, with the change of neither file the other's", async () => {
  const { load, texts, write } = product({
    ...files,
    "en/words.json": { cancel: "Cancel" },
    "ar/words.json": { cancel: "إلغاء" },
    "en/quotes.json": { send: "Send request", submit: "@:send", cancel: "@:words.cancel" },
    "ar/quotes.json": { send: "إرسال الطلب" },
  });
  expect(texts("ar/quotes")).toEqual({ send: "إرسال الطلب", submit: "إرسال الطلب", cancel: "إلغاء" });
  write("en/words.json", { cancel: "Never mind" });
  expect(texts("en/quotes")["cancel"]).toBe("Never mind");
  expect(load("/en")).not.toContain("words");
  const server = await built(load("", "server"));
  expect(server.links()).toEqual({ quotes: { send: [["quotes", "submit"]] }, words: { cancel: [["quotes", "cancel"]] } });
});

test("a catalogue of links alone has texts in the page's language, too", async () => {
  const { load } = product({ "en/words.json": { cancel: "Cancel" }, "ar/words.json": { cancel: "إلغاء" }, "en/quotes.json": { cancel: "@:words.cancel" } });
  expect(load("/ar")).toContain('"quotes": () => import("virtual:messages/ar/quotes")');
  expect((await built(load("", "server"))).find("ar", "quotes")).toEqual({ cancel: "إلغاء" });
});

test("a link to nothing fails the build", () => {
  const { load } = product({ ...files, "en/quotes.json": { cancel: "@:words.cancel" } });
  expect(() => load("/en/quotes")).toThrow("quotes cancel links to words cancel");
});

test("a text that is no ICU message fails the build with its file and key", () => {
  const { load } = product({ ...files, "ar/quotes.json": { send: "{n, plural," } });
  expect(() => load("/ar/quotes")).toThrow("app/translations/ar/quotes.json send:");
});

test("types of keys follow the English files", () => {
  const { root } = product(files);
  const types = readFileSync(join(root, "app/translations.d.ts"), "utf8");
  expect(types.match(/"[a-z]+": \(typeof import\("[^"]+"\)\)/g)).toEqual(
    ['"quotes": (typeof import("./translations/en/quotes.json")', '"vendors": (typeof import("./translations/en/vendors.json")'].map((line) => `${line})`),
  );
});

test("the server has the same texts, whether it was built or runs from its sources", async () => {
  const { root, load } = product({ ...files, "ar/words.json": {}, "en/quotes.json": { send: "Send request", again: "@:send" } });
  const [server, fromSources] = [await built(load("", "server")), messagesFromSources(root)];
  for (const language of ["en", "ar", "fr", "de", "constructor"])
    for (const namespace of ["vendors", "quotes", "words"])
      expect(server.find(language, namespace), `${language}/${namespace}`).toEqual(fromSources.find(language, namespace));
  expect(server.find("ar", "quotes")).toBeDefined();
  expect(server.find("fr", "quotes")).toBeUndefined();
  expect(server.find("ar", "quotes")).toBe(server.find("ar", "quotes"));
  expect(fromSources.find("ar", "quotes")).toBe(fromSources.find("ar", "quotes"));
  expect([server.sources(), server.links(), server.namespaces]).toEqual([fromSources.sources(), fromSources.links(), fromSources.namespaces]);
  expect(load("", "server", "dev")).toContain("messagesFromSources");
});
