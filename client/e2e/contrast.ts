import type { Page } from 'playwright-core';

/** Words, or the edge of a mark, and what they stand on. */
export interface Contrast {
  /** Which control it is, and in which state. */
  readonly of: string;
  readonly ratio: number;
  readonly least: number;
}

/**
 * The contrast of all words in these elements, or in one of them, and of their marks, as the browser
 * draws them at this moment: with hover, focus and whatever else is so. Runs in the page.
 */
const measure = (
  controls: Element[],
  only: number | null,
): { what: string; ratio: number; least: number }[] => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  type Colour = readonly [number, number, number, number];
  const read = (css: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mixed = [0, 1, 2].map((at) => top[at]! * top[3] + below[at]! * (1 - top[3]));
    return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
  };
  /** All grounds below an element, from the page upwards. */
  const groundOf = (element: Element | null): Colour => {
    if (element === null) return [255, 255, 255, 1];
    return over(read(getComputedStyle(element).backgroundColor), groundOf(element.parentElement));
  };
  const light = (colour: Colour): number => {
    const [red, green, blue] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const between = (one: Colour, other: Colour): number => {
    const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  /** What is half seen through has less contrast, too. */
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  const seen = (css: string, element: Element): number => {
    const ground = groundOf(element);
    const [red, green, blue, alpha] = read(css);
    return between(over([red, green, blue, alpha * opacityOf(element)], ground), ground);
  };

  const hasWords = (element: Element): boolean =>
    element instanceof HTMLInputElement ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const measured = controls.filter((_, index) => only === null || index === only);
  const all = measured.flatMap((control) =>
    Array.of(control).concat(...control.querySelectorAll('*')),
  );
  const isSeen = (element: Element) =>
    element.checkVisibility() && element.closest('.only-spoken') === null;
  const words = all
    .filter((element) => isSeen(element) && hasWords(element) && !(element instanceof SVGElement))
    .map((element) => ({
      what: element.textContent ?? '',
      ratio: seen(getComputedStyle(element).color, element),
      least: 4.5,
    }));
  const marks = measured
    .flatMap((control) => Array.from(control.querySelectorAll('.option-mark path')))
    .filter((path) => isSeen(path))
    .map((path) => ({
      what: 'its mark',
      ratio: seen(getComputedStyle(path).stroke, path.closest('.option-mark')!),
      least: 3,
    }));
  return [...words, ...marks];
};

/** The middle of a control, brought into sight; null where it has no place. Runs in the page. */
const reach = (controls: Element[], index: number): [number, number] | null => {
  const control = controls[index] as HTMLElement & { scrollIntoViewIfNeeded: () => void };
  if (control.getClientRects().length === 0) return null;
  control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = control.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Everything on a page that can be pressed or typed into, and where the answer is. */
const controls = 'button, a, input, .answer-strip';

/** The contrasts in every control of the page: left alone, under the pointer, and focused and pressed; in light and dark. */
export const contrastsOn = async (page: Page, screen: string): Promise<Contrast[]> => {
  const found: Contrast[] = [];
  const all = page.locator(controls);
  const count = await all.count();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (state: string, only: number | null): Promise<void> => {
      for (const { what, ...seen } of await all.evaluateAll(measure, only)) {
        found.push({ of: `${screen}, ${colorScheme}, ${state}: ${what}`, ...seen });
      }
    };
    await page.mouse.move(0, 0);
    await look('left alone', null);
    for (let index = 0; index < count; index += 1) {
      // By hand: `hover()` waits until a thing can be pressed, and some here cannot.
      const place = await all.evaluateAll(reach, index);
      if (place === null) continue;
      await page.mouse.move(...place);
      await look('under the pointer', index);
      await all.nth(index).focus();
      await page.mouse.down();
      await look('pressed', index);
      // Let go elsewhere, so that nothing is done.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  }
  return found;
};
