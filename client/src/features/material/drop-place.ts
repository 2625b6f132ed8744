/**
 * The place that an item gets which is let go at `at`: behind all others whose middle lies before that.
 * `middles` are those of all items, in their order.
 */
export const dropPlace = (middles: readonly number[], at: number, from: number): number =>
  middles.filter((middle, index) => index !== from && middle < at).length;

/** On which side of an item a line shows where the dragged one would go; null where on none. */
export const dropSide = (
  index: number,
  drag: { readonly from: number; readonly to: number } | null,
): 'before' | 'after' | null => {
  if (drag === null || drag.to !== index || drag.from === drag.to) return null;
  return drag.to < drag.from ? 'before' : 'after';
};
