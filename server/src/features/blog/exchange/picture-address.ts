/** The address of a picture of this server, as Markdown of posts has it. */
export const pictureAddress = (fileid: string): string => `/api/file/${fileid}`;

/** With what may stand before an address that is not part of a longer one. */
const addresses = /(?<=^|[\s(<"'=])\/api\/file\/([A-Za-z0-9_-]{1,40})(?![A-Za-z0-9_-])/g;

/** The pictures of this server that a text shows, each once. */
export const picturesShown = (text: string): string[] => [
  ...new Set([...text.matchAll(addresses)].map(([, fileid]) => fileid as string)),
];

/** The text with other addresses for its pictures; where there is none it stays. */
export const withAddresses = (
  text: string,
  addressOf: (fileid: string) => string | undefined,
): string => text.replaceAll(addresses, (address, fileid: string) => addressOf(fileid) ?? address);
