export { NewPassword } from "./visitor/components/new-password.tsx";
export { RoleChoice } from "./visitor/components/role-choice.tsx";
