import { expect, test } from "vitest";
import { collector } from "./collector.server.ts";

function collected() {
  const pages: string[] = [];
  const failures: Error[] = [];
  const target = collector(
    (html) => pages.push(html),
    (error) => failures.push(error),
  );
  return { target, pages, failures };
}

test("a page is what was written, in its order, texts and bytes, once it ends", () => {
  const { target, pages, failures } = collected();
  const letter = Buffer.from("ديوان");
  // A letter of two bytes comes in two pieces.
  for (const chunk of ["<p>", letter.subarray(0, 1), letter.subarray(1), "</p>", "<b>", Buffer.from("x")]) expect(target.write(chunk)).toBe(true);
  expect(pages).toEqual([]);
  target.end();
  expect([pages, failures]).toEqual([["<p>ديوان</p><b>x"], []]);
});

test("a page of text alone, and one of nothing", () => {
  const [text, nothing] = [collected(), collected()];
  text.target.write("<p>");
  for (const { target } of [text, nothing]) target.end();
  expect([text.pages, nothing.pages]).toEqual([["<p>"], [""]]);
});

test("whoever listens is answered with the stream; a failure is passed on", () => {
  const { target, pages, failures } = collected();
  expect(target.on("drain", () => undefined)).toBe(target);
  const error = new Error("half a page");
  (target as unknown as { destroy(error: Error): void }).destroy(error);
  expect([pages, failures]).toEqual([[], [error]]);
});
