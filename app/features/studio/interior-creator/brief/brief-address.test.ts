import { expect, it } from "vitest";
import { type Brief, EMPTY_BRIEF } from "../interior-creator.ts";
import { briefPath, parseBrief } from "./brief-address.ts";

const read = (path: string) => parseBrief(new URL(path, "http://x").searchParams);

it("a brief survives its address; words fill what the address does not name", () => {
  const brief: Brief = { room: "kitchen", style: "rustic", colors: ["#000080"], budget: 50_000, size: 20, words: "with a long table" };
  expect(read(briefPath(brief))).toEqual(brief);
  expect(briefPath(EMPTY_BRIEF)).toBe("/ai-interior-creator");
  expect(read("/x?words=a+modern+majlis&style=najdi")).toEqual({ ...EMPTY_BRIEF, room: "majlis", style: "najdi", words: "a modern majlis" });
  expect(read("/x?room=castle&colors=zz,000080&budget=-3&size=abc")).toEqual({ ...EMPTY_BRIEF, colors: ["#000080"] });
});
