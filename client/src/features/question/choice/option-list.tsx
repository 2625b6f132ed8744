import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import type { Option } from '@sets/shared/question/choosing.ts';
import { Plus } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { optionLetter } from '../../../ui/option-mark.tsx';
import {
  addOption,
  equalOptions,
  type Listing,
  moveOption,
  pasteOptions,
  pictureOption,
  type Range,
  removeOption,
  writeOption,
} from './choice-draft.ts';
import { choiceFormMessages } from './choice-form.messages.ts';
import type { ListWords } from './list-words.ts';
import { OptionRow } from './option-row.tsx';

interface OptionListProps<Q extends Listing> {
  readonly question: Q;
  readonly onChange: (question: Q) => void;
  readonly words?: ListWords;
  readonly range?: Range;
  /** Whether each has the mark of an answer; else it is counted. */
  readonly areMarked?: boolean;
  /** Whether each may have a picture. */
  readonly mayHavePictures?: boolean;
  /** The cursor goes to the first answer that is a picture without words. */
  readonly takesFocus?: boolean;
}

/** Puts the focus somewhere in the list: now, or with the next drawing, before another key is pressed. */
const useOptionFocus = () => {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    wanted.current?.();
    wanted.current = null;
  });
  const focus = (at: number): void => list.current?.querySelectorAll('textarea')[at]?.focus();
  const focusRemoval = (at: number): void => {
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(at, rows.length - 1)];
    const button = row?.querySelector<HTMLElement>('[data-removes]:enabled') ?? addButton.current;
    button?.focus();
  };
  return {
    list,
    addButton,
    focus,
    focusNext: (at: number): void => {
      wanted.current = () => focus(at);
    },
    /** Who has removed one is at the button that removes the next; where no more can go, at the one that adds. */
    focusRemovalNext: (at: number): void => {
      wanted.current = () => focusRemoval(at);
    },
  };
};

/** Enter adds the next, Backspace on an empty one removes it, Alt with an arrow moves it. */
const keyAct = <Q extends Listing>(
  event: KeyboardEvent<HTMLTextAreaElement>,
  question: Q,
  at: number,
  range: Range,
): { focus: number; changed?: Q } | null => {
  const isEmpty = event.currentTarget.value === '' && question.options[at]?.picture === undefined;
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
    const next = question.options[at + 1];
    const isFull = question.options.length >= range.max;
    if (isFull || next?.text === '') return { focus: at + 1 };
    return { focus: at + 1, changed: addOption(question, at + 1, range) };
  }
  if (event.key === 'Backspace' && isEmpty && question.options.length > range.min) {
    return { focus: Math.max(0, at - 1), changed: removeOption(question, at, range) };
  }
  const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
  if (step === undefined) return null;
  const to = Math.min(Math.max(0, at + step), question.options.length - 1);
  return { focus: to, changed: moveOption(question, at, to) };
};

interface EqualsProps {
  readonly options: readonly Option[];
  readonly writing: string | null;
  readonly words: ListWords;
  readonly nameOf: (at: number) => string;
}

/** Which answers say the same: mostly a slip, so it is a hint, and nothing is held up by it. */
const Equals = ({ options, writing, words, nameOf }: EqualsProps) => {
  const equal = equalOptions(options).filter(
    (group) => !group.some((at) => options[at]?.id === writing),
  );
  return (
    <output className="grid text-sm text-warn">
      {equal.map((group) => (
        <span key={group.join(' ')}>{words.equal(group.map((at) => nameOf(at)))}</span>
      ))}
    </output>
  );
};

interface AddOptionProps {
  readonly isFull: boolean;
  /** How many answers of the list that was pasted last did not fit. */
  readonly left: number;
  readonly max: number;
  readonly words: ListWords;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
}

const AddOption = ({ isFull, left, max, words, addButton, onAdd }: AddOptionProps) =>
  isFull ? (
    <output className={classNames('py-3 text-sm', left > 0 ? 'text-warn' : 'text-ink-soft')}>
      {left > 0 ? words.leftOut(left, max) : words.full(max)}
    </output>
  ) : (
    <Button ref={addButton} look="plain" className="justify-self-start" onClick={onAdd}>
      <Plus size={18} aria-hidden="true" />
      {words.addOption}
    </Button>
  );

/** How many answers of the list that was pasted last did not fit; said until the list changes. */
const useLeftOut = <Q extends Listing>(onChange: (question: Q) => void) => {
  const [left, setLeft] = useState(0);
  const change = (question: Q): void => {
    setLeft(0);
    onChange(question);
  };
  return { left, setLeft, change };
};

/** What is done with keys, pasted or tapped. */
const useListing = <Q extends Listing>(
  question: Q,
  range: Range,
  onChange: (question: Q) => void,
) => {
  const { list, addButton, focus, focusNext, focusRemovalNext } = useOptionFocus();
  const { left, setLeft, change } = useLeftOut(onChange);
  return {
    list,
    addButton,
    left,
    add: (): void => {
      focusNext(question.options.length);
      change(addOption(question, question.options.length, range));
    },
    remove: (at: number): void => {
      focusRemovalNext(at);
      change(removeOption(question, at, range));
    },
    onKey: (event: KeyboardEvent<HTMLTextAreaElement>, at: number): void => {
      const act = keyAct(event, question, at, range);
      if (act === null) return;
      event.preventDefault();
      if (act.changed === undefined) {
        focus(act.focus);
      } else {
        focusNext(act.focus);
        change(act.changed);
      }
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>, at: number): void => {
      const pasted = pasteOptions(question, at, event.clipboardData.getData('text'), range);
      if (pasted === null) return;
      event.preventDefault();
      focusNext(pasted.question.options.length - 1);
      setLeft(pasted.left);
      onChange(pasted.question);
    },
  };
};

/** The first answer that is a picture without words. */
const wordlessIn = (options: Listing['options']): string | undefined =>
  options.find(({ text, picture }) => picture !== undefined && clean(text) === '')?.id;

export const OptionList = <Q extends Listing>({
  question,
  onChange,
  words = choiceFormMessages,
  range = limits.option,
  areMarked = true,
  mayHavePictures = false,
  takesFocus = false,
}: OptionListProps<Q>) => {
  const listing = useListing(question, range, onChange);
  const { list, addButton, left, add, remove, onKey, onPaste } = listing;
  /** The answer that is being written: whether it says the same as another is not yet to be said. */
  const [writing, setWriting] = useState<string | null>(null);
  const { options } = question;
  const [wordless] = useState(takesFocus ? wordlessIn(options) : undefined);
  const nameOf = (at: number): string => (areMarked ? optionLetter(at) : String(at + 1));
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            option={option}
            at={at}
            name={nameOf(at)}
            isMarked={areMarked}
            words={words}
            canRemove={options.length > range.min}
            takesFocus={option.id === wordless}
            onWrite={(text) => onChange(writeOption(question, at, text))}
            onKeyDown={(event) => onKey(event, at)}
            onPaste={(event) => onPaste(event, at)}
            onFocus={() => setWriting(option.id)}
            onBlur={() => setWriting(null)}
            onRemove={() => remove(at)}
            onPicture={
              mayHavePictures
                ? (picture) => onChange(pictureOption(question, at, picture))
                : undefined
            }
          />
        ))}
      </ol>
      <Equals {...{ options, writing, words, nameOf }} />
      <AddOption
        isFull={options.length >= range.max}
        {...{ left, words, addButton }}
        max={range.max}
        onAdd={add}
      />
    </div>
  );
};
