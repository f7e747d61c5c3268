import { randomUUID } from "node:crypto";
import { newId } from "#app/platform/database/ids.ts";
import type { SignedIn } from "./people.ts";
import { BRIEF, DESIGN_SETTINGS, type World } from "./world.ts";

/**
 * How a procedure is called in the matrix, and who gets an answer. Without `may`, everybody whom the contract's access lets through.
 * With `may`, these only; the others of that access are refused with `refusal` (NOT_FOUND unless it says otherwise).
 */
export type Case = {
  /** Made anew for each call. */
  input?: (world: World, viewer: SignedIn | "visitor") => unknown;
  may?: readonly SignedIn[];
  refusal?: "NOT_FOUND" | "FORBIDDEN" | "UNAUTHORIZED";
};

const nothing: Case = {};
const withInput = (input: NonNullable<Case["input"]>): Case => ({ input });
const of = (may: readonly SignedIn[], input: Case["input"], refusal?: Case["refusal"]): Case => ({ may, ...(input && { input }), ...(refusal && { refusal }) });
const onlyHomeowner = (input: Case["input"]) => of(["homeowner"], input);
const bothSides = (input: Case["input"]) => of(["homeowner", "vendor"], input);
const trades = ["professional", "otherProfessional", "vendor", "otherVendor"] as const;
// Nobody listens at that port.
const aProvider = () => ({
  kind: "comfyui",
  name: `Provider ${randomUUID()}`,
  baseUrl: "http://127.0.0.1:1",
  model: null,
  textModel: null,
  doesRedesign: true,
  doesText: true,
  priceMicros: 0,
  personDailyCount: null,
  isEnabled: true,
});
const onePerson = (more: object = {}) => withInput(async (world) => ({ id: await world.newPerson(), ...more }));

/** Every procedure stands here; a new one without a line fails the test. */
export const CASES: Record<string, Case> = {
  "account.me": nothing,
  "account.setPreferences": withInput(() => ({ theme: "dark" })),

  "accountSecurity.get": nothing,
  "accountSecurity.listSessions": nothing,
  "accountSecurity.endSession": onlyHomeowner(async (world) => ({ id: await world.newSession() })),
  "accountSecurity.endSessions": withInput(() => ({})),
  // Confirms the session it comes with, and calls in the matrix come without one.
  "accountSecurity.confirm": of([], () => ({ password: "not the password" }), "UNAUTHORIZED"),
  "accountSecurity.removePasskey": of([], () => ({ id: newId() })),

  "adminArea.waiting": nothing,
  "adminArea.overview": withInput(() => ({ days: 30 })),
  "adminArea.activity": withInput(() => ({})),
  "adminArea.activityFilters": nothing,

  "adminUsers.list": withInput(() => ({})),
  "adminUsers.counts": nothing,
  "adminUsers.get": onePerson(),
  "adminUsers.setRole": onePerson({ role: "professional" }),
  "adminUsers.setPermission": onePerson({ permission: "content_manager", isGranted: true }),
  "adminUsers.suspend": onePerson({ reason: "A reason that the person reads" }),
  "adminUsers.restore": onePerson(),
  "adminUsers.endSessions": onePerson(),
  "adminUsers.sendPasswordReset": onePerson(),
  "adminUsers.markEmailVerified": onePerson(),

  "aiProviders.get": nothing,
  "aiProviders.create": withInput(() => aProvider()),
  "aiProviders.update": withInput(async (world) => ({ ...aProvider(), id: await world.newAiProvider() })),
  "aiProviders.setEnabled": withInput(async (world) => ({ id: await world.newAiProvider(), isEnabled: false })),
  "aiProviders.remove": withInput(async (world) => ({ id: await world.newAiProvider() })),
  "aiProviders.setOrder": withInput(async (world) => ({ ids: [await world.newAiProvider()] })),
  "aiProviders.test": withInput(async (world) => ({ id: await world.newAiProvider() })),
  "aiProviders.setLimits": withInput(() => ({
    defaultEngine: "diwan",
    personDailyCount: 20,
    personDailyMicros: null,
    siteDailyCount: 500,
    siteDailyMicros: null,
  })),
  "aiProviders.usage": withInput(() => ({})),

  "categories.listActive": nothing,
  "categories.list": nothing,
  "categories.create": withInput(() => ({ name: `Category ${randomUUID()}`, nameAr: null, type: "Service", parentId: null })),
  "categories.update": withInput(async (world) => ({ id: await world.newCategory(), name: randomUUID(), nameAr: null, type: "Product", parentId: null })),
  "categories.setActive": withInput(async (world) => ({ id: await world.newCategory(), isActive: false })),

  "dashboard.counts": nothing,
  "dashboard.home": nothing,
  "dashboard.search": withInput(() => ({ query: "secret" })),

  "designEditor.list": withInput(() => ({})),
  "designEditor.get": onlyHomeowner(async (world) => ({ id: await world.newDesign() })),
  "designEditor.create": withInput((world) => ({ photo: world.photo, settings: DESIGN_SETTINGS })),
  "designEditor.apply": onlyHomeowner(async (world) => ({ id: await world.newDesign(), settings: { ...DESIGN_SETTINGS, contrast: 60 } })),
  "designEditor.save": onlyHomeowner(async (world) => ({ id: await world.newDesign(), name: "Our majlis" })),
  "designEditor.rename": onlyHomeowner(async (world) => ({ id: await world.newDesign(), name: "Our majlis" })),
  "designEditor.remove": onlyHomeowner(async (world) => ({ id: await world.newDesign() })),
  "designEditor.removeVersion": of([], async (world) => ({ id: await world.newDesign(), versionId: newId() })),

  "feedback.create": withInput(() => ({ idempotencyKey: randomUUID(), kind: "praise", body: "What a beautiful place this is" })),
  "feedback.listMine": withInput(() => ({})),
  "feedback.list": withInput(() => ({})),
  "feedback.get": withInput(async (world) => ({ id: await world.newFeedback() })),
  "feedback.answer": withInput(async (world) => ({ id: await world.newFeedback(), key: randomUUID(), body: "Thank you" })),
  "feedback.update": withInput(async (world) => ({ id: await world.newFeedback(), status: "closed" })),

  "ideaDetail.get": withInput(async (world) => ({ slug: await world.newIdeaSlug() })),
  "ideaDetail.resolve": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaDetail.newestImages": nothing,
  "ideaDetail.magazine": nothing,
  "ideaDetail.front": nothing,

  "ideabooks.list": withInput(() => ({})),
  "ideabooks.listMine": withInput(() => ({})),
  "ideabooks.get": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.create": withInput(() => ({ title: "Our new majlis" })),
  "ideabooks.update": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), title: "Another title" })),
  "ideabooks.remove": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.restore": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.renewLink": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.copy": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.setLiked": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), isLiked: true })),
  "ideabooks.addItem": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), ideaId: await world.newIdea() })),
  "ideabooks.removeItem": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), ideaId: await world.newIdea() })),
  "ideabooks.setNote": onlyHomeowner(async (world) => ({ ...(await world.newIdeabookItem()), note: "A secret note" })),
  "ideabooks.moveItem": onlyHomeowner(async (world) => ({ ...(await world.newIdeabookItem()), after: null })),
  "ideabooks.invite": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), email: `${randomUUID()}@matrix.example`, role: "view" })),
  "ideabooks.setMemberRole": of([], async (world) => ({ id: await world.newIdeabook(), memberId: newId(), role: "edit" })),
  "ideabooks.removeMember": of([], async (world) => ({ id: await world.newIdeabook(), memberId: newId() })),
  // Nobody knows the token of an invitation but whoever got the mail.
  "ideabooks.getInvitation": of([], () => ({ token: "forged" })),
  "ideabooks.answerInvitation": of([], () => ({ token: "forged", isAccepted: true })),

  "ideaImports.begin": withInput(() => ({ fileName: "ideas.csv", byteSize: 10, isFresh: true })),
  "ideaImports.start": of(["admin"], async (world) => ({ id: await world.newIdeaUpload("uploading") })),
  "ideaImports.get": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.list": withInput(() => ({})),
  "ideaImports.watch": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.cancel": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.listErrors": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.errorsFile": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),

  "ideaLook.similar": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaLook.byPhoto": withInput((world) => ({ photo: world.photo })),
  "ideaLook.byLook": withInput(() => ({ look: "A".repeat(171) })),

  "ideaReactions.check": withInput(async (world) => ({ ids: [await world.newIdea()] })),
  "ideaReactions.like": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaReactions.unlike": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaReactions.rate": withInput(async (world) => ({ id: await world.newIdea(), rating: 4 })),
  "ideaReactions.unrate": withInput(async (world) => ({ id: await world.newIdea() })),

  "ideasAdmin.list": withInput(() => ({})),
  "ideasAdmin.overview": nothing,
  "ideasAdmin.get": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideasAdmin.create": withInput(() => ({ title: `Idea ${randomUUID()}`, style: "modern", room_type: "majlis" })),
  "ideasAdmin.update": withInput(async (world) => ({ id: await world.newIdea(), version: new Date(0).toISOString(), changes: {} })),
  "ideasAdmin.setStatus": withInput(async (world) => ({ selection: { ids: [await world.newIdea()] }, status: "unpublished" })),
  "ideasAdmin.remove": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideasAdmin.restore": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideasAdmin.uploadPhoto": withInput((world) => ({ photo: world.photo })),

  "ideas.list": withInput(() => ({})),
  "ideas.photos": withInput(() => ({})),
  "ideas.facets": withInput(() => ({})),
  "ideas.head": withInput(() => ({})),
  "ideas.browse": nothing,

  "forum.topics": nothing,
  "forum.list": withInput(() => ({})),
  "forum.get": withInput((world) => ({ slug: world.question.slug })),
  "forum.answers": withInput((world) => ({ slug: world.question.slug })),
  "forum.similar": withInput(() => ({ title: "A majlis for twenty" })),
  "forum.people": withInput(() => ({ search: "person" })),
  "forum.ask": withInput(() => ({ idempotencyKey: randomUUID(), topic: "majlis", title: "", body: "" })),
  "forum.answer": withInput((world) => ({ threadId: world.question.id, ...world.draft(`An answer ${randomUUID()}`) })),
  "forum.updateThread": onlyHomeowner(async (world) => ({
    id: (await world.newQuestion()).id,
    topic: "majlis",
    title: "A question with a new title",
    body: `A longer text ${randomUUID()}`,
  })),
  "forum.updatePost": onlyHomeowner(async (world) => ({ id: await world.newAnswer(), body: `Another text ${randomUUID()}` })),
  "forum.remove": onlyHomeowner(async (world) => ({ type: "thread", id: (await world.newQuestion()).id })),
  // nobody finds their own question helpful
  "forum.vote": of(
    ["otherHomeowner", "professional", "otherProfessional", "vendor", "otherVendor", "contentManager", "admin"],
    (world) => ({ type: "thread", id: world.question.id, isOn: true }),
    "FORBIDDEN",
  ),
  "forum.follow": withInput((world) => ({ id: world.question.id, isOn: true })),
  "forum.followTopic": withInput(() => ({ slug: "majlis", isOn: true })),
  "forum.accept": of(["homeowner"], (world) => ({ id: world.question.id, postId: null }), "FORBIDDEN"),

  "messages.list": withInput(() => ({ search: "secret" })),
  "messages.unread": nothing,
  "messages.find": bothSides((world) => ({ quote: world.quoteId })),
  "messages.get": bothSides((world) => ({ id: world.conversationId })),
  "messages.page": bothSides((world) => ({ id: world.conversationId })),
  "messages.start": bothSides((world) => ({ about: { quote: world.quoteId }, ...world.draft("About the request") })),
  "messages.send": bothSides((world) => ({ id: world.conversationId, ...world.draft("Hello") })),
  "messages.upload": withInput((world) => ({ file: world.photo })),
  "messages.removeUpload": onlyHomeowner(async (world) => ({ id: await world.newUpload() })),
  "messages.markRead": bothSides((world) => ({ id: world.conversationId, seq: 1 })),
  "messages.typing": bothSides((world) => ({ id: world.conversationId })),
  "messages.update": bothSides((world) => ({ id: world.conversationId, isMuted: false })),
  "messages.setBlocked": bothSides((world) => ({ id: world.conversationId, isBlocked: false })),
  "messages.report": bothSides(async (world) => ({ id: world.conversationId, messageIds: [await world.receivedMessage()], reason: "spam" })),
  "interiorCreator.match": withInput(() => ({ room: "majlis", colors: ["#008000"] })),
  "interiorCreator.list": withInput(() => ({})),
  "interiorCreator.get": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  "interiorCreator.create": withInput(() => ({ title: "Our majlis", brief: BRIEF, ideaIds: [] })),
  "interiorCreator.update": onlyHomeowner(async (world) => ({ id: await world.newBoard(), title: "Another title", brief: BRIEF, ideaIds: [] })),
  "interiorCreator.remove": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  "interiorCreator.share": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  "interiorCreator.unshare": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  // Nobody knows the key of a link but whoever got it.
  "interiorCreator.shared": of([], () => ({ key: "forged" })),
  "interiorCreator.makeIdeabook": onlyHomeowner(async (world) => ({ id: await world.newBoard(), title: "Our majlis" })),
  "interiorCreator.engines": nothing,
  // No provider is configured.
  "interiorCreator.generate": of([], async (world) => ({ id: await world.newBoard(), engine: "none", consent: true })),
  "interiorCreator.cancelPicture": onlyHomeowner(async (world) => ({ id: await world.newBoardPicture() })),
  "interiorCreator.removePicture": onlyHomeowner(async (world) => ({ id: await world.newBoardPicture() })),

  "messageReports.list": withInput(() => ({})),
  "messageReports.get": withInput(async (world) => ({ id: await world.newReport() })),
  "messageReports.decide": withInput(async (world) => ({ id: await world.newReport(), decision: "dismissed" })),

  "moderation.report": withInput(async (world) => ({ type: "forum_post", id: await world.anonymousAnswer(), reason: "spam" })),
  "moderation.queue": withInput(() => ({})),
  "moderation.history": withInput(() => ({})),
  "moderation.decide": withInput(async (world) => ({ type: "forum_post", id: await world.anonymousAnswer(), action: "hide", reason: "spam" })),
  "moderation.log": withInput(() => ({})),

  "notifications.list": withInput(() => ({})),
  "notifications.unreadCount": nothing,
  "notifications.setRead": onlyHomeowner(async (world) => ({ id: await world.newNotification(), isRead: true })),
  "notifications.markAllRead": nothing,
  "notifications.remove": onlyHomeowner(async (world) => ({ id: await world.newNotification() })),
  "notifications.restore": onlyHomeowner(async (world) => ({ id: await world.removedNotification() })),
  "notifications.listChoices": nothing,
  "notifications.setChoice": withInput(() => ({ kind: "quote_answered", inApp: true, email: "off" })),
  "notifications.stopMails": nothing,
  "notifications.resetChoices": nothing,
  // A token that was not signed here says nothing about anybody.
  "notifications.describeUnsubscribe": of([], () => ({ token: "forged" })),
  "notifications.unsubscribe": of([], () => ({ token: "forged" })),

  "onboarding.state": nothing,
  "onboarding.options": nothing,
  "onboarding.chooseRole": withInput(() => ({ role: "homeowner" })),
  "onboarding.saveStep": of(trades, (_, who) => ({ step: who.endsWith("endor") ? "company" : "person", fullName: "" }), "FORBIDDEN"),
  "onboarding.createVendor": of(["vendor", "otherVendor"], undefined, "FORBIDDEN"),
  "onboarding.finish": of(["vendor", "otherVendor"], undefined, "FORBIDDEN"),
  "onboarding.requestRole": withInput(() => ({ role: "vendor" })),

  "personalData.consents": nothing,
  "personalData.setConsent": withInput(() => ({ kind: "marketing", isGiven: false, source: "settings" })),
  "personalData.exports": nothing,
  "personalData.requestExport": nothing,
  "personalData.deletion": nothing,
  "personalData.sendDeletionCode": nothing,
  "personalData.requestDeletion": withInput(() => ({ password: "not the password" })),
  "personalData.keepAccount": of([], () => ({ token: "forged" })),

  // A homeowner's profile is private until they open it.
  "profiles.get": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.getForEdit": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.update": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id, version: 0, changes: {} })),
  "profiles.setAvatar": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id, photo: world.photo })),
  "profiles.removeAvatar": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.checkUsername": withInput(() => ({ username: "somebody" })),
  "profiles.sendPhoneCode": nothing,
  "profiles.verifyPhone": withInput(() => ({ code: "000000" })),
  "profiles.getPrivacy": nothing,
  "profiles.setPrivacy": withInput(() => ({ visibility: {} })),
  "profiles.options": nothing,

  "quotes.create": withInput(() => ({
    idempotencyKey: randomUUID(),
    vendorId: newId(),
    projectType: "",
    city: "",
    startWhen: "",
    description: "",
    contactName: "",
    contactEmail: "",
  })),
  "quotes.options": nothing,
  "quotes.listAll": withInput(() => ({})),
  "quotes.listReceived": withInput(() => ({})),
  "quotes.listMine": withInput(() => ({})),
  "quotes.get": of(["homeowner", "vendor", "admin"], (world) => ({ id: world.quoteId })),
  "quotes.setStatus": of(["vendor", "admin"], async (world) => ({ id: await world.newQuote(), status: "seen" })),

  "redesigns.list": withInput(() => ({})),
  "redesigns.engines": nothing,
  "redesigns.create": withInput((world) => ({ photo: world.photo })),
  "redesigns.get": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.update": onlyHomeowner(async (world) => ({ id: await world.newRedesign(), title: "Our majlis" })),
  "redesigns.remove": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.restyle": onlyHomeowner(async (world) => ({ id: await world.newRedesign(), style: "modern" })),
  "redesigns.cancel": onlyHomeowner(async (world) => ({ id: await world.newRedesignPicture() })),
  "redesigns.removePicture": onlyHomeowner(async (world) => ({ id: await world.newRedesignPicture() })),
  // Nothing has been found in the photograph yet.
  "redesigns.surfaces": of([], async (world) => ({ id: await world.newRedesign() })),
  "redesigns.correct": of([], async (world) => ({ id: await world.newRedesign(), corrections: { steps: [] }, version: 0 })),
  "redesigns.preview": of([], async (world) => ({ id: await world.newRedesign(), style: "modern" })),
  "redesigns.share": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.unshare": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.shared": withInput(async (world) => ({ key: await world.sharedRedesign() })),

  "saved.list": withInput(() => ({})),
  "saved.check": withInput((world) => ({ type: "vendor", ids: [world.ownedVendor.id] })),
  "saved.save": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "saved.remove": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "saved.setNote": of([], () => ({ type: "vendor", id: newId(), note: "x" })),

  "search.suggest": withInput(() => ({ words: "majlis" })),
  "search.all": withInput(() => ({ words: "majlis" })),
  "search.list": withInput(() => ({ words: "majlis", kind: "idea" })),

  "settings.setCurrency": withInput(() => ({ currency: "SAR" })),

  "translations.listByPage": withInput(() => ({ page: "shell" })),
  "translations.list": withInput(() => ({})),
  "translations.update": withInput(() => ({ page: "shell", key: "nav.home", enText: null, arText: null })),
  "translations.importFile": withInput(() => ({ file: new File(["page,key,en_text,ar_text\nshell,nav.home,,\n"], "texts.csv"), isDryRun: true })),

  "vendorClaims.state": withInput((world) => ({ vendorId: world.ownedVendor.id })),
  "vendorClaims.candidates": withInput(() => ({ search: "majlis" })),
  "vendorClaims.listMine": nothing,
  "vendorClaims.create": of(
    ["vendor", "otherVendor"],
    async (world) => ({ vendorId: await world.newFreeVendor(), relation: "owner", note: "It is my shop on King Fahd Road." }),
    "FORBIDDEN",
  ),
  "vendorClaims.withdraw": of(["vendor"], async (world) => ({ id: await world.newClaim() })),
  "vendorClaims.list": withInput(() => ({})),
  "vendorClaims.get": withInput(async (world) => ({ id: await world.newClaim() })),
  "vendorClaims.approve": withInput(async (world) => ({ id: await world.newClaim() })),
  "vendorClaims.reject": withInput(async (world) => ({ id: await world.newClaim(), reason: "The papers are of another business." })),

  "vendorImports.start": withInput(() => ({ file: new File([`title,placeId\nA,${randomUUID()}\n`], "v.csv", { type: "text/csv" }), isDryRun: true })),
  "vendorImports.apply": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.get": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.list": withInput(() => ({})),
  "vendorImports.watch": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.cancel": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.listErrors": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.errorsFile": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.templateFile": nothing,

  "vendors.list": withInput(() => ({})),
  "vendors.facets": withInput(() => ({})),
  "vendors.highlights": withInput(() => ({})),
  "vendors.get": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "vendors.similar": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "vendors.reviews": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "vendorsAdmin.list": withInput(() => ({})),
  "vendorsAdmin.overview": nothing,
  "vendorsAdmin.get": withInput((world) => ({ id: world.ownedVendor.id })),
  "vendorsAdmin.create": withInput(() => ({ name: `Vendor ${randomUUID()}` })),
  "vendorsAdmin.update": withInput((world) => ({ id: world.ownedVendor.id, version: new Date(0).toISOString(), changes: {} })),
  "vendorsAdmin.setStatus": withInput((world) => ({ id: world.ownedVendor.id, status: "Verified" })),
  "vendorsAdmin.setStatusOfMany": withInput((world) => ({ selection: { ids: [world.ownedVendor.id] }, status: "Verified" })),
  "vendorsAdmin.uploadPhoto": withInput((world) => ({ photo: world.photo })),
  "vendorsAdmin.history": withInput((world) => ({ id: world.ownedVendor.id })),

  "verifications.mine": nothing,
  "verifications.submit": of(trades, (world) => ({ kind: "licence", number: "L-1", issuedBy: "M", documents: [world.pdf()] }), "FORBIDDEN"),
  "verifications.withdraw": of(["professional"], async (world) => ({ id: await world.newVerification() })),
  "verifications.ofPerson": withInput((world) => ({ userId: world.people.professional.id })),
  "verifications.ofVendor": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "verifications.list": withInput(() => ({})),
  "verifications.get": withInput(async (world) => ({ id: await world.newVerification() })),
  "verifications.approve": withInput(async (world) => ({ id: await world.newVerification(), validUntil: "2099-01-01" })),
  "verifications.reject": withInput(async (world) => ({ id: await world.newVerification(), reason: "The document cannot be read." })),
};
