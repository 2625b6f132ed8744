import './pin-screen.css';
import {
  type PinCounts,
  type PinQuestion,
  pinsByRegion,
  regionNames,
} from '@sets/shared/question/kinds/pin.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { ScreenCount } from '../../stage/screen/screen-count.tsx';
import { ScreenSpoken } from '../../stage/screen/screen-spoken.tsx';
import type { ScreenParts, ScreenProps, ScreenStanding } from '../question-parts.ts';
import { PinMap } from './pin-map.tsx';
import { PinTable } from './pin-table.tsx';
import { pinMessages as words } from './pin.messages.ts';

/** Characters from which on a question is set smaller. */
const longText = 70;

/** What is heard once the result is out: where most pins are, first. */
const resultOf = (counts: PinCounts): string =>
  pinsByRegion(counts)
    .map((count, at) => ({ count, name: regionNames[at] ?? '' }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }) => words.spoken(name, count))
    .join('. ');

interface HeardProps {
  readonly standing: ScreenStanding;
  readonly counts: PinCounts | null;
  readonly answered: number;
}

const Heard = ({ standing: { phase, joined }, counts, answered }: HeardProps) => {
  const isFinal = phase === 'closed' && counts !== null && answered > 0;
  const progress =
    phase === 'ready' ? '' : words.answered(formatCount(answered), formatCount(joined));
  return (
    <>
      <ScreenCount isShown={phase !== 'ready'} {...{ joined, answered }} />
      <ScreenSpoken text={isFinal ? resultOf(counts) : progress} isFinal={isFinal} />
    </>
  );
};

/** The question over its picture, and on it people where they put their pins. */
const Screen = ({ question, counts, answered, standing }: ScreenProps<PinQuestion, PinCounts>) => {
  const Heading = standing === undefined ? 'p' : 'h1';
  const { width, height } = question.picture ?? { width: 3, height: 2 };
  const shape = { '--shape': width / height } as CSSProperties;
  return (
    <>
      <div className="pin-screen" style={shape}>
        <Heading
          className="pin-screen-title"
          dir="auto"
          data-long={question.text.length > longText}
        >
          <MathText text={question.text} isLarge />
        </Heading>
        <div className="pin-screen-place">
          <PinMap question={question} counts={counts} />
        </div>
        {counts !== null && (
          <PinTable caption={words.results(question.text)} counts={counts} isHidden />
        )}
      </div>
      {standing !== undefined && <Heard {...{ standing, counts, answered }} />}
    </>
  );
};

export const pinScreen: ScreenParts<PinQuestion, PinCounts> = { note: () => '', Screen };
