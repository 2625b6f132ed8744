/** Where a picture lies on this server. */
export const picturePath = ({ fileid }: { readonly fileid: string }): string =>
  `/api/file/${encodeURIComponent(fileid)}`;
