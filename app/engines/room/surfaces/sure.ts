/** Below these a surface is left as it is, unless the person chooses something for it. */
export const SURE = { wall: 0.5, floor: 0.5, ceiling: 0.5, geometry: 0.5 } as const;
