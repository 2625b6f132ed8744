/**
 * The sign: an open set and the element that belongs to it, which is ∈ drawn with a dot. In a square
 * of 32: a ring of radius 13.5 and stroke 4, open by a right angle to the right; a dot of radius 6.
 * phone.html and favicon.svg hold the same drawing; a test keeps them to it.
 */
export const signShape = {
  viewBox: '0 0 32 32',
  ring: 'M25.55 6.45a13.5 13.5 0 1 0 0 19.1',
  stroke: 4,
  dot: { cx: 19.5, cy: 16, r: 6 },
} as const;
