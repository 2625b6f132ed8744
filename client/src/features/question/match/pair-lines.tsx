import { limits } from '@sets/shared/core/limits.ts';
import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import { matchLimits } from '@sets/shared/question/pairs.ts';
import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { LengthNote, roomLeft } from '../form/length-note.tsx';
import type { FormProps } from '../question-parts.ts';
import { matchFormMessages as words } from './match-form.messages.ts';
import { pairWriting } from './pair-rows.ts';

const max = limits.option.text;

interface SideBoxProps {
  readonly label: string;
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onEnter: () => void;
}

const SideBox = ({ label, text, onWrite, onEnter }: SideBoxProps) => (
  <div className="grid min-w-0 grid-cols-1 gap-1">
    <TextBox
      aria-label={label}
      value={text}
      dir="auto"
      autoComplete="off"
      enterKeyHint="next"
      placeholder={label}
      aria-invalid={roomLeft(text, max) < 0}
      className={`${inputClass} resize-none overflow-hidden py-[0.7rem] leading-snug`}
      onChange={({ target }) => onWrite(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
    <LengthNote text={text} max={max} />
  </div>
);

/** Enter goes on to the next box, or to a new pair behind the last one. */
const useNextBox = () => {
  const lines = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);
  const focus = (at: number): boolean => {
    const box = lines.current?.querySelectorAll('ol.pair-lines textarea')[at];
    if (!(box instanceof HTMLElement)) return false;
    box.focus();
    return true;
  };
  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current);
    wanted.current = null;
  });
  return {
    lines,
    /** Whether there is one. */
    focus,
    focusNext: (at: number): void => {
      wanted.current = at;
    },
  };
};

type Props = FormProps<MatchQuestion>;
type Writing = ReturnType<typeof pairWriting>;

const Others = ({ writing, onChange }: Pick<Props, 'onChange'> & { readonly writing: Writing }) => (
  <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0 pt-2">
    {writing.others.length > 0 && (
      <legend className="mb-1 p-0 text-sm text-ink-soft">{words.others}</legend>
    )}
    {writing.others.map(({ id, text }, at) => (
      <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <SideBox
          label={words.other(at + 1)}
          text={text}
          onWrite={(next) => onChange(...writing.writeOther(at, next))}
          onEnter={() => writing.canAddOther && onChange(...writing.addOther())}
        />
        <IconButton
          label={words.removeOther(at + 1)}
          className="mt-1"
          onClick={() => onChange(...writing.removeOther(at))}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    ))}
  </fieldset>
);

interface PairLineProps extends Pick<Props, 'onChange'> {
  readonly writing: Writing;
  readonly at: number;
  readonly onEnter: (box: number) => void;
}

const PairLine = ({ writing, at, onChange, onEnter }: PairLineProps) => {
  const row = writing.rows[at];
  if (row === undefined) return null;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 sm:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <span className="pt-2.5 text-xl">
        <OptionMark index={at} />
      </span>
      <SideBox
        label={words.left(at + 1)}
        text={row.left.text}
        onWrite={(text) => onChange(...writing.writeLeft(at, text))}
        onEnter={() => onEnter(at * 2)}
      />
      <div className="max-sm:col-start-2 max-sm:row-start-2">
        <SideBox
          label={words.option(at + 1)}
          text={row.option?.text ?? ''}
          onWrite={(text) => onChange(...writing.writeOption(at, text))}
          onEnter={() => onEnter(at * 2 + 1)}
        />
      </div>
      <IconButton
        label={words.removePair(at + 1)}
        disabled={!writing.canRemove}
        className="mt-1"
        onClick={() => onChange(...writing.remove(at))}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** The pairs, a line for each; and below them right sides that belong to nothing. */
export const PairLines = ({ question, right = null, onChange }: Props) => {
  const writing = pairWriting(question, right);
  const { lines, focus, focusNext } = useNextBox();
  const { rows, canAdd, canAddOther } = writing;
  const add = (): void => {
    if (!canAdd) return;
    focusNext(rows.length * 2);
    onChange(...writing.add());
  };
  const enter = (box: number): void => {
    if (!focus(box + 1)) add();
  };
  return (
    <fieldset ref={lines} className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-medium">{words.pairs}</legend>
      <ol className="pair-lines m-0 grid list-none gap-3 p-0">
        {rows.map(({ left }, at) => (
          <PairLine key={left.id} {...{ writing, at, onChange }} onEnter={enter} />
        ))}
      </ol>
      <Others {...{ writing, onChange }} />
      <p className="flex flex-wrap gap-2">
        <Button size="small" disabled={!canAdd} onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {words.add}
        </Button>
        <Button
          size="small"
          disabled={!canAddOther}
          onClick={() => onChange(...writing.addOther())}
        >
          <Plus size={18} aria-hidden="true" />
          {words.addOther}
        </Button>
      </p>
      <p className="text-sm text-ink-soft">
        {canAdd ? words.pairsHint : words.full(matchLimits.lefts.max)}
      </p>
    </fieldset>
  );
};
