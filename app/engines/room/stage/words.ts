// What contracts and screens name, without the code behind it.

/** Rooms that furniture can be arranged for. */
export const FURNISHED_ROOMS = ["living_room", "majlis", "bedroom", "dining_room", "home_office", "kids_room"] as const;
export type FurnishedRoom = (typeof FURNISHED_ROOMS)[number];

/** surfaces: new paint and floors around what stands there; furniture: new pieces between the old surfaces; both. */
export const DEGREES = ["surfaces", "furniture", "both"] as const;
export type Degree = (typeof DEGREES)[number];

export const OPENING_KINDS = ["window", "door", "stays"] as const;

/** corners: nobody has said yet where the walls meet; noBox: the corners are not those of a box; tight: hardly any floor to stand on. */
export const STAGE_PROBLEMS = ["corners", "noBox", "tight"] as const;
export type StageProblem = (typeof STAGE_PROBLEMS)[number];
