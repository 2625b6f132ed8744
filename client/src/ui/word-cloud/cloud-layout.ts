import type { CloudPicture, CloudWord, PlacedWord, Stage } from './cloud-word.ts';
import { placeWords, type Placing } from './place-words.ts';
import { fittingScale, leastScale, type SizedWord, sizedWords, steadySizes } from './word-sizes.ts';

type Means = Pick<Placing, 'canvas' | 'slice'>;

/** How often a picture is tried smaller; what finds no room then does so with the next one. */
const mostTries = 5;
const smaller = 0.88;

/** d3-cloud's board is made of 32 px. */
const boardOf = ({ width, height, smallest }: Stage): Stage => ({
  width: Math.max(64, Math.floor(width / 32) * 32),
  height: Math.max(48, Math.floor(height)),
  smallest,
});

/** Pictures of a cloud, one after the other: words stay where they were as long as they fit there. */
export class CloudLayout {
  readonly #means: Means;
  #stage: Stage | null = null;
  #scale = 0;
  /** Null where all is to be placed anew. */
  #sized: readonly SizedWord[] | null = null;
  #placed: readonly PlacedWord[] = [];

  constructor(means: Means) {
    this.#means = means;
  }

  async next(words: readonly CloudWord[], wanted: Stage): Promise<CloudPicture> {
    const stage = boardOf(wanted);
    this.#moveTo(stage);
    this.#scale = this.#scaleFor(words, stage);
    const least = leastScale(words, stage);
    const sizes = new Map(this.#sized?.map((word) => [word.key, word]));
    for (let tried = 1; ; tried += 1) {
      const right = sizedWords(words, stage, this.#scale);
      // Where not all fit, all become smaller, and at once.
      const sized = tried > 1 ? right : steadySizes(right, sizes);
      if (!this.#isSame(sized)) this.#placed = await this.#place(sized, stage);
      this.#sized = sized;
      const isWhole = this.#placed.length === sized.length;
      if (isWhole || tried >= mostTries || this.#scale <= least) break;
      this.#scale = Math.max(least, smaller * this.#scale);
    }
    return this.#picture(words, stage);
  }

  /** What was placed on another stage is where it was, in the measure of this one. */
  #moveTo(stage: Stage): void {
    const before = this.#stage;
    this.#stage = stage;
    if (before === null) return;
    const [across, down] = [stage.width / before.width, stage.height / before.height];
    if (across === 1 && down === 1 && before.smallest === stage.smallest) return;
    this.#sized = null;
    this.#placed = this.#placed.map(({ key, text, count, size, x, y }) => {
      return { key, text, count, size, x: Math.round(x * across), y: Math.round(y * down) };
    });
  }

  /** It stays as long as it can: each other one moves every word. */
  #scaleFor(words: readonly CloudWord[], stage: Stage): number {
    const fitting = fittingScale(words, stage);
    if (this.#sized === null || this.#sized.length === 0) return fitting;
    const isFar = fitting > 1.35 * this.#scale || fitting < 0.7 * this.#scale;
    return isFar
      ? Math.min(fitting, 1.2 * this.#scale)
      : Math.max(leastScale(words, stage), this.#scale);
  }

  #isSame(sized: readonly SizedWord[]): boolean {
    if (this.#sized === null) return false;
    const before = new Map(this.#sized.map((word) => [word.key, word]));
    return (
      sized.length === before.size &&
      sized.every(({ key, text, size }) => {
        const word = before.get(key);
        return word?.size === size && word.text === text;
      })
    );
  }

  #place(sized: readonly SizedWord[], stage: Stage): Promise<PlacedWord[]> {
    const before = new Map(this.#placed.map((word) => [word.key, word]));
    // Among words of one size those that are there already come first, so none takes their places.
    const inTurn = sized.toSorted(
      (one, other) =>
        other.size - one.size || Number(before.has(other.key)) - Number(before.has(one.key)),
    );
    return placeWords(inTurn, stage, { ...this.#means, before });
  }

  #picture(words: readonly CloudWord[], stage: Stage): CloudPicture {
    const counts = new Map(words.map(({ key, count }) => [key, count]));
    return {
      ...stage,
      placed: this.#placed.map(({ key, text, count, size, x, y }) => {
        return { key, text, count: counts.get(key) ?? count, size, x, y };
      }),
      left: words.length - this.#placed.length,
    };
  }
}
