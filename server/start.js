try {
  const { start } = await import("../build/server/index.js");
  await start();
} catch (error) {
  // Faults of the set-up are reported in one sentence; any other is a bug and comes with its stack.
  console.error(error?.name === "StartProblem" ? error.message : error);
  process.exit(1);
}
