/** How long the scripts may take to start. */
const limit = 8_000;
/** Before this nobody is told that something is still starting: most pages are ready in a moment. */
const quiet = 2_500;

/**
 * Runs in the head. Unveils the start-up notice of the page when the scripts are slow, and its failed state when they did
 * not start within 8 s or could not be loaded. The page itself was rendered by the server and stays usable; hydration sets
 * `data-ready` and takes the notice away. Its buttons work without the scripts that failed: app/ui/clear-cache.ts is for what runs.
 */
export const startupScript = `(function(){var d=document,h=d.documentElement;function show(f){var n=d.getElementById("startup");if(!n||h.dataset.ready)return;n.hidden=false;n.firstElementChild.hidden=f;n.lastElementChild.hidden=!f}setTimeout(function(){show(false)},${quiet});setTimeout(function(){show(true)},${limit});addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT")setTimeout(function(){show(true)},0)},true);function renew(a){return fetch(a,{cache:"reload"})}d.addEventListener("click",function(e){var c=e.target.closest;if(!c)return;if(e.target.closest("[data-reload]"))location.reload();if(e.target.closest("[data-clear-cache]")){var l=d.querySelectorAll("link[rel=modulepreload],link[rel=stylesheet]"),a=[location.href];for(var i=0;i<l.length;i++)a.push(l[i].href);Promise.all(a.map(renew)).catch(function(){}).then(function(){location.reload()})}})})()`;
