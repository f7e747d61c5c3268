import { listAddress } from "#app/platform/list/list-address.ts";
import { SAVABLE } from "./saved.ts";

export const savedAddress = listAddress({ type: SAVABLE });
