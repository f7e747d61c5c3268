import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { categoriesAdminRoutes } from "./features/directory/categories/categories.routes.ts";
import { vendorClaimsAdminRoutes, vendorClaimsRoutes } from "./features/directory/vendor-claims/vendor-claims.routes.ts";
import { vendorImportsRoutes } from "./features/directory/vendor-imports/vendor-imports.routes.ts";
import { vendorsAdminRoutes } from "./features/directory/vendors/vendors.admin.routes.ts";
import { vendorsRoutes } from "./features/directory/vendors/vendors.routes.ts";
import { ideaUploadsRoutes } from "./features/inspiration/idea-uploads/idea-uploads.routes.ts";
import { ideabooksPaperRoutes, ideabooksRoutes } from "./features/inspiration/ideabooks/ideabooks.routes.ts";
import { ideaDetailRoutes } from "./features/inspiration/ideas/detail/detail.routes.ts";
import { ideasRoutes } from "./features/inspiration/ideas/ideas.routes.ts";
import { ideaLookRoutes } from "./features/inspiration/ideas/look/look.routes.ts";
import { savedRoutes } from "./features/inspiration/saved/saved.routes.ts";
import { adminRedirects, adminRoutes } from "./features/office/admin-area/admin-area.routes.ts";
import { adminUsersRoutes, impersonationRoutes } from "./features/office/admin-users/admin-users.routes.ts";
import { translationsAdminRoutes } from "./features/office/translations/translations.routes.ts";
import { accountRoutes, accountSettingsRoutes, signInRoutes } from "./features/people/account/account.routes.ts";
import { onboardingPublicRoutes, onboardingRoutes } from "./features/people/onboarding/onboarding.routes.ts";
import { keepAccountRoutes, legalRoutes, personalDataRoutes } from "./features/people/personal-data/personal-data.routes.ts";
import {
  editProfileRoutes,
  profilesDashboardRoutes,
  profilesRedirects,
  profilesRoutes,
  profilesSettingsRoutes,
  profilesVendorRoutes,
} from "./features/people/profiles/profiles.routes.ts";
import { settingsPublicRoutes, settingsRedirects, settingsRoutes } from "./features/people/settings/settings.routes.ts";
import { verificationsAdminRoutes, verificationsRoutes } from "./features/people/verifications/verifications.routes.ts";
import { quotesAdminRoutes, quotesDashboardRoutes, quotesVendorRoutes } from "./features/projects/quotes/quotes.routes.ts";
import { dashboardRedirects, dashboardRoutes, vendorAreaRoutes } from "./features/site/dashboard/dashboard.routes.ts";
import { homeRedirects, homeRoutes } from "./features/site/home/home.routes.ts";
import { searchRoutes } from "./features/site/search/search.routes.ts";
import { crawlerRoutes } from "./features/site/sitemap/sitemap.routes.ts";
import { aiProvidersAdminRoutes } from "./features/studio/ai-providers/ai-providers.routes.ts";
import { designEditorFileRoutes, designEditorRoutes } from "./features/studio/design-editor/design-editor.routes.ts";
import { interiorCreatorRoutes } from "./features/studio/interior-creator/interior-creator.routes.ts";
import { redesignRoutes } from "./features/studio/redesign/redesign.routes.ts";
import { feedbackAdminRoutes, feedbackRoutes } from "./features/talk/feedback/feedback.routes.ts";
import { forumRoutes } from "./features/talk/forum/forum.routes.ts";
import { messagesAdminRoutes, messagesRedirects, messagesRoutes } from "./features/talk/messages/messages.routes.ts";
import { moderationAdminRoutes, moderationRoutes } from "./features/talk/moderation/moderation.routes.ts";
import { notificationSettingsRoutes, notificationsPublicRoutes, notificationsRoutes } from "./features/talk/notifications/notifications.routes.ts";

/** The table of addresses: each feature brings its own; the last one is every other address. */
export default [
  layout("frame/sign-in-area.tsx", [...signInRoutes, ...keepAccountRoutes]),
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
  layout("frame/public-area.tsx", [
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
    route("connection-test", "frame/screens/connection-test.tsx"),
    route("*", "frame/screens/not-found.tsx"),
  ]),
] satisfies RouteConfig;
