import { route } from "@react-router/dev/routes";

/** Inside the main layout. */
export const ideaLookRoutes = [route("ideas/by-photo", "features/ideas/look/screens/by-photo.tsx")];
