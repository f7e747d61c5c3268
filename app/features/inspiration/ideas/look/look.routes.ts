import { route } from "@react-router/dev/routes";

/** Inside the main layout. */
export const ideaLookRoutes = [route("ideas/by-photo", "features/inspiration/ideas/look/visitor/screens/by-photo.tsx")];
