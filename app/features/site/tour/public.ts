/** In the address of somebody's first page: begins the tour again. */
export const TOUR_PARAMETER = "tour";
