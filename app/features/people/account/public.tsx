export { RoleChoice } from "./visitor/components/role-choice.tsx";
