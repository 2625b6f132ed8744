import type { TextEdit } from '@sets/shared/question/texts/arrangement.ts';
import { type DeskLine, lineOf } from '@sets/shared/question/texts/text-lines.ts';
import { Eye, EyeOff, Pin, PinOff, Split, Undo2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { deskMessages as words } from './open-text-desk.messages.ts';
import { Times } from './text-list.tsx';

interface LineProps {
  readonly line: DeskLine;
  readonly isModerated: boolean;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onEdit: (edit: TextEdit) => void;
}

/** What can be done with a line. */
const Acts = ({ line, isModerated, onEdit }: LineProps) => {
  const { group, state, pinned } = line;
  const isHidden = state === 'hidden';
  const at = lineOf(line);
  const size = 18;
  const edit = (label: string, Icon: typeof Pin, change: TextEdit) => (
    <IconButton label={label} onClick={() => onEdit(change)}>
      <Icon size={size} aria-hidden="true" />
    </IconButton>
  );
  const place = useKeptFocus<HTMLSpanElement>((acts) => acts.querySelector('button'));
  return (
    <span ref={place} className="flex flex-none items-center">
      {state === 'waiting' && (
        <Button size="small" onClick={() => onEdit({ type: 'let', lines: [at], through: true })}>
          {words.let}
        </Button>
      )}
      {state === 'shown' &&
        (isModerated || line.rude === true) &&
        edit(words.takeBack, Undo2, { type: 'let', lines: [at], through: false })}
      {state === 'shown' &&
        edit(pinned ? words.unpin : words.pin, pinned ? PinOff : Pin, {
          type: 'pin',
          line: at,
          pinned: !pinned,
        })}
      {group !== undefined && edit(words.split, Split, { type: 'split', group })}
      {edit(isHidden ? words.showAgain : words.hide, isHidden ? Eye : EyeOff, {
        type: 'hide',
        line: at,
        hidden: !isHidden,
      })}
    </span>
  );
};

/** What was joined: its name, which can be another one, and each text, which can be taken out. */
const Group = ({ line, onEdit }: Pick<LineProps, 'line' | 'onEdit'>) => {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const { group = '', texts = [] } = line;
  const rename = (): void => {
    const next = name?.trim() ?? '';
    setName(null);
    if (next !== '' && next !== line.text) onEdit({ type: 'name', group, name: next });
  };
  return (
    <div className="grid gap-2 pb-2 pl-9">
      <label htmlFor={id} className="only-spoken">
        {words.name}
      </label>
      <input
        id={id}
        dir="auto"
        maxLength={80}
        className={classNames(inputClass, 'min-h-10 text-sm')}
        value={name ?? line.text}
        onChange={({ target }) => setName(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => {
          if (key === 'Enter') rename();
        }}
      />
      <ul className="flex flex-wrap gap-2">
        {texts.map(({ text, count }) => (
          <li
            key={text}
            className="flex max-w-full items-center gap-2 rounded-full bg-sunken py-0.5 pl-3 text-sm"
          >
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </span>
            <Times count={count} />
            <IconButton
              label={words.takeOut(text)}
              className="size-8"
              onClick={() => onEdit({ type: 'takeOut', text })}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** It waits because it is rude: it is joined with others once it is let through. */
export const isHeldBack = ({ state, rude }: DeskLine): boolean =>
  state === 'waiting' && rude === true;

/** A text, or a group, as its host arranges it. */
export const DeskLineRow = (props: LineProps) => {
  const { line, isTicked, onTick, onEdit } = props;
  const isHeld = isHeldBack(line);
  const state = isHeld ? words.rude : words.states[line.state];
  return (
    <li className="border-t border-line first:border-t-0" data-state={line.state}>
      <div className="flex items-center gap-3 py-1">
        <input
          type="checkbox"
          aria-label={words.select(line.text)}
          checked={isTicked}
          disabled={isHeld}
          className="size-6 flex-none accent-(--people) disabled:opacity-40"
          onChange={({ target }) => onTick(target.checked)}
        />
        {/* What it is stands beneath the text where there is no room beside it. */}
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span
            dir="auto"
            className={classNames(
              'min-w-0 grow basis-40 text-start [overflow-wrap:anywhere]',
              line.state === 'hidden' ? 'text-ink-soft line-through' : '',
              line.group === undefined ? '' : 'font-semibold',
            )}
          >
            <MathText text={line.text} />
          </span>
          {state !== '' && (
            <span className="flex-none rounded-full bg-sunken px-2.5 text-sm text-ink-soft">
              {state}
            </span>
          )}
        </span>
        <Times count={line.count} />
        <Acts {...props} />
      </div>
      {line.group !== undefined && <Group {...{ line, onEdit }} />}
    </li>
  );
};
