import type { Words } from "./categories.ts";

type DemoCity = {
  weight: number;
  districts: readonly Words[];
  streets: readonly Words[] /** First digits of a commercial registration issued here. */;
  registration?: string;
  near: readonly string[];
};

const commonDistricts: readonly Words[] = [
  ["Al Faisaliyah", "الفيصلية"],
  ["Al Khalidiyah", "الخالدية"],
  ["An Nuzhah", "النزهة"],
  ["Al Worood", "الورود"],
  ["King Fahd", "الملك فهد"],
  ["As Salam", "السلام"],
];
const commonStreets: readonly Words[] = [
  ["King Abdulaziz Road", "طريق الملك عبدالعزيز"],
  ["King Fahd Road", "طريق الملك فهد"],
  ["Prince Sultan Street", "شارع الأمير سلطان"],
  ["King Khalid Street", "شارع الملك خالد"],
  ["Airport Road", "طريق المطار"],
];
const small = (weight: number, near: readonly string[], registration?: string): DemoCity => ({
  weight,
  districts: commonDistricts,
  streets: commonStreets,
  near,
  ...(registration ? { registration } : {}),
});

/** Where the demo's vendors work, by the directory's city names. */
export const demoCities: Record<string, DemoCity> = {
  Riyadh: {
    weight: 112,
    registration: "1010",
    near: ["Diriyah", "Al Kharj", "Al Majmaah"],
    districts: [
      ["Al Malqa", "الملقا"],
      ["Al Yasmin", "الياسمين"],
      ["An Narjis", "النرجس"],
      ["Hittin", "حطين"],
      ["As Sahafah", "الصحافة"],
      ["Al Olaya", "العليا"],
      ["As Sulimaniyah", "السليمانية"],
      ["Al Malaz", "الملز"],
      ["Al Aqiq", "العقيق"],
      ["Qurtubah", "قرطبة"],
      ["Ishbiliyah", "إشبيلية"],
      ["Al Muruj", "المروج"],
      ["Al Wurud", "الورود"],
      ["Ar Rabwah", "الربوة"],
      ["Al Murabba", "المربع"],
      ["As Suwaidi", "السويدي"],
    ],
    streets: [
      ["King Fahd Road", "طريق الملك فهد"],
      ["Olaya Street", "شارع العليا"],
      ["Anas Ibn Malik Road", "طريق أنس بن مالك"],
      ["Prince Turki Al Awwal Road", "طريق الأمير تركي الأول"],
      ["Ath Thumamah Road", "طريق الثمامة"],
      ["Khurais Road", "طريق خريص"],
      ["King Abdullah Road", "طريق الملك عبدالله"],
      ["Abu Bakr As Siddiq Road", "طريق أبو بكر الصديق"],
      ["Uthman Ibn Affan Road", "طريق عثمان بن عفان"],
    ],
  },
  Jeddah: {
    weight: 74,
    registration: "4030",
    near: ["Makkah", "Taif", "Rabigh", "King Abdullah Economic City"],
    districts: [
      ["Ar Rawdah", "الروضة"],
      ["Ash Shati", "الشاطئ"],
      ["An Naim", "النعيم"],
      ["Az Zahra", "الزهراء"],
      ["As Salamah", "السلامة"],
      ["Al Khalidiyah", "الخالدية"],
      ["Obhur Ash Shamaliyah", "أبحر الشمالية"],
      ["Al Marwah", "المروة"],
      ["As Safa", "الصفا"],
      ["Al Andalus", "الأندلس"],
      ["Al Basatin", "البساتين"],
      ["Al Hamra", "الحمراء"],
      ["Al Muhammadiyah", "المحمدية"],
    ],
    streets: [
      ["Prince Sultan Street", "شارع الأمير سلطان"],
      ["Madinah Road", "طريق المدينة"],
      ["Sari Street", "شارع صاري"],
      ["Hira Street", "شارع حراء"],
      ["Palestine Street", "شارع فلسطين"],
      ["Tahlia Street", "شارع التحلية"],
      ["King Abdulaziz Road", "طريق الملك عبدالعزيز"],
      ["Quraysh Street", "شارع قريش"],
    ],
  },
  Dammam: {
    weight: 24,
    registration: "2050",
    near: ["Khobar", "Dhahran", "Qatif", "Jubail"],
    districts: [
      ["Ash Shati", "الشاطئ"],
      ["Al Faisaliyah", "الفيصلية"],
      ["Uhud", "أحد"],
      ["Al Badiyah", "البادية"],
      ["An Nur", "النور"],
      ["Al Muntazah", "المنتزه"],
      ["Taybah", "طيبة"],
    ],
    streets: [
      ["King Saud Street", "شارع الملك سعود"],
      ["King Fahd Road", "طريق الملك فهد"],
      ["Prince Muhammad Ibn Fahd Road", "طريق الأمير محمد بن فهد"],
      ["Gulf Road", "طريق الخليج"],
    ],
  },
  Khobar: {
    weight: 20,
    registration: "2051",
    near: ["Dammam", "Dhahran", "Qatif"],
    districts: [
      ["Al Aqrabiyah", "العقربية"],
      ["Al Yarmuk", "اليرموك"],
      ["Al Hizam Adh Dhahabi", "الحزام الذهبي"],
      ["Al Ulaya", "العليا"],
      ["Ar Rakah", "الراكة"],
      ["Al Khuzama", "الخزامى"],
    ],
    streets: [
      ["Prince Turki Street", "شارع الأمير تركي"],
      ["King Faisal Road", "طريق الملك فيصل"],
      ["Prince Faisal Ibn Fahd Road", "طريق الأمير فيصل بن فهد"],
      ["Custodian of the Two Holy Mosques Road", "طريق خادم الحرمين الشريفين"],
    ],
  },
  Makkah: {
    weight: 15,
    registration: "4031",
    near: ["Jeddah", "Taif"],
    districts: [
      ["Al Awali", "العوالي"],
      ["Ash Shawqiyah", "الشوقية"],
      ["An Nuzhah", "النزهة"],
      ["Ar Rusayfah", "الرصيفة"],
      ["Az Zahir", "الزاهر"],
    ],
    streets: [
      ["Third Ring Road", "الطريق الدائري الثالث"],
      ["Ibrahim Al Khalil Road", "طريق إبراهيم الخليل"],
      ["Al Hajj Street", "شارع الحج"],
    ],
  },
  Madinah: {
    weight: 15,
    registration: "4650",
    near: ["Yanbu", "Badr"],
    districts: [
      ["Al Aziziyah", "العزيزية"],
      ["Quba", "قباء"],
      ["Al Khalidiyah", "الخالدية"],
      ["Shuran", "شوران"],
      ["Al Iskan", "الإسكان"],
    ],
    streets: [
      ["Quba Road", "طريق قباء"],
      ["King Abdullah Road", "طريق الملك عبدالله"],
      ["Sultanah Street", "شارع سلطانة"],
    ],
  },
  Taif: {
    weight: 8,
    registration: "4032",
    near: ["Makkah", "Jeddah"],
    districts: [
      ["Shihar", "شهار"],
      ["Al Hawiyah", "الحوية"],
      ["Al Faisaliyah", "الفيصلية"],
      ["Al Wisham", "الوشحاء"],
    ],
    streets: [
      ["Shihar Street", "شارع شهار"],
      ["Wadi Wajj Street", "شارع وادي وج"],
      ["Airport Road", "طريق المطار"],
    ],
  },
  "Hofuf (Al Ahsa)": {
    weight: 9,
    registration: "2251",
    near: ["Al Mubarraz", "Dammam"],
    districts: [
      ["Al Khalidiyah", "الخالدية"],
      ["As Salmaniyah", "السلمانية"],
      ["Ar Rafiah", "الرفعة"],
      ["Al Faisaliyah", "الفيصلية"],
    ],
    streets: [
      ["King Abdulaziz Road", "طريق الملك عبدالعزيز"],
      ["Ath Thurayyat Street", "شارع الثريات"],
      ["Dhahran Road", "طريق الظهران"],
    ],
  },
  Buraydah: {
    weight: 9,
    registration: "1131",
    near: ["Unaizah", "Al Rass"],
    districts: [
      ["As Safra", "الصفراء"],
      ["Al Iskan", "الإسكان"],
      ["Ar Rayyan", "الريان"],
      ["Al Ufuq", "الأفق"],
    ],
    streets: [
      ["King Abdulaziz Road", "طريق الملك عبدالعزيز"],
      ["Uthman Ibn Affan Road", "طريق عثمان بن عفان"],
      ["Al Khubayb Street", "شارع الخبيب"],
    ],
  },
  Abha: {
    weight: 8,
    registration: "5850",
    near: ["Khamis Mushait", "Muhayil"],
    districts: [
      ["Al Manhal", "المنهل"],
      ["Al Mansak", "المنسك"],
      ["Al Mowazafin", "الموظفين"],
      ["Shamasan", "شمسان"],
    ],
    streets: [
      ["King Fahd Road", "طريق الملك فهد"],
      ["Ring Road", "طريق الحزام"],
      ["As Sudah Road", "طريق السودة"],
    ],
  },
  Tabuk: {
    weight: 7,
    registration: "3550",
    near: ["Duba", "Tayma"],
    districts: [
      ["Al Muruj", "المروج"],
      ["Al Masif", "المصيف"],
      ["Al Wurud", "الورود"],
      ["As Sulaymaniyah", "السليمانية"],
    ],
    streets: [
      ["Prince Sultan Road", "طريق الأمير سلطان"],
      ["King Faisal Road", "طريق الملك فيصل"],
    ],
  },
  Hail: {
    weight: 6,
    registration: "3350",
    near: ["Baqaa"],
    districts: [
      ["Al Muntazah", "المنتزه"],
      ["An Nuqrah", "النقرة"],
      ["Salah Ad Din", "صلاح الدين"],
    ],
    streets: [
      ["King Abdulaziz Road", "طريق الملك عبدالعزيز"],
      ["King Khalid Road", "طريق الملك خالد"],
    ],
  },
  Dhahran: small(4, ["Khobar", "Dammam"], "2052"),
  Jubail: small(5, ["Dammam", "Ras Tanura"], "2055"),
  Qatif: small(4, ["Dammam", "Ras Tanura"], "2053"),
  Unaizah: small(4, ["Buraydah", "Al Rass"], "1128"),
  "Khamis Mushait": small(5, ["Abha", "Bisha"], "5855"),
  Jazan: small(4, ["Sabya", "Abu Arish"], "5900"),
  Najran: small(4, ["Sharurah"], "5950"),
  Yanbu: small(4, ["Madinah", "Umluj"], "4700"),
  "Al Kharj": small(4, ["Riyadh"], "1011"),
  "Al Bahah": small(2, ["Baljurashi"], "5800"),
  Sakaka: small(2, ["Dumat Al Jandal"], "3400"),
  Arar: small(2, ["Rafha"], "3450"),
  Diriyah: small(3, ["Riyadh"]),
  AlUla: small(3, ["Madinah"]),
  "Al Mubarraz": small(2, ["Hofuf (Al Ahsa)"]),
  "Hafar Al Batin": small(2, ["Khafji"], "2511"),
};
