/** iPhones and iPads have their own ways: apps come by the Share menu, and only those may notify. An iPad says that it is a Mac. */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
