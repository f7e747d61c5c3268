/** Every feature's contract, one tree: the browser client, the REST API and its OpenAPI document come from it. */
export const contract = {};
