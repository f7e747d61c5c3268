import { accountRouter } from "#app/features/account/account.procedures.server.ts";
import { accountSecurityRouter } from "#app/features/account/account.security.procedures.server.ts";
import { adminAreaRouter } from "#app/features/admin-area/admin-area.procedures.server.ts";
import { adminUsersRouter } from "#app/features/admin-users/admin-users.procedures.server.ts";
import { aiProvidersRouter } from "#app/features/ai-providers/ai-providers.procedures.server.ts";
import { categoriesRouter } from "#app/features/categories/categories.procedures.server.ts";
import { dashboardRouter } from "#app/features/dashboard/dashboard.procedures.server.ts";
import { designEditorRouter } from "#app/features/design-editor/design-editor.procedures.server.ts";
import { feedbackRouter } from "#app/features/feedback/feedback.procedures.server.ts";
import { forumRouter } from "#app/features/forum/forum.procedures.server.ts";
import { ideaImportsRouter } from "#app/features/idea-imports/idea-imports.procedures.server.ts";
import { ideasAdminRouter } from "#app/features/idea-uploads/idea-uploads.procedures.server.ts";
import { ideabooksRouter } from "#app/features/ideabooks/ideabooks.procedures.server.ts";
import { ideaDetailRouter } from "#app/features/ideas/detail/detail.procedures.server.ts";
import { ideasRouter } from "#app/features/ideas/list/ideas.list.procedures.server.ts";
import { ideaLookRouter } from "#app/features/ideas/look/look.procedures.server.ts";
import { ideaReactionsRouter } from "#app/features/ideas/reactions/reactions.procedures.server.ts";
import { interiorCreatorRouter } from "#app/features/interior-creator/interior-creator.procedures.server.ts";
import { messageReportsRouter } from "#app/features/messages/messages.admin.procedures.server.ts";
import { messagesRouter } from "#app/features/messages/messages.procedures.server.ts";
import { moderationRouter } from "#app/features/moderation/moderation.procedures.server.ts";
import { notificationsRouter } from "#app/features/notifications/notifications.procedures.server.ts";
import { onboardingRouter } from "#app/features/onboarding/onboarding.procedures.server.ts";
import { personalDataRouter } from "#app/features/personal-data/personal-data.procedures.server.ts";
import { profilesRouter } from "#app/features/profiles/profiles.procedures.server.ts";
import { quotesRouter } from "#app/features/quotes/quotes.procedures.server.ts";
import { redesignsRouter } from "#app/features/redesign/redesigns.procedures.server.ts";
import { savedRouter } from "#app/features/saved/saved.procedures.server.ts";
import { searchRouter } from "#app/features/search/search.procedures.server.ts";
import { settingsRouter } from "#app/features/settings/settings.procedures.server.ts";
import { translationsRouter } from "#app/features/translations/translations.procedures.server.ts";
import { vendorClaimsRouter } from "#app/features/vendor-claims/vendor-claims.procedures.server.ts";
import { vendorImportsRouter } from "#app/features/vendor-imports/vendor-imports.procedures.server.ts";
import { vendorsAdminRouter } from "#app/features/vendors/vendors.admin.procedures.server.ts";
import { vendorsRouter } from "#app/features/vendors/vendors.procedures.server.ts";
import { verificationsRouter } from "#app/features/verifications/verifications.procedures.server.ts";

/** The implementation of every contract entry, in the contract's shape. */
export const router = {
  account: accountRouter,
  accountSecurity: accountSecurityRouter,
  adminArea: adminAreaRouter,
  adminUsers: adminUsersRouter,
  aiProviders: aiProvidersRouter,
  categories: categoriesRouter,
  dashboard: dashboardRouter,
  designEditor: designEditorRouter,
  interiorCreator: interiorCreatorRouter,
  ideas: ideasRouter,
  ideaDetail: ideaDetailRouter,
  ideaLook: ideaLookRouter,
  ideaImports: ideaImportsRouter,
  translations: translationsRouter,
  vendorImports: vendorImportsRouter,
  profiles: profilesRouter,
  messages: messagesRouter,
  messageReports: messageReportsRouter,
  notifications: notificationsRouter,
  personalData: personalDataRouter,
  feedback: feedbackRouter,
  forum: forumRouter,
  moderation: moderationRouter,
  ideasAdmin: ideasAdminRouter,
  quotes: quotesRouter,
  ideabooks: ideabooksRouter,
  ideaReactions: ideaReactionsRouter,
  redesigns: redesignsRouter,
  saved: savedRouter,
  search: searchRouter,
  settings: settingsRouter,
  vendors: vendorsRouter,
  vendorsAdmin: vendorsAdminRouter,
  onboarding: onboardingRouter,
  vendorClaims: vendorClaimsRouter,
  verifications: verificationsRouter,
};
