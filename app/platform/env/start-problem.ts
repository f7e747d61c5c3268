/** What keeps the product from starting and is cured by who starts it: one sentence, shown without a stack. */
export class StartProblem extends Error {
  override name = "StartProblem";
}
