const ROLE = /\b(?:viewer|by)\??\.role [!=]==/;
const PERSON = String.raw`\w*(?:owner|author|requester|claimant|uploader)(?:_i|I)d|requested_by`;
const VIEWER = String.raw`(?:viewer|by)\??\.id\b`;
const WHOSE = new RegExp(`(?:${PERSON}) [!=]== ${VIEWER}|\\b${VIEWER} [!=]== (?:[\\w.]*\\.)?(?:${PERSON})\\b`);
/** In the moves of a machine. */
const MOVES = /\brow\.user_id [!=]== by\??\.id\b/;

/** Lines of a source that decide by hand who may do something, in place of asking a policy. */
export const decisionsByHand = (source: string): string[] =>
  source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !/^(\/\/|\*|\/\*)/.test(line) && (ROLE.test(line) || WHOSE.test(line) || MOVES.test(line)));
