/** Where a picture lies on this server. */
export const picturePath = ({ fileid }: { readonly fileid: string }): string =>
  `/api/file/${encodeURIComponent(fileid)}`;

/** Which picture lies there. */
export const pictureAt = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
