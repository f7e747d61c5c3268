export { Bell } from "./visitor/components/bell.tsx";
