/** What a link preview shows: a title, a line below it (price, city, stars), and a photograph. */
export type SharePicture = {
  /** Of the page that is shared. */
  path: string;
  language: string;
  title: string;
  facts?: string | undefined;
  /** The address of a public photograph of this site. */
  photo?: string | undefined;
};

export const SHARE_SIZE = { width: 1200, height: 630 };

type AddressOf = (picture: SharePicture) => string;
let addressOf: AddressOf | undefined;

/** Pages are rendered by code that browsers have, too: the server, which alone can sign an address, says how. */
export const signShareAddressesBy = (sign: AddressOf): void => {
  addressOf = sign;
};

/** Where the picture is; undefined where nobody signs addresses. */
export const shareAddress = (picture: SharePicture): string | undefined => addressOf?.(picture);
