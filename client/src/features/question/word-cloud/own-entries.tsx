import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { cleanEntry, fitsEntry, longestEntry } from '@sets/shared/question/words/entry.ts';
import { X } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { useWritten } from './use-written.ts';
import { wordAnswerMessages as say } from './word-cloud-answer.messages.ts';
import { added, isTwice, pasted, type Written } from './written-words.ts';

interface OwnEntriesProps {
  readonly question: WordCloudQuestion;
  readonly words: readonly string[];
  readonly enabled: boolean;
  /** `done`: those of them that nobody is still writing. */
  readonly onWords: (words: string[], done: readonly string[]) => void;
}

interface ChipsProps {
  readonly words: readonly string[];
  readonly enabled: boolean;
  readonly onRemove: (word: string) => void;
}

const Chips = ({ words, enabled, onRemove }: ChipsProps) => (
  <ul className="word-chips" aria-label={say.own}>
    {words.map((word) => (
      <li key={word}>
        <bdi>
          <MathText text={word} />
        </bdi>
        {enabled && (
          <button
            type="button"
            aria-label={say.remove(plainMath(word))}
            onClick={() => onRemove(word)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </li>
    ))}
  </ul>
);

/** What is to be said below the field. */
const noteOf = (written: Written, question: WordCloudQuestion, isFull: boolean): string => {
  const { words, typed } = written;
  const entry = cleanEntry(typed);
  if (!fitsEntry(entry)) return say.tooLong(longestEntry);
  if (isTwice(written, question)) return say.twice(entry);
  if (isFull) return say.full(question.entries);
  return question.entries === 1 ? '' : say.used(words.length, question.entries);
};

const isComposed = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // Safari says with 229 alone that this key ended a composition.
  nativeEvent.isComposing || keyCode === 229;

interface FieldProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly isOne: boolean;
  readonly isFull: boolean;
  readonly onType: (typed: string, isComposing: boolean) => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onFocus: () => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Where a word is typed: Enter adds it, but none that ends a composition. */
const WordField = (props: FieldProps) => {
  const { id, field, typed, isOne, isFull, onType, onEnter, onLeave, onFocus, onPaste } = props;
  const isComposing = useRef(false);
  return (
    <input
      id={id}
      ref={field}
      type="text"
      dir="auto"
      autoCapitalize="none"
      autoComplete="off"
      enterKeyHint={isOne ? 'done' : 'enter'}
      value={typed}
      placeholder={say.placeholder}
      readOnly={isFull}
      aria-invalid={!fitsEntry(cleanEntry(typed))}
      aria-describedby={`${id}-note`}
      onChange={({ target }) => onType(target.value, isComposing.current)}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        onType(currentTarget.value, false);
      }}
      onFocus={onFocus}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposed(event)) return;
        event.preventDefault();
        onEnter();
      }}
      onPaste={onPaste}
    />
  );
};

/** What is written, and what is done to it. */
const useEntries = ({ question, words, onWords }: Omit<OwnEntriesProps, 'enabled'>) => {
  /** What was to be said of what was done last. */
  const [said, setSaid] = useState('');
  const { written, write } = useWritten(question, words, onWords);
  const isOne = question.entries === 1;
  const isFull = !isOne && written.words.length >= question.entries;
  const change = (next: Written, isComposing = false): void => {
    setSaid('');
    write(next, { isComposing });
  };
  return {
    written,
    isOne,
    isFull,
    note: said === '' ? noteOf(written, question, isFull) : said,
    type: (typed: string, isComposing: boolean) => change({ ...written, typed }, isComposing),
    add: (): void => {
      if (isOne || isFull) return;
      change(added(written, question));
      if (isTwice(written, question)) setSaid(say.twice(cleanEntry(written.typed)));
    },
    /** A word that is alone is no chip: it is whole once its field is left. */
    leave: (): void => {
      if (isOne) write(written, { isLeft: true });
    },
    remove: (word: string) =>
      change({ ...written, words: written.words.filter((each) => each !== word) }),
    paste: (event: ClipboardEvent): void => {
      const text = event.clipboardData.getData('text/plain');
      if (isOne || isFull || !/[\r\n]/u.test(text.trim())) return;
      event.preventDefault();
      const { words: taken, left: over } = pasted(written, text, question);
      change({ words: taken, typed: '' });
      if (over > 0) setSaid(say.noRoom(over));
    },
  };
};

/** The field for words, and a chip for each that is written. */
const Entries = (props: Omit<OwnEntriesProps, 'enabled'>) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { written, isOne, isFull, note, type, add, leave, remove, paste } = useEntries(props);
  // Before the change: what comes into the field with the focus is what was there until now.
  const addHere = (): void => {
    field.current?.focus();
    add();
  };
  return (
    <div className="word-entries">
      <label htmlFor={id}>{say.field}</label>
      <div className="word-entry">
        <WordField
          {...{ id, field, isOne, isFull }}
          typed={written.typed}
          onType={type}
          onEnter={isOne ? leave : addHere}
          onLeave={leave}
          // What was sent with what stands in the field is a word by now.
          onFocus={add}
          onPaste={paste}
        />
        {!isOne && (
          <button
            type="button"
            className="word-add"
            aria-disabled={isFull || cleanEntry(written.typed) === ''}
            // The field keeps the focus, and phones their keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={addHere}
          >
            {say.add}
          </button>
        )}
      </div>
      <p id={`${id}-note`} className="word-note" aria-live="polite">
        {note}
      </p>
      {!isOne && (
        <Chips
          words={written.words}
          enabled
          onRemove={(word) => {
            field.current?.focus();
            remove(word);
          }}
        />
      )}
    </div>
  );
};

/** The words of a person: to be written while it is open, else to be read. */
export const OwnEntries = ({ enabled, ...props }: OwnEntriesProps) =>
  enabled ? (
    <Entries {...props} />
  ) : (
    <Chips words={props.words} enabled={false} onRemove={() => undefined} />
  );
