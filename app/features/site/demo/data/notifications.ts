import type { Role } from "#app/platform/auth/viewer.ts";

/** What happened to the demo accounts: hours ago, kind, what its texts name, where it leads; the first ones of each are unread. */
type DemoNews = readonly [hours: number, kind: string, type: string, params: Record<string, string | number>, href: string | null];

const quotes = "/dashboard/quotes";
const received = "/vendor/quotes";
const messages = "/dashboard/messages";
const security = "/dashboard/settings/security";
const feedback = "/dashboard/feedback-history";
const verification = "/dashboard/verification";
const imports = "/admin/vendors/import";
const toAnswer = "/dashboard/admin/feedback";
const claims = "/admin/claims";
const toVerify = "/admin/verifications";
const reports = "/admin/reports";

const names = {
  lina: { name: "Lina Alghamdi", nameAr: "لينا الغامدي" },
  saud: { name: "Saud Aljaber", nameAr: "سعود الجابر" },
  munira: { name: "Munira Alsubaie", nameAr: "منيرة السبيعي" },
  khalid: { name: "Khalid Alturki", nameAr: "خالد التركي" },
  noura: { name: "Noura Alqahtani", nameAr: "نورة القحطاني" },
  faisal: { name: "Faisal Alotaibi", nameAr: "فيصل العتيبي" },
  reem: { name: "Reem Alharbi", nameAr: "ريم الحربي" },
  huda: { name: "Huda Alshehri", nameAr: "هدى الشهري" },
} as const;

/** `{vendor}` is the demo vendor's own name; `{other}` another one's. */
export const demoNotifications: Readonly<Record<Role, readonly DemoNews[]>> = {
  homeowner: [
    [2, "message_received", "info", { ...names.noura, text: "Thursday at five suits us. We bring the plaster samples." }, messages],
    [5, "quote_answered", "success", { vendor: "{vendor}" }, quotes],
    [21, "message_received", "info", { ...names.faisal, text: "المخطط المعدّل جاهز، والجلسة الأرضية صارت بطول الجدار." }, messages],
    [29, "security_changed", "warning", { what: "new_device" }, security],
    [53, "feedback_answered", "info", { text: "Thank you: the map now remembers your city." }, feedback],
    [75, "quote_closed", "info", { vendor: "{other}" }, quotes],
    [98, "message_received", "info", { ...names.noura, text: "We measured the majlis: 6.2 by 5.1 metres." }, messages],
    [120, "quote_answered", "success", { vendor: "{other}" }, quotes],
    [170, "feedback_answered", "info", {}, feedback],
    [240, "message_received", "info", { ...names.huda, text: "هل يناسبكم لون الجوز الفاتح للأبواب؟" }, messages],
    [310, "security_changed", "warning", { what: "password" }, security],
    [420, "quote_closed", "info", { vendor: "{other}" }, quotes],
  ],
  professional: [
    [1, "message_received", "info", { ...names.reem, text: "شكرًا، الجلسة الأرضية أجمل بكثير هكذا." }, messages],
    [9, "verification_approved", "success", { until: "{nextYear}" }, verification],
    [26, "message_received", "info", { ...names.lina, text: "Could you also look after the finishing in January?" }, messages],
    [49, "feedback_answered", "info", { text: "Drawings up to 25 MB are accepted now." }, feedback],
    [73, "verification_rejected", "warning", { reason: "The second page of the licence is missing." }, verification],
    [97, "message_received", "info", { ...names.khalid, text: "The structure is finished; we can meet on site." }, messages],
    [130, "security_changed", "warning", { what: "new_device" }, security],
    [168, "quote_answered", "success", { vendor: "{other}" }, quotes],
    [216, "message_received", "info", { ...names.munira, text: "متى يمكن أن نبدأ؟" }, messages],
    [264, "feedback_answered", "info", {}, feedback],
    [336, "security_changed", "warning", { what: "two_factor_on" }, security],
    [480, "message_received", "info", { ...names.saud, text: "وصلت الأبواب القديمة، وهي بحالة جيدة." }, messages],
  ],
  vendor: [
    [1, "quote_received", "booking", { ...names.munira, vendor: "{vendor}" }, received],
    [3, "message_received", "info", { ...names.reem, text: "Two visits are possible, both in the evening." }, messages],
    [20, "quote_received", "booking", { ...names.saud, vendor: "{vendor}" }, received],
    [28, "verification_expiring", "warning", { date: "{nextMonth}" }, verification],
    [52, "message_received", "info", { ...names.lina, text: "Do you deliver to Diriyah as well?" }, messages],
    [74, "quote_received", "booking", { ...names.khalid, vendor: "{vendor}" }, received],
    [99, "claim_approved", "success", { vendor: "{vendor}" }, "/vendor"],
    [146, "quote_received", "booking", { ...names.huda, vendor: "{vendor}" }, received],
    [190, "feedback_answered", "info", { text: "Your opening hours now show Ramadan times." }, feedback],
    [240, "security_changed", "warning", { what: "new_device" }, security],
    [312, "message_received", "info", { ...names.khalid, text: "The offer is clear. We decide on Sunday." }, messages],
    [430, "verification_approved", "success", { until: "{nextYear}" }, verification],
  ],
  admin: [
    [1, "verification_submitted", "info", names.faisal, toVerify],
    [2, "report_received", "warning", names.munira, reports],
    [6, "feedback_received", "info", { ...names.reem, text: "The price filter forgets its upper limit." }, toAnswer],
    [24, "import_finished", "success", { file: "riyadh-showrooms.csv", rows: 1840, errors: 12 }, imports],
    [27, "claim_submitted", "info", { ...names.khalid, vendor: "{other}" }, claims],
    [50, "import_failed", "error", { file: "vendors-old-format.csv" }, imports],
    [77, "verification_submitted", "info", names.noura, toVerify],
    [101, "feedback_received", "info", { ...names.saud, text: "أين أجد المقاولين في الخرج؟" }, toAnswer],
    [150, "import_finished", "success", { file: "jeddah-marble.csv", rows: 320, errors: 0 }, imports],
    [200, "claim_submitted", "info", { ...names.noura, vendor: "{vendor}" }, claims],
    [290, "security_changed", "warning", { what: "two_factor_on" }, security],
    [400, "feedback_received", "info", names.lina, toAnswer],
  ],
};
