import './preview.css';
import { MonitorPlay, Smartphone } from 'lucide-react';
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { useSettled } from '../../../core/use-settled.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/select.tsx';
import { editorMessages } from '../editor.messages.ts';
import type { Writing } from '../writing.ts';
import { previewMessages as words } from './preview.messages.ts';

/** A pause in typing, in ms: fitting the text into the screen is more than a key should wait for. */
const pause = 150;

export type PreviewPlace = 'wall' | 'phone';
const places = [
  { place: 'wall', Icon: MonitorPlay },
  { place: 'phone', Icon: Smartphone },
] as const;

interface PlacesProps {
  readonly place: PreviewPlace;
  readonly onPlace: (place: PreviewPlace) => void;
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

/** The draft as it was a moment ago, with something in every question; another question is shown at once. */
export const useShownDraft = <Draft,>(
  { questionsOf, change }: Pick<Writing<Draft>, 'questionsOf' | 'change'>,
  typed: Draft,
  at: number,
): Draft => {
  const settled = useSettled(typed, pause);
  const isSame = questionsOf(settled)[at]?.id === questionsOf(typed)[at]?.id;
  const shown = isSame ? settled : typed;
  return useMemo(
    () =>
      questionsOf(shown)
        .filter(({ text }) => text === '')
        .reduce(
          (draft, question) => change(draft, { ...question, text: editorMessages.textPlaceholder }),
          shown,
        ),
    [shown, questionsOf, change],
  );
};

interface PreviewProps<Moment extends string> {
  /** What can be looked at, one after the other, and which of them first. */
  readonly moments: readonly { readonly value: Moment; readonly text: string }[];
  readonly first: Moment;
  /** Said under a phone. */
  readonly hint: string;
  /** The question there and then. */
  readonly children: (place: PreviewPlace, moment: Moment) => ReactNode;
}

/** The question as phones and the wall will show it, in what they draw themselves. */
export const Preview = <Moment extends string>(props: PreviewProps<Moment>) => {
  const [place, setPlace] = useState<PreviewPlace>('wall');
  const [moment, setMoment] = useState(props.first);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg font-semibold">
          {words.title}
        </h2>
        <Places place={place} onPlace={setPlace} />
      </div>
      <div className="preview-stage" data-place={place}>
        <Suspense fallback={<p className="only-spoken">{words.loading}</p>}>
          {props.children(place, moment)}
        </Suspense>
      </div>
      {place === 'phone' && <p className="text-sm text-ink-soft">{props.hint}</p>}
      <Select
        isSmall
        label={words.moment}
        value={moment}
        choices={props.moments}
        onChange={setMoment}
      />
    </section>
  );
};
