/** As many marks as the stream-safe text format of Unicode allows one letter (UAX #15). */
const further = /(\p{M}{30})\p{M}+/gu;

/**
 * A text whose letters have no more marks than any language gives them. To bring marks into their order takes time by
 * the square of how many stand together: of a hundred thousand, minutes, in which nobody else is answered. So this
 * comes before whatever is normalized and may be long.
 */
export const withFewMarks = (text: string): string => text.replaceAll(further, '$1');
