import type { MarkSize } from './marks-apart.ts';

/** How much of the plane a mark covers where the plane is as wide as a phone, and on the wall. */
export const phoneMark: MarkSize = { width: 14, height: 9 };
export const wallMark: MarkSize = { width: 7.5, height: 9 };
