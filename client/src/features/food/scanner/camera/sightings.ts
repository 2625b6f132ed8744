/** In ms: a code that was out of the picture for so long, and comes back, is shown anew. */
export const outOfSight = 3_000;

/** Tells a code that is shown from one that is still shown: a camera reads it many times a second. */
export class Sightings {
  readonly #lastSeen = new Map<string, number>();

  /**
   * Whether what was read is to be looked at. `now` in ms. While that is not `isFree`, other codes are passed over, and
   * are new afterwards.
   */
  isNew(text: string, now: number, isFree: boolean): boolean {
    for (const [known, at] of this.#lastSeen) {
      if (now - at >= outOfSight) this.#lastSeen.delete(known);
    }
    const isShown = this.#lastSeen.has(text);
    if (isShown || isFree) this.#lastSeen.set(text, now);
    return !isShown && isFree;
  }
}
