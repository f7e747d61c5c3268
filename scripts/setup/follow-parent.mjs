// Loaded before the program itself. When the starter vanishes without a word (kill -9), the program ends as if asked to.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
