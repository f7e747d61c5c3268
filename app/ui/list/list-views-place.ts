import { createContext, type ReactNode } from "react";

/** What stands above the tools of every list of an area, such as saved views; given by the area's layout. */
export const AboveListTools = createContext<ReactNode>(null);
