import { index, route } from "@react-router/dev/routes";

const screen = "features/home/screens/home.tsx";

/** The front page, and its Arabic landing; the root leads to the first. */
export const homeRoutes = [route("home", screen), route("ar", screen, { id: "home-ar" })];
export const homeRedirects = [index("features/home/screens/root.ts")];
