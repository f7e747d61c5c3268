/**
 * Only a definite answer is stored: that someone is signed in, or that nobody is. app/frame/startup-script.ts reads it before the first paint, so that a cached page
 * offers no sign-in to someone who is.
 */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    localStorage.setItem("member", isSignedIn ? "1" : "");
  } catch {
    // Without storage the page offers the sign-in until the answer is there.
  }
  document.documentElement.toggleAttribute("data-member", isSignedIn);
}
