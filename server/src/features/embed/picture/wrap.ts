import type { Letters, Weight } from './letters.ts';

const blanks = /[\s\p{Cc}]+/gu;
const dots = '…';

/** More letters than fit any line are not measured. */
const longest = 600;

/** A text in one line that is no wider than `most`, in em. */
export const shortened = (letters: Letters, text: string, weight: Weight, most: number): string => {
  const line = Array.from(text.replaceAll(blanks, ' ').trim()).slice(0, longest);
  const whole = line.join('');
  if (letters.width(whole, weight) <= most) return whole;
  let [fits, tooLong] = [0, line.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    const cut = line.slice(0, middle).join('').trimEnd() + dots;
    if (letters.width(cut, weight) <= most) fits = middle;
    else tooLong = middle;
  }
  return line.slice(0, fits).join('').trimEnd() + dots;
};

/** A text in at most `lines` lines, each no wider than `most`; the last one tells that more was said. */
export const wrapped = (
  letters: Letters,
  text: string,
  weight: Weight,
  { most, lines }: { readonly most: number; readonly lines: number },
): string[] => {
  const waiting = text.slice(0, longest).replaceAll(blanks, ' ').trim().split(' ');
  const done: string[] = [];
  while (waiting.length > 0 && done.length < lines - 1) {
    let line = waiting.shift() ?? '';
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (letters.width(`${line} ${next}`, weight) > most) break;
      line = `${line} ${next}`;
      waiting.shift();
    }
    done.push(shortened(letters, line, weight, most));
  }
  if (waiting.length > 0) done.push(shortened(letters, waiting.join(' '), weight, most));
  return done.filter((line) => line !== '');
};
