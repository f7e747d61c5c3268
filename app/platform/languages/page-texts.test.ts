import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageTextsAddress, pageTextsRoutes } from "./page-texts.server.ts";

const ask = (address: string) => pageTextsRoutes.request(address, { headers: { "accept-encoding": "gzip, br" } });

test("one file has the texts of a page, compressed and for ever", async () => {
  const answer = await ask(pageTextsAddress("ar", ["shell", "ui"]));
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-encoding")).toBe("br");
  const script = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
  const texts = JSON.parse(script.replace("export default ", "")) as Record<string, Record<string, unknown>>;
  expect(Object.keys(texts)).toEqual(["shell", "ui"]);
  expect(texts.shell?.["connection.retry"]).toBe("إعادة المحاولة");
});

test("another release's address gives the current texts, not cached forever; an invalid one 404", async () => {
  const old = await ask("/texts/en/shell+ui/xxxxxxxx.js");
  expect(old.status).toBe(200);
  expect(old.headers.get("cache-control")).toBe("no-cache");
  for (const address of ["/texts/xx/shell/a.js", "/texts/en/shell+nothing/a.js", `/texts/en/${"shell+".repeat(20)}ui/a.js`])
    expect((await ask(address)).status).toBe(404);
});
