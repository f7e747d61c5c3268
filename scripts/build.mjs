// `npm run build`: always builds, and shows what the bundler says.
import { build } from "./setup/build.mjs";

const { code, output } = await build();
console.log(output.trim());
process.exitCode = code;
