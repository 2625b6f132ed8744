import './pin-screen.css';
import {
  type PinCounts,
  type PinQuestion,
  pinsByRegion,
  pinsInAreas,
  regionNames,
} from '@sets/shared/question/kinds/pin.ts';
import type { CSSProperties } from 'react';
import { PicturedScreen } from '../asked/pictured-screen.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { PinMap } from './pin-map.tsx';
import { PinTable } from './pin-table.tsx';
import { areasOf } from './right-areas.ts';
import { pinMessages as words } from './pin.messages.ts';

/** What is heard once the result is out: where most pins are, first. */
const resultOf = (counts: PinCounts): string =>
  pinsByRegion(counts)
    .map((count, at) => ({ count, name: regionNames[at] ?? '' }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }) => words.spoken(name, count))
    .join('. ');

/** The question over its picture, and on it people where they put their pins. */
const Screen = ({
  question,
  counts,
  answered,
  standing,
  right,
}: ScreenProps<PinQuestion, PinCounts>) => {
  const { text, picture } = question;
  const { width, height } = picture ?? { width: 3, height: 2 };
  const style = { '--shape': width / height } as CSSProperties;
  const areas = areasOf(right);
  const hits =
    counts === null || areas.length === 0 ? [] : [words.hits(pinsInAreas(counts, areas), answered)];
  const result = counts === null ? null : [resultOf(counts), ...hits].join('. ');
  return (
    <PicturedScreen {...{ text, answered, standing, result, style }}>
      <div className="pin-place">
        <PinMap {...{ question, counts, areas }} />
        {counts !== null && <PinTable caption={words.results(text)} counts={counts} isHidden />}
      </div>
      {hits.map((each) => (
        <p key={each} className="pin-hits" aria-hidden="true">
          {each}
        </p>
      ))}
    </PicturedScreen>
  );
};

export const pinScreen: ScreenParts<PinQuestion, PinCounts> = { note: () => '', Screen };
