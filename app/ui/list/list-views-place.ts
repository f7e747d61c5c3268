import { createContext, type ReactNode } from "react";

/** Content above the tools of every list of an area, such as saved views; provided by the area's layout. */
export const AboveListTools = createContext<ReactNode>(null);
