export { hasMean, reviewFormPath } from "./reviews.ts";
export { ReviewsSlot } from "./visitor/components/reviews-slot.tsx";
