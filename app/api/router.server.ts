/** The implementation of every contract entry, in the contract's shape. */
export const router = {};
