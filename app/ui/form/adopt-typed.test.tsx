import { Window } from "happy-dom";
import { act, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { adoptTyped } from "./adopt-typed.ts";
import { rememberTyped } from "./remember-typed.ts";

const window = new Window({ url: "http://localhost/" });
for (const name of ["document", "Event", "Node", "HTMLElement", "HTMLIFrameElement", "HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"] as const)
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true });

type Values = { name: string; about: string; city: string; isOpen: boolean; kind: string };
const STORED: Values = { name: "Najd", about: "Wood", city: "Riyadh", isOpen: false, kind: "service" };
const changed = vi.fn();

function Fields() {
  const [values, setValues] = useState(STORED);
  const set = (part: Partial<Values>) => {
    changed(part);
    setValues((before) => ({ ...before, ...part }));
  };
  const kind = (value: string) => <input type="radio" name="kind" id={value} checked={values.kind === value} onChange={() => set({ kind: value })} />;
  return (
    <form>
      <input id="name" value={values.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea id="about" value={values.about} onChange={(event) => set({ about: event.target.value })} />
      <select id="city" value={values.city} onChange={(event) => set({ city: event.target.value })}>
        <option value="Riyadh">Riyadh</option>
        <option value="Jeddah">Jeddah</option>
      </select>
      <input id="open" type="checkbox" checked={values.isOpen} onChange={(event) => set({ isOpen: event.target.checked })} />
      {kind("service")}
      {kind("product")}
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

/** The page as the server wrote it, changed by someone before it is alive; then alive, and the fields adopted. */
async function hydrated(change: (field: (id: string) => HTMLInputElement) => void) {
  changed.mockClear();
  const { hydrateRoot } = await import("react-dom/client");
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  host.innerHTML = renderToString(<Fields />);
  const field = (id: string) => host.querySelector(`#${id}`) as HTMLInputElement;
  change(field);
  rememberTyped();
  await act(async () => void hydrateRoot(host, <Fields />));
  await act(async () => adoptTyped(host.querySelector("form") as HTMLFormElement));
  return { field, values: () => JSON.parse(host.querySelector("output")?.textContent ?? "") as Values };
}

test("what was typed and chosen before the page was alive is in the form, and stays in the fields", async () => {
  const { field, values } = await hydrated((of) => {
    of("name").value = "Najd Woodwork";
    of("about").value = "Wood and brass";
    of("city").value = "Jeddah";
    of("open").checked = true;
    of("product").checked = true;
  });
  expect(values()).toEqual({ name: "Najd Woodwork", about: "Wood and brass", city: "Jeddah", isOpen: true, kind: "product" });
  expect([field("name").value, field("about").value, field("city").value]).toEqual(["Najd Woodwork", "Wood and brass", "Jeddah"]);
  expect([field("open").checked, field("product").checked, field("service").checked]).toEqual([true, true, false]);
});

test("fields that nobody touched say nothing", async () => {
  const { values } = await hydrated((of) => {
    of("name").value = "Najd, two";
  });
  expect(changed.mock.calls).toEqual([[{ name: "Najd, two" }]]);
  expect(values()).toEqual({ ...STORED, name: "Najd, two" });
});
