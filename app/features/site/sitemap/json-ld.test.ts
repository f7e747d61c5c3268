import { expect, test } from "vitest";
import { vendorJsonLd } from "#app/features/directory/vendors/vendors.json-ld.ts";
import { threadJsonLd, threadsJsonLd } from "#app/features/inspiration/forum/forum.json-ld.ts";
import { ideaJsonLd } from "#app/features/inspiration/ideas/detail/detail.json-ld.ts";
import { listJsonLd } from "#app/features/inspiration/ideas/list/ideas.list.json-ld.ts";
import { projectJsonLd } from "#app/features/people/portfolio/portfolio.json-ld.ts";
import { profileJsonLd } from "#app/features/people/profiles/profiles.json-ld.ts";
import { frontJsonLd, productJsonLd } from "#app/features/shop/products/products.json-ld.ts";
import { articleData } from "#app/features/site/help/help-structured-data.ts";
import { itemList, organization } from "#app/platform/pages/json-ld.ts";

const site = "https://d.example";
const crumbs = [
  { name: "Home", path: "/home" },
  { name: "Here", path: "/here" },
];
const sar = (amount: number) => ({ amount, currency: "SAR" });
const photo = { id: "0190c1f0-0000-7000-8000-000000000001", width: 2400, height: 1600, blur: null, alt: "A room", colors: [], isPrivate: false };
const day = "2026-05-01T10:00:00.000Z";
const made = <T>(value: unknown) => value as T;

const vendor = made<Parameters<typeof vendorJsonLd>[0]>({
  slug: "bayt",
  name: "Bayt",
  vendorType: "Service",
  description: "Kitchens",
  photos: [photo],
  phoneUrl: "tel:+966500000000",
  coverageAreas: [],
  latitude: null,
  longitude: null,
  ownReviewCount: 3,
  rating: 4.66,
  priceRangeMin: null,
  priceRangeMax: null,
});
const product = made<Parameters<typeof productJsonLd>[0]>({
  slug: "sofa",
  name: "Sofa",
  description: "For five",
  photos: [photo],
  isMadeToOrder: false,
  rating: 4.5,
  reviewCount: 2,
  vendor: { slug: "bayt", name: "Bayt" },
  variants: [
    { price: sar(250_000), saleEndsOn: "2026-06-30", stock: 3, width: 2_000, depth: null, height: null, weight: null },
    { price: sar(300_000), saleEndsOn: null, stock: 0, width: null, depth: null, height: null, weight: null },
  ],
});
const idea = made<Parameters<typeof ideaJsonLd>[0]>({
  slug: "majlis",
  title: "Majlis",
  description: "",
  photos: [photo],
  author: { kind: "vendor", name: "Bayt", path: "/vendors/bayt" },
  tags: [],
  publishedAt: day,
  updatedAt: day,
  likes: 1,
  rating: 0,
  ratingCount: 0,
});
const thread = made<Parameters<typeof threadJsonLd>[0]>({
  slug: "q",
  title: "Which stone?",
  body: "For a yard",
  topic: { slug: "garage", name: "Garage" },
  photos: [],
  author: { name: "Reem", href: null },
  language: "en",
  createdAt: day,
  editedAt: null,
  answers: 1,
  votes: 0,
});
const answer = made<Parameters<typeof threadJsonLd>[1][number]>({
  id: "1",
  body: "Riyadh stone",
  status: "visible",
  isAccepted: true,
  photos: [],
  author: null,
  createdAt: day,
  editedAt: null,
  votes: 2,
});
const profile = made<Parameters<typeof profileJsonLd>[0]>({
  path: "/profile/reem",
  role: "professional",
  fullName: "Reem",
  companyName: null,
  hourlyRate: sar(30_000),
  city: { value: "Riyadh", label: "Riyadh" },
  socialLinks: {},
  preferences: { languages: [] },
  serviceAreas: [],
  memberSince: day,
  rating: 5,
  reviewCount: 1,
});
const project = made<Parameters<typeof projectJsonLd>[0]>({
  path: "/professionals/portfolio/1",
  title: "A villa",
  description: null,
  photos: [photo],
  owner: { name: "Reem", path: "/profile/reem" },
  rooms: [],
  styles: [],
  year: 2025,
  place: "Riyadh",
});
const front = made<Parameters<typeof frontJsonLd>[0]>({ newest: [{ slug: "sofa" }, { slug: "lamp" }], madeToOrder: [{ slug: "lamp" }, { slug: "table" }] });
const questions = made<Parameters<typeof threadsJsonLd>[0]>([
  { slug: "q", topic: { slug: "garage" }, status: "visible" },
  { slug: "mine", topic: { slug: "garage" }, status: "pending" },
]);
const article = (questions: [string, string][], steps: string[]) =>
  articleData(site, "en", made({ card: { title: "How", summary: "What", to: "/help/general/how" }, image: null, steps, questions }));

/** What search engines ask of each kind, by their documentation. */
const REQUIRED: Record<string, readonly string[]> = {
  AggregateRating: ["ratingValue", "bestRating"],
  Answer: ["text"],
  Article: ["headline", "publisher"],
  BreadcrumbList: ["itemListElement"],
  CollectionPage: ["name", "mainEntity"],
  CreativeWork: ["name", "image"],
  DiscussionForumPosting: ["author", "datePublished", "text", "headline"],
  FAQPage: ["mainEntity"],
  HomeAndConstructionBusiness: ["name", "address"],
  HowTo: ["name", "step"],
  HowToStep: ["text"],
  ImageObject: ["contentUrl", "creator", "creditText", "copyrightNotice", "license", "acquireLicensePage"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  Offer: ["price", "priceCurrency", "availability"],
  Organization: ["name", "url"],
  Person: ["name"],
  PostalAddress: ["addressCountry"],
  Product: ["name", "image", "offers"],
  ProfessionalService: ["name", "address"],
  ProfilePage: ["mainEntity"],
  QAPage: ["mainEntity"],
  Question: ["name"],
  SearchAction: ["target", "query-input"],
  WebSite: ["name", "url", "potentialAction"],
};

type Node = Record<string, unknown>;
/** Every object with a type, however deep. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : value && typeof value === "object"
      ? [...("@type" in value ? [value as Node] : []), ...Object.values(value).flatMap(nodesIn)]
      : [];

const pages: Record<string, { written: unknown; kinds: readonly string[] }> = {
  home: { written: organization(site, "Diwan", "Homes"), kinds: ["Organization", "WebSite", "SearchAction"] },
  "a list of vendors": { written: itemList(site, crumbs), kinds: ["ItemList"] },
  "the shop's front page": { written: frontJsonLd(front, site), kinds: ["ItemList"] },
  "a list of questions": { written: threadsJsonLd(questions, site), kinds: ["ItemList"] },
  "a list of ideas": {
    written: listJsonLd(
      made({ siteUrl: site, address: "/ideas", head: { headline: "Ideas", intro: "", trail: [] }, items: [{ slug: "a", title: "A", photo }] }),
    ),
    kinds: ["CollectionPage", "BreadcrumbList"],
  },
  "a vendor": { written: vendorJsonLd(vendor, site, crumbs), kinds: ["HomeAndConstructionBusiness", "AggregateRating", "BreadcrumbList"] },
  "a product": { written: productJsonLd(product, site, crumbs), kinds: ["Product", "Offer", "AggregateRating", "BreadcrumbList"] },
  "an idea": { written: ideaJsonLd(idea, site, [], crumbs), kinds: ["CreativeWork", "ImageObject", "BreadcrumbList"] },
  "a professional": {
    written: profileJsonLd(profile, site, "Architect", crumbs),
    kinds: ["ProfilePage", "ProfessionalService", "AggregateRating", "BreadcrumbList"],
  },
  "a homeowner": { written: profileJsonLd({ ...profile, role: "homeowner", hourlyRate: null }, site, null, crumbs), kinds: ["ProfilePage", "Person"] },
  "a project": { written: projectJsonLd(project, site, crumbs), kinds: ["CreativeWork", "BreadcrumbList"] },
  "a question": { written: threadJsonLd(thread, [], site, "gone"), kinds: ["DiscussionForumPosting"] },
  "an answered question": { written: threadJsonLd(thread, [answer], site, "gone"), kinds: ["QAPage", "Question", "Answer"] },
  "questions of the help": { written: article([["Why?", "So."]], []), kinds: ["FAQPage"] },
  "steps of the help": { written: article([], ["One", "Two"]), kinds: ["HowTo", "HowToStep"] },
  "a guide": { written: article([], []), kinds: ["Article"] },
};

test.each(Object.entries(pages))("%s has what its kinds require", (_, { written, kinds }) => {
  const nodes = nodesIn(written);
  expect(nodes.map((node) => node["@type"])).toEqual(expect.arrayContaining([...kinds]));
  for (const node of nodes) for (const name of REQUIRED[String(node["@type"])] ?? []) expect(node[name], `${node["@type"]}.${name}`).toBeDefined();
  for (const { item, url } of nodes) for (const address of [item, url]) if (typeof address === "string") expect(address.startsWith(site)).toBe(true);
});

test("a list names each piece once, and no question that waits for its review", () => {
  const addresses = (written: object) => nodesIn(written).flatMap(({ url }) => (typeof url === "string" ? [url.slice(site.length)] : []));
  expect(addresses(frontJsonLd(front, site))).toEqual(["/products/sofa", "/products/lamp", "/products/table"]);
  expect(addresses(threadsJsonLd(questions, site))).toEqual(["/ideas/forums/garage/q"]);
});

test("a sale says until when its price holds; other prices do not", () => {
  const offers = nodesIn(productJsonLd(product, site, crumbs)).filter((node) => node["@type"] === "Offer");
  expect(offers.map(({ price, availability, priceValidUntil }) => ({ price, availability, priceValidUntil }))).toEqual([
    { price: 2_500, availability: "https://schema.org/InStock", priceValidUntil: "2026-06-30" },
    { price: 3_000, availability: "https://schema.org/OutOfStock", priceValidUntil: undefined },
  ]);
});

test("nobody has stars without reviews", () => {
  const written = [
    vendorJsonLd({ ...vendor, ownReviewCount: 0 }, site, crumbs),
    productJsonLd({ ...product, reviewCount: 0 }, site, crumbs),
    profileJsonLd({ ...profile, reviewCount: 0, rating: null }, site, null, crumbs),
  ];
  expect(nodesIn(written).filter((node) => node["@type"] === "AggregateRating")).toEqual([]);
});
