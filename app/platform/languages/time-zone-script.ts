/**
 * Runs in the head before the first paint: a visitor in an Arab time zone who has never chosen gets Arabic.
 * The cookie is read back before reloading, so that a browser without cookies cannot loop.
 * Temporal is asked where there is one: the first use of Intl takes a phone 100 ms, and nothing is painted before this.
 * `data-language-source` is absent from a page whose language the visitor chose.
 */
const arabZones =
  "Asia\\/(Riyadh|Dubai|Kuwait|Qatar|Bahrain|Muscat|Aden|Baghdad|Amman|Beirut|Damascus|Gaza|Hebron)|Africa\\/(Cairo|Tripoli|Tunis|Algiers|Casablanca|El_Aaiun|Khartoum|Nouakchott|Mogadishu|Djibouti)|Indian\\/Comoro";

export const timeZoneScript = `(function(){try{var d=document,h=d.documentElement;if(h.lang==="ar"||!h.dataset.languageSource||/(^|; )lang=/.test(d.cookie))return;if(!/^(${arabZones})$/.test(self.Temporal?Temporal.Now.timeZoneId():Intl.DateTimeFormat().resolvedOptions().timeZone))return;d.cookie="lang=ar; Path=/; Max-Age=31536000; SameSite=Lax";if(/(^|; )lang=ar/.test(d.cookie))location.reload()}catch(e){}})()`;
