import { optionVariable } from '../../../../ui/option-mark.tsx';
import type { BarsColours } from './draw-bars.ts';

/** Bars on which dark grain is seen better than white. */
const pale = new Set(['answer-b', 'answer-e', 'answer-g']);
const white = 'rgb(255, 255, 255)';
const dark = { colour: '#16131f', alpha: 0.2 };
const light = { colour: '#ffffff', alpha: 0.3 };

/** The colours of so many bars. `colourOf`: a token as it is where the canvas stands. */
export const barColours = (colourOf: (token: string) => string, bars: number): BarsColours => {
  const fills = Array.from({ length: bars }, (_, bar) => colourOf(optionVariable(bar)));
  return {
    people: colourOf('people'),
    fills,
    grains: fills.map((fill, bar) =>
      pale.has(optionVariable(bar)) || fill === white ? dark : light,
    ),
  };
};
