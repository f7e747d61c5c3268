export { leadsTo } from "./prelaunch.rules.ts";
