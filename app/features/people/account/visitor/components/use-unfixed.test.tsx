import type { FormEvent } from "react";
import { expect, test } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import type { FormProblem } from "../../account.ts";
import { useUnfixed } from "./use-unfixed.ts";

const problem = (): FormProblem => ({ fields: { email: "invalid", password: "short" } }) as unknown as FormProblem;
const typedIn = (name: string) => ({ target: { name } }) as unknown as FormEvent<HTMLFormElement>;

test("a problem goes as its field is typed in, the other one stays; the next answer says both again", async () => {
  const host = await renderHook((given: FormProblem | undefined) => useUnfixed(given), problem() as FormProblem | undefined);
  const errors = () => (["email", "password"] as const).map((field) => host.current.errorOf(field as never));
  expect(errors()).toEqual(["invalid", "short"]);
  await host.act(() => host.current.onInput(typedIn("email")));
  expect(errors()).toEqual([undefined, "short"]);
  await host.act(() => host.current.onInput(typedIn("password")));
  expect(errors()).toEqual([undefined, undefined]);
  await host.render(problem());
  expect(errors()).toEqual(["invalid", "short"]);
  await host.render(undefined);
  expect(errors()).toEqual([undefined, undefined]);
});
