import './poll-recap.css';
import { type RoundInWords, shareOfLine } from '@sets/shared/live/last-run.ts';
import type { ReportLine } from '@sets/shared/live/report-line.ts';
import { formatShare } from '../../../ui/number-format.ts';
import { optionLetter } from '../../../ui/option-mark.tsx';
import { LittleWall } from '../parts/little-wall.tsx';
import { pollScreenMessages as words } from './poll-screen.messages.ts';
import { useTurns } from './use-turns.ts';

const spoken = (line: ReportLine, index: number): string =>
  line.sign === undefined ? `${optionLetter(index)} ${line.text}` : line.text;

/** All of it in words: a picture shows one at a time, and is hidden from those who hear the page. */
const InWords = ({ rounds }: { rounds: readonly RoundInWords[] }) => (
  <ol className="only-spoken">
    {rounds.map((round, at) => (
      // The same may have been asked twice, so its place is what tells it apart.
      <li key={words.position(at + 1, rounds.length)}>
        {round.text}
        <ul>
          {round.lines.map((line, index) => (
            <li key={optionLetter(index)}>
              {words.line(spoken(line, index), formatShare(shareOfLine(round, line)))}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

/** What every question came to: one after the other, each large enough for the last row. */
export const PollRecap = ({ rounds }: { rounds: readonly RoundInWords[] }) => {
  const turn = useTurns(rounds.length);
  return (
    <section className="poll-recap" aria-label={words.results}>
      <InWords rounds={rounds} />
      {/* It has the words of its own ground, in the middle of a house. */}
      <div className="poll-recap-picture" data-theme="ground" key={turn}>
        <LittleWall round={rounds[turn] ?? null} isOpen={false} />
      </div>
      <p className="poll-recap-place" aria-hidden="true">
        {words.position(turn + 1, rounds.length)}
      </p>
    </section>
  );
};
