import './pin-answer.css';
import {
  type Pin,
  type PinCounts,
  pinInWords,
  type PinQuestion,
} from '@sets/shared/question/kinds/pin.ts';
import type { OwnResultsProps, ResultParts } from '../question-parts.ts';
import { PinMap } from './pin-map.tsx';
import { PinTable } from './pin-table.tsx';
import { pinMessages as words } from './pin.messages.ts';

/** The room's pins on a phone, with one's own. */
export const PinOwnResults = ({
  question,
  caption,
  counts,
  value,
}: OwnResultsProps<PinQuestion, Pin, PinCounts>) => (
  <div className="pin-answer">
    <PinMap {...{ question, counts }} own={value ?? null} />
    {value && (
      <p className="pin-place">
        <span className="you">{words.you}</span> {pinInWords(value)}
      </p>
    )}
    <PinTable {...{ caption, counts }} isHidden />
  </div>
);

export const pinResults: ResultParts<PinQuestion, Pin, PinCounts> = {
  Results: ({ question, caption, counts, value }) => (
    <div>
      <div className="max-w-md">
        <PinMap {...{ question, counts }} own={value ?? null} />
      </div>
      <PinTable {...{ caption, counts }} />
    </div>
  ),
};
