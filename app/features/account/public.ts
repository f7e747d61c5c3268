export { DEMO_PASSWORD, demoEmail } from "./demo.ts";
