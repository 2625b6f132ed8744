import { inRoundWords, type RoundInWords } from '../live/last-run.ts';
import { emptyTally } from '../live/tally.ts';
import type { DrawnInWords } from './poll.live.ts';
import { type Reported, tellNewestRounds } from './poll.report.ts';

/** How long what a recap is drawn of may be, as JSON: it goes to every screen at once. */
const mostDrawn = 60_000;

const newestInWords = (poll: Reported) =>
  tellNewestRounds(poll).map(({ report, draw }) => ({
    inWords: inRoundWords(report, (poll.tallies.get(report.slot) ?? emptyTally).answered),
    draw,
  }));

/** What every question came to, as phones tell it. */
export const recapInWords = (poll: Reported): RoundInWords[] =>
  newestInWords(poll).map(({ inWords }) => inWords);

/** The same with what its kind draws it of, as far as there is room. */
export const recapForScreens = (poll: Reported): DrawnInWords[] => {
  let left = mostDrawn;
  return newestInWords(poll).map(({ inWords, draw }) => {
    const drawn = draw();
    const size = drawn === null ? 0 : JSON.stringify(drawn).length;
    if (drawn === null || size > left) return inWords;
    left -= size;
    return Object.assign(inWords, { drawn });
  });
};
