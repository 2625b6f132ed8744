import './pin-answer.css';
import {
  type PinCounts,
  pinInWords,
  pinsInAreas,
  type PinQuestion,
} from '@sets/shared/question/kinds/pin.ts';
import type { Pin } from '@sets/shared/question/pin-place.ts';
import type { OwnResultsProps, ResultParts } from '../question-parts.ts';
import { PinMap } from './pin-map.tsx';
import { PinTable } from './pin-table.tsx';
import { areasOf } from './right-areas.ts';
import { pinMessages as words } from './pin.messages.ts';

/** The room's pins on a phone, with one's own. */
export const PinOwnResults = ({
  question,
  caption,
  counts,
  value,
  told,
}: OwnResultsProps<PinQuestion, Pin, PinCounts>) => (
  <div className="pin-answer">
    <PinMap {...{ question, counts }} own={value ?? null} areas={areasOf(told)} />
    {value && (
      <p className="pin-place">
        <span className="you">{words.you}</span> {pinInWords(value)}
      </p>
    )}
    <PinTable {...{ caption, counts }} isHidden />
  </div>
);

export const pinResults: ResultParts<PinQuestion, Pin, PinCounts> = {
  Results: ({ question, caption, counts, answered, value, right = null }) => (
    <div>
      <div className="max-w-md">
        <PinMap {...{ question, counts }} own={value ?? null} areas={areasOf(right)} />
      </div>
      {counts !== null && areasOf(right).length > 0 && (
        <p className="mt-2 font-medium">
          {words.hits(pinsInAreas(counts, areasOf(right)), answered)}
        </p>
      )}
      <PinTable {...{ caption, counts }} />
    </div>
  ),
};
