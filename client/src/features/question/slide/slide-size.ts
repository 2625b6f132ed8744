/** Characters that fit into a line of a projector at 1 px of its pixels. */
const acrossAt1 = 3_400;
/** Sizes of the text below the title, in pixels of the projector, and how high a line is of them. */
const sizes = [64, 56, 50, 44, 38, 34, 30] as const;
const lineHeight = 1.35;
/** Room below the title, in pixels of the projector. */
const room = 720;

/**
 * How large the lines of a slide may be so that all of them are seen, in pixels of the projector. The
 * smallest size still reads from the last row; the limit of a slide's length is what fits into it.
 */
export const slideSize = (body: string): number => {
  const lines = body.split('\n');
  const fits = (size: number): boolean => {
    const across = acrossAt1 / size;
    const height = lines.reduce(
      (sum, line) => sum + Math.max(0.5, Math.ceil(line.length / across)),
      0,
    );
    return height * size * lineHeight <= room;
  };
  return sizes.find(fits) ?? sizes[sizes.length - 1] ?? 30;
};
