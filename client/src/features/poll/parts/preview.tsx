import '../preview/preview.css';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { MonitorPlay, Smartphone } from 'lucide-react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/select.tsx';
import { useSettled } from '../../../core/use-settled.ts';
import type { PollDraft } from '../poll-draft.ts';
import { editorMessages } from '../poll-editor.messages.ts';
import { type Moment, moments, picturesOf } from '../preview/local-room.ts';
import { previewMessages as words } from '../preview/preview.messages.ts';

const WallPreview = lazy(() => import('../preview/wall-preview.tsx'));
const PhonePreview = lazy(() => import('../preview/phone-preview.tsx'));

/** A pause in typing, in ms: fitting the text into the screen is more than a key should wait for. */
const pause = 150;

type Place = 'wall' | 'phone';
const places = [
  { place: 'wall', Icon: MonitorPlay },
  { place: 'phone', Icon: Smartphone },
] as const;

const momentChoices = moments.map((value) => ({ value, text: words.moments[value] }));

interface PlacesProps {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

const Places = ({ place, onPlace }: PlacesProps) => (
  <fieldset className="preview-places" aria-label={words.title}>
    {places.map(({ place: each, Icon }) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === place}
        className={classNames(each === place && 'bg-people-tint font-semibold text-people-ink')}
        onClick={() => onPlace(each)}
      >
        <Icon size={18} aria-hidden="true" />
        {words[each]}
      </button>
    ))}
  </fieldset>
);

const written = (question: Question): Question => ({
  ...question,
  text: question.text || editorMessages.textPlaceholder,
});

/** What was answered here last, and to which question. */
interface Answered {
  readonly id: string;
  readonly value: unknown;
}

/** The draft as it was a moment ago; another question is shown at once. */
const useShownDraft = (typed: PollDraft, at: number): PollDraft => {
  const settled = useSettled(typed, pause);
  const shown = settled.questions[at]?.id === typed.questions[at]?.id ? settled : typed;
  return useMemo(
    () => ({ ...shown, questions: shown.questions.map((question) => written(question)) }),
    [shown],
  );
};

interface PreviewProps {
  readonly draft: PollDraft;
  readonly at: number;
}

interface StageProps extends PreviewProps {
  readonly question: Question;
  readonly place: Place;
  readonly moment: Moment;
  /** What was answered here, or null. */
  readonly given: unknown;
  readonly onAnswer: (value: unknown) => void;
}

/** One question at one moment: its time runs from when it is looked at. */
const Stage = ({ draft, at, question, place, moment, given, onAnswer }: StageProps) => {
  const [now] = useState(() => Date.now());
  const pictures = useMemo(
    () => picturesOf(draft, { question: at, moment, now }, given),
    [draft, at, moment, now, given],
  );
  const shown = { question, pictures };
  return (
    <div className="preview-stage" data-place={place}>
      <Suspense fallback={<p className="only-spoken">{words.loading}</p>}>
        {place === 'wall' ? (
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
        )}
      </Suspense>
    </div>
  );
};

/** The question as phones and the wall will show it, in what they draw themselves. */
export const Preview = ({ draft: typed, at }: PreviewProps) => {
  const [place, setPlace] = useState<Place>('wall');
  const [moment, setMoment] = useState<Moment>('open');
  const [answered, setAnswered] = useState<Answered | null>(null);
  const titleId = useId();
  const draft = useShownDraft(typed, at);
  const question = draft.questions[at];
  if (question === undefined) return null;
  const { id } = question;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg font-semibold">
          {words.title}
        </h2>
        <Places place={place} onPlace={setPlace} />
      </div>
      <Stage
        key={`${id} ${moment}`}
        {...{ draft, at, question, place, moment }}
        given={answered?.id === id ? answered.value : null}
        onAnswer={(value) => setAnswered({ id, value })}
      />
      {place === 'phone' && <p className="text-sm text-ink-soft">{words.hint}</p>}
      <Select
        isSmall
        label={words.moment}
        value={moment}
        choices={momentChoices}
        onChange={setMoment}
      />
    </section>
  );
};
