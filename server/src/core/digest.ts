import { hash } from 'node:crypto';

/** What is kept of a code or a key that is made by chance: it tells nobody what that is. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
