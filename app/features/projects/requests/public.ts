export { ProjectRequests } from "./visitor/components/project-requests.tsx";
