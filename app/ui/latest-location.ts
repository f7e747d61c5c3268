type Location = { pathname: string; search: string; hash: string };
type Router = { state: { location: Location; navigation: { location?: Location } } };

const routerState = () => (window as unknown as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.state;

/** The pending location from the router itself: the rendered one may lag behind. */
export const pendingLocation = (): Location | undefined => routerState()?.navigation.location;

/** The last requested address, even while its page is loading: a second filter change builds on the first. */
export const latestLocation = (): Location | undefined => pendingLocation() ?? routerState()?.location;
