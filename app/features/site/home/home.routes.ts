import { index, route } from "@react-router/dev/routes";

const screen = "features/site/home/visitor/screens/home.tsx";

/** The front page, and its Arabic landing; the root leads to the first. */
export const homeRoutes = [route("home", screen), route("ar", screen, { id: "home-ar" })];
export const homeRedirects = [index("features/site/home/visitor/screens/root.ts")];
