import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import type { TextsGiven } from '@sets/shared/question/texts/given-texts.ts';
import type { TextCounts } from '@sets/shared/question/texts/text-lines.ts';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { OpenTextDesk } from './open-text-desk.tsx';
import { openTextMessages as words } from './open-text.messages.ts';
import { TextList } from './text-list.tsx';

/** Of what is shown, the desk below has all. */
const mostHere = 5;

const Results = ({
  caption,
  counts,
  right = null,
}: ResultsProps<OpenTextQuestion, TextsGiven, TextCounts>) =>
  counts === null ? (
    <p className="text-base text-ink-soft">{words.hidden}</p>
  ) : (
    <div className="text-base">
      <TextList most={mostHere} {...{ caption, counts, right }} />
    </div>
  );

export const openTextResults: ResultParts<OpenTextQuestion, TextsGiven, TextCounts> = {
  Results,
  Desk: OpenTextDesk,
};
