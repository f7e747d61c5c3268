import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { accountRoutes, accountSettingsRoutes, signInRoutes } from "./features/account/account.routes.ts";
import { adminRedirects, adminRoutes } from "./features/admin-area/admin-area.routes.ts";
import { adminUsersRoutes, impersonationRoutes } from "./features/admin-users/admin-users.routes.ts";
import { aiProvidersAdminRoutes } from "./features/ai-providers/ai-providers.routes.ts";
import { categoriesAdminRoutes } from "./features/categories/categories.routes.ts";
import { dashboardRedirects, dashboardRoutes, vendorAreaRoutes } from "./features/dashboard/dashboard.routes.ts";
import { designEditorFileRoutes, designEditorRoutes } from "./features/design-editor/design-editor.routes.ts";
import { feedbackAdminRoutes, feedbackRoutes } from "./features/feedback/feedback.routes.ts";
import { forumRoutes } from "./features/forum/forum.routes.ts";
import { homeRedirects, homeRoutes } from "./features/home/home.routes.ts";
import { ideaUploadsRoutes } from "./features/idea-uploads/idea-uploads.routes.ts";
import { ideabooksPaperRoutes, ideabooksRoutes } from "./features/ideabooks/ideabooks.routes.ts";
import { ideaDetailRoutes } from "./features/ideas/detail/detail.routes.ts";
import { ideasRoutes } from "./features/ideas/ideas.routes.ts";
import { ideaLookRoutes } from "./features/ideas/look/look.routes.ts";
import { interiorCreatorRoutes } from "./features/interior-creator/interior-creator.routes.ts";
import { messagesAdminRoutes, messagesRedirects, messagesRoutes } from "./features/messages/messages.routes.ts";
import { moderationAdminRoutes, moderationRoutes } from "./features/moderation/moderation.routes.ts";
import { notificationSettingsRoutes, notificationsPublicRoutes, notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { onboardingPublicRoutes, onboardingRoutes } from "./features/onboarding/onboarding.routes.ts";
import { keepAccountRoutes, legalRoutes, personalDataRoutes } from "./features/personal-data/personal-data.routes.ts";
import {
  editProfileRoutes,
  profilesDashboardRoutes,
  profilesRedirects,
  profilesRoutes,
  profilesSettingsRoutes,
  profilesVendorRoutes,
} from "./features/profiles/profiles.routes.ts";
import { quotesAdminRoutes, quotesDashboardRoutes, quotesVendorRoutes } from "./features/quotes/quotes.routes.ts";
import { redesignRoutes } from "./features/redesign/redesign.routes.ts";
import { savedRoutes } from "./features/saved/saved.routes.ts";
import { searchRoutes } from "./features/search/search.routes.ts";
import { settingsPublicRoutes, settingsRedirects, settingsRoutes } from "./features/settings/settings.routes.ts";
import { crawlerRoutes } from "./features/sitemap/sitemap.routes.ts";
import { translationsAdminRoutes } from "./features/translations/translations.routes.ts";
import { vendorClaimsAdminRoutes, vendorClaimsRoutes } from "./features/vendor-claims/vendor-claims.routes.ts";
import { vendorImportsRoutes } from "./features/vendor-imports/vendor-imports.routes.ts";
import { vendorsAdminRoutes } from "./features/vendors/vendors.admin.routes.ts";
import { vendorsRoutes } from "./features/vendors/vendors.routes.ts";
import { verificationsAdminRoutes, verificationsRoutes } from "./features/verifications/verifications.routes.ts";

/** The table of addresses: each feature brings its own; the last one is every other address. */
export default [
  layout("shell/sign-in-area.tsx", [...signInRoutes, ...keepAccountRoutes]),
  ...dashboardRedirects,
  ...homeRedirects,
  ...crawlerRoutes,
  ...ideabooksPaperRoutes,
  ...designEditorFileRoutes,
  ...onboardingRoutes,
  ...settingsRedirects,
  ...profilesRedirects,
  ...editProfileRoutes,
  ...vendorAreaRoutes([...profilesVendorRoutes, ...quotesVendorRoutes]),
  ...messagesRedirects,
  ...dashboardRoutes([
    ...quotesDashboardRoutes,
    ...savedRoutes,
    ...verificationsRoutes,
    ...vendorClaimsRoutes,
    ...messagesRoutes,
    ...profilesDashboardRoutes,
    ...notificationsRoutes,
    ...feedbackRoutes,
    ...settingsRoutes([...profilesSettingsRoutes, ...accountSettingsRoutes, ...notificationSettingsRoutes, ...personalDataRoutes]),
  ]),
  ...impersonationRoutes,
  ...adminRedirects,
  ...feedbackAdminRoutes,
  ...adminRoutes([
    ...adminUsersRoutes,
    ...vendorsAdminRoutes,
    ...categoriesAdminRoutes,
    ...quotesAdminRoutes,
    ...messagesAdminRoutes,
    ...moderationAdminRoutes,
    ...vendorImportsRoutes,
    ...ideaUploadsRoutes,
    ...verificationsAdminRoutes,
    ...vendorClaimsAdminRoutes,
    ...translationsAdminRoutes,
    ...aiProvidersAdminRoutes,
  ]),
  layout("shell/public-area.tsx", [
    ...homeRoutes,
    ...forumRoutes,
    ...designEditorRoutes,
    ...interiorCreatorRoutes,
    ...moderationRoutes,
    ...ideaDetailRoutes,
    ...vendorsRoutes,
    ...ideabooksRoutes,
    ...ideasRoutes,
    ...ideaLookRoutes,
    ...redesignRoutes,
    ...accountRoutes,
    ...onboardingPublicRoutes,
    ...profilesRoutes,
    ...searchRoutes,
    ...settingsPublicRoutes,
    ...legalRoutes,
    ...notificationsPublicRoutes,
    route("connection-test", "shell/screens/connection-test.tsx"),
    route("*", "shell/screens/not-found.tsx"),
  ]),
] satisfies RouteConfig;
