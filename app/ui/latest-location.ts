type Location = { pathname: string; search: string; hash: string };
type Router = { state: { location: Location; navigation: { location?: Location } } };

const routerState = () => (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.state;

/** Where a navigation is heading, from the router itself: what is rendered may be a moment behind. */
export const pendingLocation = (): Location | undefined => routerState()?.navigation.location;

/** The address that was asked for last, even while its page is still coming: a second change of a filter builds on the first. */
export const latestLocation = (): Location | undefined => pendingLocation() ?? routerState()?.location;
