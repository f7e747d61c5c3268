import { Hono } from "hono";
import { log } from "#app/platform/env/log.server.ts";
import { receiveWebhook } from "./webhook.server.ts";

/** POST /webhooks/payments/{provider}. A message that we could not use now is answered 500, so that the provider sends it again. */
export const paymentWebhookRoutes = new Hono();
paymentWebhookRoutes.post("/webhooks/payments/:provider", async (c) => {
  const provider = c.req.param("provider");
  try {
    const received = await receiveWebhook(provider, c.req.raw.headers, await c.req.text());
    return received === "refused" ? c.json({ code: "UNAUTHORIZED", message: "Not a message of this provider." }, 401) : c.json({ received });
  } catch (error) {
    log.error({ err: error, provider }, "a payment webhook failed");
    return c.json({ code: "INTERNAL_SERVER_ERROR", message: "Try again." }, 500);
  }
});
