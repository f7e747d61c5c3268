export { SavedViews } from "./admin/components/saved-views.tsx";
