/** Below these less is done. Plain paint on a wall that is a little off is seen less than a floor that is: walls may be less sure. */
export const SURE = { wall: 0.3, floor: 0.5, ceiling: 0.5, geometry: 0.5 } as const;
