/** Written by `authHandler` over whatever the client sent; better-auth reads them. */
export const ADDRESS_HEADER = "x-diwan-address";
export const LANGUAGE_HEADER = "x-diwan-language";
