import { expect, test } from "vitest";
import { closeEventStreams } from "./events.ts";
import { open, signedIn, until, withEventServer } from "./testing/event-clients.ts";

withEventServer();

test("the end of the process ends every stream and takes no new one", async () => {
  const reem = await signedIn("reem");
  const client = await open(reem.cookie);
  await until(() => client.text().includes("retry:"));
  closeEventStreams();
  await until(() => client.isOver());
  expect(client.text()).toMatch(/retry: \d{4}\n\n$/);
  expect((await open(reem.cookie)).response.status).toBe(503);
});
