/** Addresses of kept pictures in a text, with or without what stands before them. */
const address = /\/api\/file\/([A-Za-z0-9_-]{1,40})/g;

/** The ids of the pictures that a Markdown text names, each once. */
export const picturesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(address)].map(([, fileid]) => fileid as string)),
];
