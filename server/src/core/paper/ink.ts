/** Of the product's colours, those that are words. */
export const inks = {
  ink: '#16131f',
  soft: '#5d586a',
  people: '#4636c0',
  line: '#c9c4d3',
} as const;

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89 } as const;
