import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "./design-editor.ts";
import { change, redo, replace, startHistory, undo } from "./history.ts";

it("a slider on its way is one step, another setting or a pause begins the next", () => {
  let history = startHistory();
  for (const [n, value] of [51, 55, 61].entries()) history = change(history, "contrast", value, n * 100);
  expect(history.past).toHaveLength(1);
  history = change(history, "brightness", 40, 350);
  history = change(history, "brightness", 45, 2_000);
  expect(history.past).toHaveLength(3);
  history = undo(undo(history));
  expect(history.now).toEqual({ ...DEFAULT_SETTINGS, contrast: 61 });
  history = undo(history);
  expect(undo(history).now).toEqual(DEFAULT_SETTINGS);
  history = redo(redo(history));
  expect(history.now).toMatchObject({ contrast: 61, brightness: 40 });
  history = change(history, "style", "rustic", 3_000);
  expect(redo(history)).toBe(history);
});

it("reset is a step that can be taken back, and none where nothing changes", () => {
  const history = replace(change(startHistory(), "saturation", 80, 0), DEFAULT_SETTINGS);
  expect(history.now).toEqual(DEFAULT_SETTINGS);
  expect(undo(history).now.saturation).toBe(80);
  expect(replace(history, DEFAULT_SETTINGS).past).toHaveLength(2);
});
