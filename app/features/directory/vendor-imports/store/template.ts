import { csvFile, csvLine } from "#app/platform/csv/write-csv.ts";
import { TEMPLATE_HEADERS, type TemplateHeader } from "../vendor-imports.ts";

const samples: Partial<Record<TemplateHeader, string>>[] = [
  {
    vendor_id: "V-1001",
    name: "Dar Al Noor Kitchens",
    categories: "Kitchens;Cabinetry",
    vendor_type: "Both",
    city: "Riyadh",
    coverage_areas: "Riyadh;Al Kharj",
    contact_phone: "0501234567",
    contact_email: "info@noor.example",
    whatsapp: "0501234567",
    address: "King Fahd Rd, Riyadh",
    website_url: "https://noor.example",
    instagram_url: "https://www.instagram.com/noor.example",
    google_maps_url: "https://maps.google.com/?cid=1",
    google_place_id: "sample-place-1",
    description: "Kitchens made to measure, with installation",
    license_number: "1010000001",
    min_project_value_sar: "15000",
    price_range_min_sar: "15000",
    price_range_max_sar: "120000",
    rating: "4.7",
    review_count: "132",
    languages: "Arabic;English",
    status: "Pending",
    is_featured: "false",
    tags: "modern;custom made",
    notes_internal: "Met at the exhibition",
  },
  {
    vendor_id: "V-1002",
    name: "مفروشات الواحة",
    categories: "Furniture",
    vendor_type: "Product",
    city: "جدة",
    coverage_areas: "جدة;مكة المكرمة",
    contact_phone: "0559876543",
    languages: "Arabic",
    status: "Pending",
    is_featured: "false",
    tags: "مجلس;كلاسيك",
  },
  {
    name: "Riyadh Lighting Studio",
    categories: "Lighting",
    vendor_type: "Service",
    city: "Riyadh",
    description: 'Cells with commas or "quotation marks" are quoted, as here',
  },
];

/** The template: its 27 headers and three sample rows. */
export const templateFile = (): File =>
  csvFile([csvLine(TEMPLATE_HEADERS), ...samples.map((sample) => csvLine(TEMPLATE_HEADERS.map((header) => sample[header] ?? "")))], "vendors-template.csv");
