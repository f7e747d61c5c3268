import { expect, it } from "vitest";
import { type Brief, EMPTY_BRIEF } from "../interior-creator.ts";
import { briefPath, parseBrief } from "./brief-address.ts";

const read = (path: string) => parseBrief(new URL(path, "http://x").searchParams);

it("a brief survives its address; words fill what the address does not name", () => {
  const brief: Brief = { room: "kitchen", style: "rustic", colors: ["#2B3A67"], budget: 50_000, size: 20, words: "with a long table" };
  expect(read(briefPath(brief))).toEqual(brief);
  expect(briefPath(EMPTY_BRIEF)).toBe("/ai-interior-creator");
  expect(read("/x?words=a+modern+majlis&style=najdi")).toEqual({ ...EMPTY_BRIEF, room: "majlis", style: "najdi", words: "a modern majlis" });
  expect(read("/x?room=castle&colors=zz,2b3a67&budget=-3&size=abc")).toEqual({ ...EMPTY_BRIEF, colors: ["#2B3A67"] });
  // as addresses named colors before
  expect(read("/x?colors=000080,a52a2a,00ff00,008000").colors).toEqual(["#2B3A67", "#5F4433", "#4B6E4C"]);
});
