const ROLE = /\bviewer\??\.role [!=]==/;
const WHOSE =
  /\w*(?:owner|author|requester|claimant|uploader)(?:_i|I)d [!=]== viewer\??\.id\b|\bviewer\??\.id [!=]== [\w.]*(?:owner|author|requester|claimant|uploader)(?:_i|I)d\b/;

/** Lines of a source that decide by hand who may do something, in place of asking a policy. */
export const decisionsByHand = (source: string): string[] =>
  source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !/^(\/\/|\*|\/\*)/.test(line) && (ROLE.test(line) || WHOSE.test(line)));
