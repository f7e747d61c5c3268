/** app/frame/startup-script.ts reads it before the first paint, so that a cached page offers no sign-in to someone who is signed in. */
const KEY = "member";

/** Only a definite answer is stored: who is signed in, or that nobody is. */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the page offers the sign-in until the answer is there.
  }
  document.documentElement.toggleAttribute("data-member", isSignedIn);
}
