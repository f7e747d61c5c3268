import { route } from "@react-router/dev/routes";

const screen = (name: string) => `features/site/sitemap/visitor/screens/${name}`;

/** For search engines; without a layout. */
export const crawlerRoutes = [
  route("sitemap.xml", screen("sitemap.ts"), { id: "sitemap" }),
  route("sitemaps/:file", screen("sitemap.ts"), { id: "sitemap-file" }),
  route("robots.txt", screen("robots.ts")),
];
