/** A problem that the operator can fix: shown on start as one sentence, without a stack. */
export class StartProblem extends Error {
  override name = "StartProblem";
}
