/** Names that every object of JavaScript has: a plain object used as a map would find them. */
export const hostileIds = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
] as const;
