import { categoriesRouter } from "#app/features/directory/categories/server/procedures.server.ts";
import { vendorClaimsRouter } from "#app/features/directory/vendor-claims/server/procedures.server.ts";
import { vendorImportsRouter } from "#app/features/directory/vendor-imports/server/procedures.server.ts";
import { vendorsAdminRouter } from "#app/features/directory/vendors/admin/server/procedures.server.ts";
import { vendorsRouter } from "#app/features/directory/vendors/server/procedures.server.ts";
import { ideaImportsRouter } from "#app/features/inspiration/idea-imports/server/procedures.server.ts";
import { ideasAdminRouter } from "#app/features/inspiration/idea-uploads/server/procedures.server.ts";
import { ideabooksRouter } from "#app/features/inspiration/ideabooks/server/procedures.server.ts";
import { ideaDetailRouter } from "#app/features/inspiration/ideas/detail/server/procedures.server.ts";
import { ideasRouter } from "#app/features/inspiration/ideas/list/server/procedures.server.ts";
import { ideaLookRouter } from "#app/features/inspiration/ideas/look/server/procedures.server.ts";
import { ideaReactionsRouter } from "#app/features/inspiration/ideas/reactions/server/procedures.server.ts";
import { savedRouter } from "#app/features/inspiration/saved/server/procedures.server.ts";
import { adminAreaRouter } from "#app/features/office/admin-area/server/procedures.server.ts";
import { adminUsersRouter } from "#app/features/office/admin-users/server/procedures.server.ts";
import { translationsRouter } from "#app/features/office/translations/server/procedures.server.ts";
import { accountRouter } from "#app/features/people/account/server/procedures.server.ts";
import { accountSecurityRouter } from "#app/features/people/account/server/security.procedures.server.ts";
import { onboardingRouter } from "#app/features/people/onboarding/server/procedures.server.ts";
import { personalDataRouter } from "#app/features/people/personal-data/server/procedures.server.ts";
import { profilesRouter } from "#app/features/people/profiles/server/procedures.server.ts";
import { settingsRouter } from "#app/features/people/settings/server/procedures.server.ts";
import { verificationsRouter } from "#app/features/people/verifications/server/procedures.server.ts";
import { quotesRouter } from "#app/features/projects/quotes/server/procedures.server.ts";
import { dashboardRouter } from "#app/features/site/dashboard/server/procedures.server.ts";
import { searchRouter } from "#app/features/site/search/server/procedures.server.ts";
import { aiProvidersRouter } from "#app/features/studio/ai-providers/server/procedures.server.ts";
import { designEditorRouter } from "#app/features/studio/design-editor/server/procedures.server.ts";
import { interiorCreatorRouter } from "#app/features/studio/interior-creator/server/procedures.server.ts";
import { redesignsRouter } from "#app/features/studio/redesign/server/redesigns.procedures.server.ts";
import { feedbackRouter } from "#app/features/talk/feedback/server/procedures.server.ts";
import { forumRouter } from "#app/features/talk/forum/server/procedures.server.ts";
import { messageReportsRouter } from "#app/features/talk/messages/admin/server/procedures.server.ts";
import { messagesRouter } from "#app/features/talk/messages/server/procedures.server.ts";
import { moderationRouter } from "#app/features/talk/moderation/server/procedures.server.ts";
import { notificationsRouter } from "#app/features/talk/notifications/server/procedures.server.ts";

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
