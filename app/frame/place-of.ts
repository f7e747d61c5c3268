/** Which place of the site an address belongs to: "/products/a-sofa" to "/shop". */
export const placeOf = (pathname: string): string => `/${pathname.split("/")[1]}`.replace("/products", "/shop");
