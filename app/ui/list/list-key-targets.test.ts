// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { areKeysOff, formToSave, goToRow, isCovered, isTyping, keyOf, rowInFocus, searchBox, turnKeys } from "./list-key-targets.ts";

const row = (name: string) => `<tr id="${name}"><td class="c-check"><input type="checkbox"></td><td class="c-name"><a href="/x/${name}">${name}</a></td></tr>`;
const inFocus = () => rowInFocus()?.id;

beforeEach(() => {
  document.body.innerHTML = `<input type="search"><main><input type="search" id="here">
    <table class="table"><thead><tr><th><a href="/sort">Name</a></th></tr></thead><tbody>${row("a")}${row("b")}${row("c")}</tbody></table>
    <form id="other"><input id="line"></form><form id="long"><div class="save-bar"></div></form></main>`;
});

test("J and K move the focus from row to row and stop at the ends", () => {
  expect(inFocus()).toBeUndefined();
  goToRow(1);
  expect([inFocus(), document.activeElement?.tagName]).toEqual(["a", "A"]);
  goToRow(1);
  goToRow(1);
  goToRow(1);
  expect(inFocus()).toBe("c");
  goToRow(-1);
  expect(inFocus()).toBe("b");
  document.body.innerHTML = "<main></main>";
  expect(goToRow(1)).toBe(false);
});

test("keys are known by their place, whatever the layout writes", () => {
  const key = (text: string, code: string, shiftKey = false) => keyOf({ key: text, code, shiftKey });
  expect([key("ت", "KeyJ"), key("J", "KeyJ"), key("ظ", "Slash"), key("/", "Digit7"), key("؟", "Slash", true), key("?", "Slash", true)]).toEqual([
    "j",
    "j",
    "/",
    "/",
    "?",
    "?",
  ]);
});

test("what is typed stays text; a check box is not typed into", () => {
  expect(isTyping(searchBox())).toBe(true);
  expect(searchBox()?.id).toBe("here");
  expect(isTyping(document.querySelector("[type=checkbox]"))).toBe(false);
  expect(isTyping(document.body)).toBe(false);
});

test("keys of what an open dialog or menu covers rest; those of what is in the dialog do not", () => {
  const page = searchBox();
  expect(isCovered(page)).toBe(false);
  document.body.insertAdjacentHTML("beforeend", '<dialog open><p id="inside"></p></dialog>');
  const inside = document.getElementById("inside");
  expect([isCovered(page), isCovered(null), isCovered(inside)]).toEqual([true, true, false]);
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  expect(isCovered(inside)).toBe(true);
  document.body.innerHTML = '<main><input type="search"><div class="menu"></div></main>';
  expect(isCovered(searchBox())).toBe(true);
});

test("single keys are turned off and on for this browser", () => {
  turnKeys(false);
  expect(areKeysOff()).toBe(true);
  turnKeys(true);
  expect(areKeysOff()).toBe(false);
});

test("Ctrl S saves the form one is in, else the dialog's, else the page's long one", () => {
  expect(formToSave()?.id).toBe("long");
  document.getElementById("line")?.focus();
  expect(formToSave()?.id).toBe("other");
  document.body.insertAdjacentHTML("beforeend", '<dialog open><form id="asked"></form></dialog>');
  expect(formToSave()?.id).toBe("asked");
});
