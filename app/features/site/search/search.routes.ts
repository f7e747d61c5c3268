import { route } from "@react-router/dev/routes";

export const searchRoutes = [
  route("search", "features/site/search/visitor/screens/search.tsx"),
  route("ideas/ai-tools", "features/site/search/visitor/screens/tools.tsx"),
];
