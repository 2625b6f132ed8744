import { dotsEnd } from './cloud-dots.ts';
import { cloudFamily, cloudWeight } from './cloud-word.ts';
import { roughWidth } from './word-sizes.ts';

/** Letters are measured in the size in which the page draws them, before it makes them smaller or larger. */
const measured = 40;

/** Of the size of the letters: about a space beside a word, so that neighbours are not read as one phrase. */
const [beside, above] = [0.14, 0.06];
/** In px, around the smallest words. */
const [leastBeside, leastAbove] = [3, 1.5];

/** How far dots under a word reach to both sides: see `cloud-dots.ts`. */
const dotsAcross = 0.95;

/** What a word needs from the middle of its base line, in px. */
interface WordBox {
  readonly half: number;
  readonly up: number;
  readonly down: number;
}

type Paper = Pick<
  CanvasRenderingContext2D,
  'save' | 'restore' | 'translate' | 'clearRect' | 'getImageData' | 'fillRect' | 'measureText'
> & { font: string; fillStyle: unknown };

/**
 * d3-cloud compares words point by point: small ones would come to lie within large ones, and what it
 * keeps clear beside letters is cut by the edge of its own pictures. So each word is drawn as a box,
 * with all the room that it needs. Only what d3-cloud asks of a canvas is here.
 */
class BoxedPaper {
  readonly #paper: Paper;
  readonly #hasDots: boolean;
  #size = measured;

  constructor(paper: Paper, hasDots: boolean) {
    this.#paper = paper;
    this.#hasDots = hasDots;
  }

  /** It names one px more than the size of the letters. */
  set font(font: string) {
    this.#size = Number(/(\d+)px/u.exec(font)?.[1] ?? measured + 1) - 1;
  }
  set fillStyle(style: string) {
    this.#paper.fillStyle = style;
  }
  save(): void {
    this.#paper.save();
  }
  restore(): void {
    this.#paper.restore();
  }
  translate(x: number, y: number): void {
    this.#paper.translate(x, y);
  }
  clearRect(x: number, y: number, width: number, height: number): void {
    this.#paper.clearRect(x, y, width, height);
  }
  getImageData(x: number, y: number, width: number, height: number): ImageData {
    return this.#paper.getImageData(x, y, width, height);
  }
  measureText(text: string): { readonly width: number } {
    return { width: 2 * this.#boxOf(text).half };
  }
  fillText(text: string): void {
    const { half, up, down } = this.#boxOf(text);
    this.#paper.fillRect(-half, -up, 2 * half, up + down);
  }

  #boxOf(text: string): WordBox {
    this.#paper.font = `${cloudWeight} ${measured}px ${cloudFamily}`;
    const letters = this.#paper.measureText(text);
    const [size, scale] = [this.#size, this.#size / measured];
    const across = Math.max(
      letters.width * scale,
      this.#hasDots ? dotsAcross * roughWidth(text) * size : 0,
    );
    const down = Math.max(
      letters.actualBoundingBoxDescent * scale,
      this.#hasDots ? dotsEnd * size : 0,
    );
    const room = Math.max(leastAbove, above * size);
    return {
      half: Math.ceil(across / 2 + Math.max(leastBeside, beside * size)),
      // A picture of a word is as high, and no higher.
      up: Math.min(size, Math.ceil(letters.actualBoundingBoxAscent * scale + room)),
      down: Math.min(size, Math.ceil(down + room)),
    };
  }
}

/** A canvas on which d3-cloud draws words as boxes. */
export const boxedCanvas = (canvas: HTMLCanvasElement, hasDots: boolean): HTMLCanvasElement => {
  const boxed = {
    set width(width: number) {
      canvas.width = width;
    },
    set height(height: number) {
      canvas.height = height;
    },
    getContext: (_kind: '2d', options: CanvasRenderingContext2DSettings) => {
      const paper = canvas.getContext('2d', options);
      return paper && new BoxedPaper(paper, hasDots);
    },
  };
  return boxed as unknown as HTMLCanvasElement;
};
