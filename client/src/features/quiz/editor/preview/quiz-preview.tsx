import type { Question } from '@sets/shared/question/question-kinds.ts';
import { lazy, useMemo, useState } from 'react';
import { Preview, type PreviewPlace, useShownDraft } from '../../../material/preview/preview.tsx';
import { previewMessages } from '../../../material/preview/preview.messages.ts';
import { useAskedAt } from '../../../material/preview/use-asked-at.ts';
import { type QuizDraft, quizWriting } from '../quiz-draft.ts';
import { type Moment, momentsOf, picturesOf } from './local-quiz.ts';
import { quizPreviewMessages as words } from './quiz-preview.messages.ts';

const WallPreview = lazy(() => import('./wall-preview.tsx'));
const PhonePreview = lazy(() => import('./phone-preview.tsx'));

/** What was answered here last, and to which question. */
interface Answered {
  readonly id: string;
  readonly value: unknown;
}

interface QuizPreviewProps {
  readonly draft: QuizDraft;
  readonly at: number;
}

interface StageProps extends QuizPreviewProps {
  readonly question: Question;
  readonly place: PreviewPlace;
  readonly moment: Moment;
  /** What was answered here, or null. */
  readonly given: unknown;
  readonly onAnswer: (value: unknown) => void;
}

/** One question at one moment: its time runs from when it is looked at, or was last changed. */
const Stage = ({ draft, at, question, place, moment, given, onAnswer }: StageProps) => {
  const now = useAskedAt([draft.items[at], draft.reading]);
  const pictures = useMemo(
    () => picturesOf(draft, { at, moment, now }, given),
    [draft, at, moment, now, given],
  );
  return place === 'wall' ? (
    <figure aria-label={previewMessages.wallTitle}>
      <WallPreview pictures={pictures} />
    </figure>
  ) : (
    <PhonePreview {...{ at, pictures, onAnswer }} title={draft.title || question.text} />
  );
};

/** A question of a quiz as phones and the wall will show it. */
export const QuizPreview = ({ draft: typed, at }: QuizPreviewProps) => {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const draft = useShownDraft(quizWriting, typed, at);
  const question = draft.items[at]?.question;
  if (question === undefined) return null;
  const choices = momentsOf(draft).map((value) => ({ value, text: words.moments[value] }));
  return (
    <Preview moments={choices} first="open" hint={words.hint}>
      {(place, moment) => (
        <Stage
          key={`${question.id} ${moment}`}
          {...{ draft, at, question, place, moment }}
          given={answered?.id === question.id ? answered.value : null}
          onAnswer={(value) => setAnswered({ id: question.id, value })}
        />
      )}
    </Preview>
  );
};
