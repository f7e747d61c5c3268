export { listOwnBooks } from "./server/list.server.ts";
export { addToBook } from "./server/many.server.ts";
export { bookPictures } from "./server/pictures.server.ts";
export { createBook } from "./server/service.server.ts";
