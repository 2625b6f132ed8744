import '../choosing/options.css';
import './open-text.css';
import { openText, type OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import { keepTexts, textLimits, type TextsGiven } from '@sets/shared/question/texts/given-texts.ts';
import type { TextCounts } from '@sets/shared/question/texts/text-lines.ts';
import { useState } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import type { AnswerParts, AnswerProps, OwnResultsProps } from '../question-parts.ts';
import { openTextMessages as words } from './open-text.messages.ts';
import { TextList } from './text-list.tsx';

type Answering = AnswerProps<OpenTextQuestion, TextsGiven, TextCounts>;

/** From here on it is told how much room is left. */
const near = 60;

interface BoxProps {
  readonly text: string;
  readonly label: string;
  readonly enabled: boolean;
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
}

const Box = ({ text, label, enabled, takesFocus, onType }: BoxProps) => {
  const left = textLimits.text - text.length;
  return (
    <div className="texts-box" data-filled={text !== ''}>
      <TextBox
        dir="auto"
        rows={2}
        aria-label={label}
        placeholder={words.placeholder}
        maxLength={textLimits.text}
        takesFocus={takesFocus}
        readOnly={!enabled}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {left <= near && <output className="texts-left">{words.left(left)}</output>}
    </div>
  );
};

/** What is in these fields, as it is sent; null where there is nothing. */
const valueOf = (fields: readonly string[], { entries }: OpenTextQuestion): TextsGiven | null => {
  const kept = keepTexts(fields, entries);
  return kept.ok ? { texts: kept.value } : null;
};

const isSame = (one: TextsGiven | null, other: TextsGiven | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields: they keep what is half typed, and follow what comes from elsewhere. */
const useFields = ({ question, value, onChange }: Answering) => {
  const [fields, setFields] = useState(() => value?.texts ?? ['']);
  const isElsewhere = !isSame(valueOf(fields, question), value);
  const shown = isElsewhere ? (value?.texts ?? ['']) : fields;
  if (isElsewhere) setFields(shown);
  return {
    fields: shown,
    type: (at: number, text: string) => {
      const next = shown.with(at, text);
      setFields(next);
      // Nobody knows when a text is whole but who writes it.
      onChange(valueOf(next, question), null);
    },
    add: () => setFields([...shown, '']),
  };
};

const Fields = (props: Answering) => {
  const { question, enabled, labelledBy } = props;
  const { fields, type, add } = useFields(props);
  const [added, setAdded] = useState(-1);
  const many = question.entries;
  return (
    <fieldset className="texts-answer" aria-labelledby={labelledBy}>
      {[...fields.entries()].map(([at, text]) => (
        <Box
          key={at}
          text={text}
          label={many === 1 ? words.answer : words.answerAt(at + 1, many)}
          enabled={enabled}
          takesFocus={at === added}
          onType={(typed) => type(at, typed)}
        />
      ))}
      {enabled && fields.length < many && fields.every((text) => text.trim() !== '') && (
        <button
          type="button"
          className="texts-add"
          onClick={() => {
            setAdded(fields.length);
            add();
          }}
        >
          {words.another}
        </button>
      )}
    </fieldset>
  );
};

const OwnResults = (props: OwnResultsProps<OpenTextQuestion, TextsGiven, TextCounts>) => {
  const { caption, counts, value } = props;
  const own = value?.texts ?? [];
  const listed = new Set(counts.lines.map(({ text }) => text));
  const unlisted = own.filter((text) => !listed.has(text));
  return (
    <>
      {unlisted.length > 0 && (
        <ul className="texts-list texts-own" aria-label={words.yours}>
          {unlisted.map((text) => (
            <li key={text}>
              <span dir="auto">
                <MathText text={text} />
              </span>
              <span className="you">{words.you}</span>
            </li>
          ))}
        </ul>
      )}
      <TextList {...{ caption, counts, own }} />
    </>
  );
};

/** How people write what they like on a phone, and read what others wrote. */
export const answer: AnswerParts<OpenTextQuestion, TextsGiven, TextCounts> = {
  schemas: openText.schemas,
  inWords: openText.inWords,
  prompt: ({ entries }) => words.prompt(entries),
  answersAtOnce: () => false,
  Answer: (props) => (
    <>
      {props.counts !== null && (
        <div className="texts-live">
          <TextList
            most={5}
            caption={words.results(props.question.text)}
            counts={props.counts}
            own={props.value?.texts ?? []}
          />
        </div>
      )}
      <Fields {...props} />
    </>
  ),
  Dot: () => (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="var(--people)" />
    </svg>
  ),
  OwnResults,
};
