/** A canvas without letters: each text is a box 0.7 as high as its letters, and half as wide for each of them. */
class BoxPaper {
  font = '10px x';
  fillStyle = '';
  #at = { x: 0, y: 0 };
  readonly #points: Uint8ClampedArray;
  readonly #side: number;

  constructor(side: number) {
    this.#side = side;
    this.#points = new Uint8ClampedArray(side * side * 4);
  }

  get #size(): number {
    return Number(/(\d+)px/u.exec(this.font)?.[1] ?? 10);
  }

  save(): void {}
  restore(): void {
    this.#at = { x: 0, y: 0 };
  }
  translate(x: number, y: number): void {
    this.#at = { x: Math.round(x), y: Math.round(y) };
  }
  clearRect(): void {
    this.#points.fill(0);
  }
  measureText(text: string) {
    return {
      width: 0.5 * this.#size * Array.from(text).length,
      actualBoundingBoxAscent: 0.7 * this.#size,
      actualBoundingBoxDescent: 0,
    };
  }
  fillRect(left: number, top: number, width: number, height: number): void {
    const [x, y] = [Math.round(this.#at.x + left), Math.round(this.#at.y + top)];
    for (let row = Math.max(0, y); row < Math.min(this.#side, y + height); row += 1) {
      const start = (row * this.#side + Math.max(0, x)) * 4;
      this.#points.fill(255, start, start + Math.round(width) * 4);
    }
  }
  getImageData(_x: number, _y: number, width: number) {
    // It is first asked for one point, by which the density of the screen is known.
    return { data: width === 1 ? this.#points.subarray(0, 4) : this.#points };
  }
}

/** As large as d3-cloud makes its canvas. */
const side = 2_048;

/** A canvas for where there are no letters to measure. */
export const boxCanvas = (): (() => HTMLCanvasElement) => {
  const paper = new BoxPaper(side);
  const canvas = { width: side, height: side, getContext: () => paper };
  return () => canvas as unknown as HTMLCanvasElement;
};

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box of a placed word, as that canvas draws it. */
export const boxOf = (word: { text: string; x: number; y: number; size: number }): Box => {
  const half = Math.ceil(0.5 * word.size * Array.from(word.text).length) / 2;
  return {
    left: word.x - half,
    right: word.x + half,
    top: word.y - 0.7 * word.size,
    bottom: word.y,
  };
};
