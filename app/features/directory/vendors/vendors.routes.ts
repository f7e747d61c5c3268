import { route } from "@react-router/dev/routes";

const screen = (name: string) => `features/directory/vendors/visitor/screens/${name}`;

/** Inside the main layout. */
export const vendorsRoutes = [route("vendors", screen("directory.tsx")), route("vendors/:slug", screen("vendor.tsx"))];
