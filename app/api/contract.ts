import { accountContract } from "#app/features/account/account.contract.ts";
import { accountSecurityContract } from "#app/features/account/account.security.contract.ts";
import { adminAreaContract } from "#app/features/admin-area/admin-area.contract.ts";
import { adminUsersContract } from "#app/features/admin-users/admin-users.contract.ts";
import { aiProvidersContract } from "#app/features/ai-providers/ai-providers.contract.ts";
import { categoriesContract } from "#app/features/categories/categories.contract.ts";
import { dashboardContract } from "#app/features/dashboard/dashboard.contract.ts";
import { designEditorContract } from "#app/features/design-editor/design-editor.contract.ts";
import { feedbackContract } from "#app/features/feedback/feedback.contract.ts";
import { forumContract } from "#app/features/forum/forum.contract.ts";
import { ideaImportsContract } from "#app/features/idea-imports/idea-imports.contract.ts";
import { ideasAdminContract } from "#app/features/idea-uploads/idea-uploads.contract.ts";
import { ideabooksContract } from "#app/features/ideabooks/ideabooks.contract.ts";
import { ideaDetailContract } from "#app/features/ideas/detail/detail.contract.ts";
import { ideasContract } from "#app/features/ideas/list/ideas.list.contract.ts";
import { ideaLookContract } from "#app/features/ideas/look/look.contract.ts";
import { ideaReactionsContract } from "#app/features/ideas/reactions/reactions.contract.ts";
import { interiorCreatorContract } from "#app/features/interior-creator/interior-creator.contract.ts";
import { messageReportsContract } from "#app/features/messages/messages.admin.contract.ts";
import { messagesContract } from "#app/features/messages/messages.contract.ts";
import { moderationContract } from "#app/features/moderation/moderation.contract.ts";
import { notificationsContract } from "#app/features/notifications/notifications.contract.ts";
import { onboardingContract } from "#app/features/onboarding/onboarding.contract.ts";
import { personalDataContract } from "#app/features/personal-data/personal-data.contract.ts";
import { profilesContract } from "#app/features/profiles/profiles.contract.ts";
import { quotesContract } from "#app/features/quotes/quotes.contract.ts";
import { redesignsContract } from "#app/features/redesign/redesigns.contract.ts";
import { savedContract } from "#app/features/saved/saved.contract.ts";
import { searchContract } from "#app/features/search/search.contract.ts";
import { settingsContract } from "#app/features/settings/settings.contract.ts";
import { translationsContract } from "#app/features/translations/translations.contract.ts";
import { vendorClaimsContract } from "#app/features/vendor-claims/vendor-claims.contract.ts";
import { vendorImportsContract } from "#app/features/vendor-imports/vendor-imports.contract.ts";
import { vendorsAdminContract } from "#app/features/vendors/vendors.admin.contract.ts";
import { vendorsContract } from "#app/features/vendors/vendors.contract.ts";
import { verificationsContract } from "#app/features/verifications/verifications.contract.ts";

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
