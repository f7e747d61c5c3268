export { countCart, useCountedView } from "./visitor/count.ts";
