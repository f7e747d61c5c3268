import { categoriesContract } from "#app/features/directory/categories/categories.contract.ts";
import { vendorClaimsContract } from "#app/features/directory/vendor-claims/vendor-claims.contract.ts";
import { vendorImportsContract } from "#app/features/directory/vendor-imports/vendor-imports.contract.ts";
import { vendorsAdminContract } from "#app/features/directory/vendors/vendors.admin.contract.ts";
import { vendorsContract } from "#app/features/directory/vendors/vendors.contract.ts";
import { ideaImportsContract } from "#app/features/inspiration/idea-imports/idea-imports.contract.ts";
import { ideasAdminContract } from "#app/features/inspiration/idea-uploads/idea-uploads.contract.ts";
import { ideabooksContract } from "#app/features/inspiration/ideabooks/ideabooks.contract.ts";
import { ideaDetailContract } from "#app/features/inspiration/ideas/detail/detail.contract.ts";
import { ideasContract } from "#app/features/inspiration/ideas/list/ideas.list.contract.ts";
import { ideaLookContract } from "#app/features/inspiration/ideas/look/look.contract.ts";
import { ideaReactionsContract } from "#app/features/inspiration/ideas/reactions/reactions.contract.ts";
import { savedContract } from "#app/features/inspiration/saved/saved.contract.ts";
import { adminAreaContract } from "#app/features/office/admin-area/admin-area.contract.ts";
import { adminUsersContract } from "#app/features/office/admin-users/admin-users.contract.ts";
import { translationsContract } from "#app/features/office/translations/translations.contract.ts";
import { accountContract } from "#app/features/people/account/account.contract.ts";
import { accountSecurityContract } from "#app/features/people/account/account.security.contract.ts";
import { onboardingContract } from "#app/features/people/onboarding/onboarding.contract.ts";
import { personalDataContract } from "#app/features/people/personal-data/personal-data.contract.ts";
import { profilesContract } from "#app/features/people/profiles/profiles.contract.ts";
import { settingsContract } from "#app/features/people/settings/settings.contract.ts";
import { verificationsContract } from "#app/features/people/verifications/verifications.contract.ts";
import { quotesContract } from "#app/features/projects/quotes/quotes.contract.ts";
import { dashboardContract } from "#app/features/site/dashboard/dashboard.contract.ts";
import { searchContract } from "#app/features/site/search/search.contract.ts";
import { aiProvidersContract } from "#app/features/studio/ai-providers/ai-providers.contract.ts";
import { designEditorContract } from "#app/features/studio/design-editor/design-editor.contract.ts";
import { interiorCreatorContract } from "#app/features/studio/interior-creator/interior-creator.contract.ts";
import { redesignsContract } from "#app/features/studio/redesign/redesigns.contract.ts";
import { feedbackContract } from "#app/features/talk/feedback/feedback.contract.ts";
import { forumContract } from "#app/features/talk/forum/forum.contract.ts";
import { messageReportsContract } from "#app/features/talk/messages/messages.admin.contract.ts";
import { messagesContract } from "#app/features/talk/messages/messages.contract.ts";
import { moderationContract } from "#app/features/talk/moderation/moderation.contract.ts";
import { notificationsContract } from "#app/features/talk/notifications/notifications.contract.ts";

/** Every feature's contract, one tree: the browser client, the REST API and its OpenAPI document come from it. */
export const contract = {
  account: accountContract,
  accountSecurity: accountSecurityContract,
  adminArea: adminAreaContract,
  adminUsers: adminUsersContract,
  aiProviders: aiProvidersContract,
  categories: categoriesContract,
  dashboard: dashboardContract,
  designEditor: designEditorContract,
  interiorCreator: interiorCreatorContract,
  ideas: ideasContract,
  ideaDetail: ideaDetailContract,
  ideaLook: ideaLookContract,
  ideaImports: ideaImportsContract,
  translations: translationsContract,
  vendorImports: vendorImportsContract,
  profiles: profilesContract,
  messages: messagesContract,
  messageReports: messageReportsContract,
  notifications: notificationsContract,
  personalData: personalDataContract,
  feedback: feedbackContract,
  forum: forumContract,
  moderation: moderationContract,
  ideasAdmin: ideasAdminContract,
  quotes: quotesContract,
  ideabooks: ideabooksContract,
  ideaReactions: ideaReactionsContract,
  redesigns: redesignsContract,
  saved: savedContract,
  search: searchContract,
  settings: settingsContract,
  vendors: vendorsContract,
  vendorsAdmin: vendorsAdminContract,
  onboarding: onboardingContract,
  vendorClaims: vendorClaimsContract,
  verifications: verificationsContract,
};
