export { newProjectPath } from "./projects.ts";
