import * as z from 'zod/mini';

/** The key in an embed link: 256 bits, so nobody guesses one. */
export const embedKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This is no embed link.'));

/** The addresses of the one page that other pages may show in a frame; it has a document of its own. */
export const embedPages = /^\/embed\/[A-Za-z0-9_-]{43}$/;
