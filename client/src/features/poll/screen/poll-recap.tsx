import './poll-recap.css';
import { readableMath } from '@sets/shared/core/math/readable-math.ts';
import { shareOfLine } from '@sets/shared/live/last-run.ts';
import type { DrawnInWords } from '@sets/shared/poll/poll.live.ts';
import type { ReportLine } from '@sets/shared/live/report-line.ts';
import { formatShare } from '../../../ui/number-format.ts';
import { optionLetter } from '../../../ui/option-mark.tsx';
import { screenParts } from '../../question/kind-parts.ts';
import { ScreenSheet } from '../../stage/screen/screen-sheet.tsx';
import { LittleWall } from '../../material/list/little-wall.tsx';
import { pollScreenMessages as words } from './poll-screen.messages.ts';
import { useTurns } from './use-turns.ts';

/** Only what there was to choose from, or to put in order, has letters. */
const spoken = ({ unmarked }: DrawnInWords, line: ReportLine, index: number): string =>
  line.sign === undefined && unmarked !== true
    ? `${optionLetter(line.mark ?? index)} ${readableMath(line.text)}`
    : readableMath(line.text);

/** All of it in words: a picture shows one at a time, and is hidden from those who hear the page. */
const InWords = ({ rounds }: { rounds: readonly DrawnInWords[] }) => (
  <ol className="only-spoken">
    {rounds.map((round, at) => (
      // The same may have been asked twice, so its place is what tells it apart.
      <li key={words.position(at + 1, rounds.length)}>
        {readableMath(round.text)}
        <ul>
          {round.lines.length === 0 && <li>{words.noneShown}</li>}
          {round.lines.map((line, index) => (
            <li key={optionLetter(index)}>
              {words.line(
                spoken(round, line, index),
                line.told ?? formatShare(shareOfLine(round, line)),
              )}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

/** A round as its kind draws it on a screen; what was chosen among options as bars. */
const Picture = ({ round }: { round: DrawnInWords | undefined }) => {
  if (round?.drawn === undefined) return <LittleWall round={round ?? null} isOpen={false} />;
  const { question, counts } = round.drawn;
  const { Screen } = screenParts(question);
  return (
    <div className="poll-recap-sheet" aria-hidden="true">
      <ScreenSheet>
        <Screen {...{ question, counts }} answered={round.answered} />
      </ScreenSheet>
    </div>
  );
};

/** What every question came to: one after the other, each large enough for the last row. */
export const PollRecap = ({ rounds }: { rounds: readonly DrawnInWords[] }) => {
  const turn = useTurns(rounds.length);
  return (
    <section className="poll-recap" aria-label={words.results}>
      <InWords rounds={rounds} />
      {/* It has the words of its own ground, in the middle of a house. */}
      <div className="poll-recap-picture" data-theme="ground" key={turn}>
        <Picture round={rounds[turn]} />
      </div>
      <p className="poll-recap-place" aria-hidden="true">
        {words.position(turn + 1, rounds.length)}
      </p>
    </section>
  );
};
