export { findMissingStep } from "./server/facts.server.ts";
