import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestContext } from "#app/api/request-context.ts";
import { disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import { mailTo } from "#app/platform/testing/browser.ts";
import { action, loader } from "./visitor/screens/signup.tsx";

beforeAll(() => startJobs([mailJob]));
afterAll(async () => {
  await stopJobs();
  await disconnect();
});

const context = new RouterContextProvider();
context.set(requestContext, { viewer: null, language: "en", ip: "192.0.2.80" } as never);

/** What the screen gets for an address. */
const look = (path: string) => loader({ context, request: new Request(env.siteUrl + path) } as never);

/** The form as the browser sends it: where it leads, or what it says. */
async function send(path: string, fields: Record<string, string>) {
  const request = new Request(env.siteUrl + path, { method: "POST", body: new URLSearchParams(fields), headers: { origin: env.siteUrl } });
  const answer = await action({ context, request } as never);
  return answer instanceof Response ? { status: answer.status, to: answer.headers.get("location") ?? "" } : { status: answer.init?.status, ...answer.data };
}

const person = () => ({ name: "Reem", email: `${newId()}@test.example`, role: "homeowner", password: "quiet courtyard 7" });

test("signing up leads to an address that a reload shows again, with the way back, and the mail can be sent again", async () => {
  const { email, ...rest } = person();
  const done = await send("/signup?redirect=%2Fvendors", { email, ...rest });
  expect(done).toEqual({ status: 302, to: `/signup?sent=${encodeURIComponent(email)}&redirect=%2Fvendors` });
  expect(look(done.to ?? "")).toEqual({ target: "/vendors", sentTo: email, isAgain: false, role: null });
  await mailTo(email, "/verify-email?token=");
  const again = await send(done.to ?? "", { again: email });
  expect(again).toEqual({ status: 302, to: `/signup?sent=${encodeURIComponent(email)}&again=1&redirect=%2Fvendors` });
  expect(look(again.to ?? "")).toEqual({ target: "/vendors", sentTo: email, isAgain: true, role: null });
  // An address without an account gets the same answer, and no mail.
  expect(await send("/signup?sent=x", { again: "nobody@test.example" })).toMatchObject({ status: 302 });
});

test("a common password comes back to its field; what is no address is none", async () => {
  expect(await send("/signup", { ...person(), password: "password123" })).toMatchObject({ status: 422, fields: { password: "error.passwordCommon" } });
  expect(await send("/signup", { again: "not an address" })).toMatchObject({ status: 422, fields: { email: "error.emailInvalid" } });
  expect(look("/signup?sent=%3Cb%3Ehello")).toEqual({ target: null, sentTo: null, isAgain: false, role: null });
});
