import { route } from "@react-router/dev/routes";

const screen = (name: string) => `features/vendors/screens/${name}`;

/** Inside the main layout. */
export const vendorsRoutes = [route("vendors", screen("directory.tsx")), route("vendors/:slug", screen("vendor.tsx"))];

/** For search engines; without a layout. */
export const crawlerRoutes = [
  route("sitemap.xml", screen("sitemap.ts"), { id: "sitemap" }),
  route("sitemaps/:file", screen("sitemap.ts"), { id: "sitemap-file" }),
  route("robots.txt", screen("robots.ts")),
];
