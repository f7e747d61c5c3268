try {
  const { start } = await import("../build/server/index.js");
  await start();
} catch (error) {
  // What whoever starts the product can mend is said in one sentence; anything else is our fault and comes with its place.
  console.error(error?.name === "StartProblem" ? error.message : error);
  process.exit(1);
}
