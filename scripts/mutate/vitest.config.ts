import { defineConfig } from "vitest/config";
import { articlesPlugin } from "../../app/features/site/help/build/articles-plugin.ts";
import { messagesPlugin } from "../../app/platform/languages/messages-plugin.ts";
import { settings, setupFiles, tests } from "../../vitest.config.ts";

/** Each file in a process of its own: what a mutant leaves behind ends with it. */
export default defineConfig({ plugins: [messagesPlugin(), articlesPlugin()], test: { ...settings, include: tests, setupFiles } });
