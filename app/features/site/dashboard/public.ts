export { CommandPalette } from "./palette/command-palette.tsx";
