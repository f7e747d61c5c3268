export { listOwnBooks } from "./server/list.server.ts";
export { addIdeas } from "./server/many.server.ts";
export { bookPictures } from "./server/pictures.server.ts";
export { bookPieces } from "./server/pieces.server.ts";
export { createBook } from "./server/service.server.ts";
