export { startInstalledApp } from "./browser/load.ts";
export { manifestPath } from "./installed-app.ts";
export { InstallItem } from "./visitor/components/lazy-install-item.ts";
