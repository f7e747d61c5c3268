export { Packages, packagesQuery } from "./visitor/components/packages.tsx";
