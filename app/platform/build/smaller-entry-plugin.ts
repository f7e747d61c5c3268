import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * What every public page loads goes through a second minifier: 0.8 kB less of 117 kB compressed than by the bundler's own alone. To do all chunks
 * made the build half a minute longer.
 */
export const smallerEntry = (): Plugin => ({
  name: "smaller-entry",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.name !== "entry.client") continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 2 } });
        if (code) chunk.code = code;
      }
    },
  },
});
