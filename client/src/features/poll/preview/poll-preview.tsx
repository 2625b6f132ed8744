import type { Question } from '@sets/shared/question/question-kinds.ts';
import { lazy, useMemo, useState } from 'react';
import { Preview, type PreviewPlace, useShownDraft } from '../../material/preview/preview.tsx';
import { previewMessages as words } from '../../material/preview/preview.messages.ts';
import { useAskedAt } from '../../material/preview/use-asked-at.ts';
import { type PollDraft, pollWriting } from '../poll-draft.ts';
import { type Moment, moments, picturesOf } from './local-room.ts';
import { pollPreviewMessages } from './poll-preview.messages.ts';

const WallPreview = lazy(() => import('./wall-preview.tsx'));
const PhonePreview = lazy(() => import('./phone-preview.tsx'));

const momentChoices = moments.map((value) => ({ value, text: pollPreviewMessages.moments[value] }));

/** What was answered here last, and to which question. */
interface Answered {
  readonly id: string;
  readonly value: unknown;
}

interface PollPreviewProps {
  readonly draft: PollDraft;
  readonly at: number;
}

interface StageProps extends PollPreviewProps {
  readonly question: Question;
  readonly place: PreviewPlace;
  readonly moment: Moment;
  /** What was answered here, or null. */
  readonly given: unknown;
  readonly onAnswer: (value: unknown) => void;
}

/** One question at one moment: its time runs from when it is looked at, or was last changed. */
const Stage = ({ draft, at, question, place, moment, given, onAnswer }: StageProps) => {
  const now = useAskedAt(question);
  const pictures = useMemo(
    () => picturesOf(draft, { question: at, moment, now }, given),
    [draft, at, moment, now, given],
  );
  const shown = { question, pictures };
  return place === 'wall' ? (
    <figure aria-label={words.wallTitle}>
      <WallPreview {...shown} />
    </figure>
  ) : (
    <PhonePreview
      {...shown}
      title={draft.title || question.text}
      moment={moment}
      onAnswer={onAnswer}
    />
  );
};

/** A question of a poll as phones and the wall will show it. */
export const PollPreview = ({ draft: typed, at }: PollPreviewProps) => {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const draft = useShownDraft(pollWriting, typed, at);
  const question = draft.questions[at];
  if (question === undefined) return null;
  const { id } = question;
  return (
    <Preview moments={momentChoices} first="open" hint={pollPreviewMessages.hint}>
      {(place, moment) => (
        <Stage
          key={`${id} ${moment}`}
          {...{ draft, at, question, place, moment }}
          given={answered?.id === id ? answered.value : null}
          onAnswer={(value) => setAnswered({ id, value })}
        />
      )}
    </Preview>
  );
};
