/** Below these a surface is left as it is, unless the person chooses something for it. On photographs higher ones drop as many right surfaces as wrong ones (record 31). */
export const SURE = { wall: 0.33, floor: 0.28, ceiling: 0.5, geometry: 0.5 } as const;
