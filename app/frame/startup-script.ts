/** How long the scripts may take to start. */
const limit = 8_000;
/** No start-up notice before this: most pages are ready in a moment. */
const quiet = 2_500;
/** How long the scripts wait for a first paint, and from there for the first photograph. */
const paint = 2_000;
const photo = 1_500;

/**
 * Runs in the head. Shows the page's start-up notice when the scripts are slow, and its failed state when they did
 * not start within 8 s or could not be loaded. The page itself was rendered by the server and stays usable; hydration sets
 * `data-ready` and removes the notice. Its buttons work without the failed scripts, unlike app/ui/clear-cache.ts.
 */
const notice = `function show(f){var n=window.startup;if(n&&!h.dataset.ready)n.hidden=!1,n.firstElementChild.hidden=f,n.lastElementChild.hidden=!f}var failed=()=>setTimeout(show,0,!0),again=()=>location.reload();setTimeout(show,${quiet},!1);setTimeout(show,${limit},!0);addEventListener("error",e=>e.target.tagName=="SCRIPT"&&failed(),!0);d.addEventListener("click",e=>{var at=s=>e.target.closest?.(s);at("[data-reload]")&&again();at("[data-clear-cache]")&&Promise.all([location,...d.querySelectorAll("[rel=modulepreload],[rel=stylesheet]")].map(a=>fetch(a.href,{cache:"reload"}))).then(again,again)})`;

/**
 * A page's scripts are requested after it was painted with its first photograph, or on the first interaction (docs/decisions/0021). finishPage() makes
 * the links wait and lets the page's own script load the others through `pageStart`; hydration begins once the screens are loaded (entry.client.tsx).
 * The browser's tables of numbers take a phone 100 ms when they are first used: it reads them while the scripts are on their way.
 */
const start = `var go,p=window.pageStart={load:a=>import(a).catch(e=>{failed();throw e}),part:(a,n)=>p.load(a).then(m=>{var r={};for(var k in n)r[k]=m[n[k]];return r})};p.painted=new Promise(r=>go=r);p.screens=new Promise(r=>p.ready=r);function start(){if(!go)return;var g=go;go=null;d.querySelectorAll("[data-later]").forEach(l=>l.rel="modulepreload");setTimeout(()=>Intl.NumberFormat());g()}function frame(){requestAnimationFrame(()=>setTimeout(start))}function shown(){var i=d.querySelector("img[fetchpriority=high]");if(!i||i.complete)return frame();i.addEventListener("load",frame);i.addEventListener("error",start);setTimeout(start,${photo})}try{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint").length&&shown()).observe({type:"paint",buffered:true})}catch{}["pointerdown","keydown","focusin"].forEach(t=>addEventListener(t,start,{capture:true,passive:true}));setTimeout(start,${paint})`;

/**
 * Records clicks on buttons before hydration and replays them after it, once for each button, however often it was clicked. Links, and forms that name
 * where they go, work without scripts; any other form would reload the page and lose what was typed, so its button waits, too.
 * After `heard` React's own listeners replay events.
 */
const clicks = `var early=new Set,hold=e=>{var b=e.target.closest("button");b&&!(b.form&&b.type=="submit")&&!b.closest("#startup")&&early.add(b)},wait=e=>{var f=e.target;f.hasAttribute("action")||f.hasAttribute("method")||(e.preventDefault(),e.submitter&&early.add(e.submitter))};d.addEventListener("click",hold,true);d.addEventListener("submit",wait,true);p.heard=()=>{d.removeEventListener("click",hold,true);d.removeEventListener("submit",wait,true)};p.replay=()=>early.forEach(b=>b.click())`;

/**
 * How many pieces are in the cart: a CSS text that the link in the header shows. Only here do pages know the cart without loading it. And that someone was signed
 * in when that was last known (platform/auth/was-signed-in.ts): they are offered no sign-in while it is asked again.
 */
const cart = `function count(){var n=0;try{localStorage.member&&(h.dataset.member="");JSON.parse(localStorage.cart).map(i=>n+=i.quantity)}catch{}h.style.setProperty("--cart",n?'"'+n+'"':"")}count();["storage","cart"].map(t=>addEventListener(t,count))`;

/** Before any script is loaded, Chromium says once that the product can be installed; the account's menu offers it (installed-app/browser/install.ts). */
const installing = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installEvent=e})`;

export const startupScript = `(function(){var d=document,h=d.documentElement;${notice};${start};${clicks};${cart};${installing}})()`;
