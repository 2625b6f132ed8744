/** A text as long as it may be. */
export const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  // Not through the middle of a letter of two units.
  const end = /[\uD800-\uDBFF]/.test(text[most - 1] ?? '') ? most - 1 : most;
  return text.slice(0, end);
};
