import { limits } from '@sets/shared/core/limits.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice.ts';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { optionLetter } from '../../../ui/option-mark.tsx';
import {
  addOption,
  equalOptions,
  moveOption,
  pasteOptions,
  removeOption,
  writeOption,
} from './choice-draft.ts';
import { choiceFormMessages as words } from './choice-form.messages.ts';
import { OptionRow } from './option-row.tsx';

interface OptionListProps {
  readonly question: ChoiceQuestion;
  readonly onChange: (question: ChoiceQuestion) => void;
}

/** Puts the focus on the option at an index: now, or with the next drawing, before another key is pressed. */
const useOptionFocus = () => {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  const focus = (at: number): void => list.current?.querySelectorAll('textarea')[at]?.focus();
  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current);
    wanted.current = null;
  });
  const focusNext = (at: number): void => {
    wanted.current = at;
  };
  return { list, focus, focusNext };
};

/** Enter adds the next, Backspace on an empty one removes it, Alt with an arrow moves it. */
const keyAct = (
  event: KeyboardEvent<HTMLTextAreaElement>,
  question: ChoiceQuestion,
  at: number,
) => {
  const isEmpty = event.currentTarget.value === '';
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
    const next = question.options[at + 1];
    const isFull = question.options.length >= limits.option.max;
    if (isFull || next?.text === '') return { focus: at + 1 };
    return { focus: at + 1, changed: addOption(question, at + 1) };
  }
  if (event.key === 'Backspace' && isEmpty && question.options.length > limits.option.min) {
    return { focus: Math.max(0, at - 1), changed: removeOption(question, at) };
  }
  const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
  if (step === undefined) return null;
  const to = Math.min(Math.max(0, at + step), question.options.length - 1);
  return { focus: to, changed: moveOption(question, at, to) };
};

interface EqualsProps {
  readonly options: ChoiceQuestion['options'];
  readonly writing: string | null;
}

/** Which answers say the same: mostly a slip, so it is a hint, and nothing is held up by it. */
const Equals = ({ options, writing }: EqualsProps) => {
  const equal = equalOptions(options).filter(
    (group) => !group.some((at) => options[at]?.id === writing),
  );
  return (
    <output className="grid text-sm text-warn">
      {equal.map((group) => (
        <span key={group.join(' ')}>{words.equal(group.map((at) => optionLetter(at)))}</span>
      ))}
    </output>
  );
};

interface AddOptionProps {
  readonly isFull: boolean;
  /** How many answers of the list that was pasted last did not fit. */
  readonly left: number;
  readonly onAdd: () => void;
}

const AddOption = ({ isFull, left, onAdd }: AddOptionProps) =>
  isFull ? (
    <output className={classNames('py-3 text-sm', left > 0 ? 'text-warn' : 'text-ink-soft')}>
      {left > 0 ? words.leftOut(left, limits.option.max) : words.full(limits.option.max)}
    </output>
  ) : (
    <Button look="plain" className="justify-self-start" onClick={onAdd}>
      <Plus size={18} aria-hidden="true" />
      {words.addOption}
    </Button>
  );

/** How many answers of the list that was pasted last did not fit; said until the list changes. */
const useLeftOut = (onChange: OptionListProps['onChange']) => {
  const [left, setLeft] = useState(0);
  const change: OptionListProps['onChange'] = (question) => {
    setLeft(0);
    onChange(question);
  };
  return { left, setLeft, change };
};

export const OptionList = ({ question, onChange }: OptionListProps) => {
  const { list, focus, focusNext } = useOptionFocus();
  const { left, setLeft, change } = useLeftOut(onChange);
  /** The answer that is being written: whether it says the same as another is not yet to be said. */
  const [writing, setWriting] = useState<string | null>(null);
  const { options } = question;
  const add = (): void => {
    focusNext(options.length);
    change(addOption(question, options.length));
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>, at: number): void => {
    const act = keyAct(event, question, at);
    if (act === null) return;
    event.preventDefault();
    if (act.changed === undefined) {
      focus(act.focus);
    } else {
      focusNext(act.focus);
      change(act.changed);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, at: number): void => {
    const pasted = pasteOptions(question, at, event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    focusNext(pasted.question.options.length - 1);
    setLeft(pasted.left);
    onChange(pasted.question);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            option={option}
            at={at}
            canRemove={options.length > limits.option.min}
            onWrite={(text) => onChange(writeOption(question, at, text))}
            onKeyDown={(event) => onKey(event, at)}
            onPaste={(event) => onPaste(event, at)}
            onFocus={() => setWriting(option.id)}
            onBlur={() => setWriting(null)}
            onRemove={() => change(removeOption(question, at))}
          />
        ))}
      </ol>
      <Equals options={options} writing={writing} />
      <AddOption isFull={options.length >= limits.option.max} left={left} onAdd={add} />
    </div>
  );
};
