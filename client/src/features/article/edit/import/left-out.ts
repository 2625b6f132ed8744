/** What is left out of a page that is imported, and how often. */
const leftKinds = [
  'scripts',
  'forms',
  'frames',
  'media',
  'drawings',
  'surroundings',
  'links',
  'picturesAway',
  'pictureKinds',
  'picturesOver',
  'picturesRefused',
  'characters',
] as const;
export type LeftKind = (typeof leftKinds)[number];

/** Counts what is left out. */
export class LeftOut {
  readonly #counts = new Map<LeftKind, number>();

  add(kind: LeftKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  /** In the order of the kinds; none that is nothing. */
  get all(): readonly (readonly [LeftKind, number])[] {
    return leftKinds.flatMap((kind) => {
      const count = this.#counts.get(kind);
      return count === undefined ? [] : [[kind, count] as const];
    });
  }
}
