import { route } from "@react-router/dev/routes";

export const searchRoutes = [route("search", "features/search/screens/search.tsx"), route("ideas/ai-tools", "features/search/screens/tools.tsx")];
