import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { noteMessages } from '../note.messages.ts';

const words = noteMessages.choosing;

interface ChooseBarProps {
  /** What is chosen now. */
  readonly chosen: string;
  /** To another sentence. */
  readonly onStep: (by: 1 | -1) => void;
  /** One sentence more, or one less. */
  readonly onGrow: (by: 1 | -1) => void;
  readonly onWrite: () => void;
  readonly onCancel: () => void;
}

const Steps = ({ onStep, onGrow }: Pick<ChooseBarProps, 'onStep' | 'onGrow'>) => (
  <div className="flex">
    <IconButton label={words.previous} onClick={() => onStep(-1)}>
      <ArrowUp size={20} aria-hidden="true" />
    </IconButton>
    <IconButton label={words.next} onClick={() => onStep(1)}>
      <ArrowDown size={20} aria-hidden="true" />
    </IconButton>
    <IconButton label={words.more} onClick={() => onGrow(1)}>
      <Plus size={20} aria-hidden="true" />
    </IconButton>
    <IconButton label={words.less} onClick={() => onGrow(-1)}>
      <Minus size={20} aria-hidden="true" />
    </IconButton>
  </div>
);

/** Chooses what a note is about without a pointer: sentence by sentence. */
export const ChooseBar = ({ chosen, onStep, onGrow, onWrite, onCancel }: ChooseBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    'Shift+ArrowDown': () => onGrow(1),
    'Shift+ArrowUp': () => onGrow(-1),
    Escape: onCancel,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = `${event.shiftKey ? 'Shift+' : ''}${event.key}`;
    // On a button of the bar, Enter presses that.
    const isOwn = event.target === bar.current;
    const act = key === 'Enter' && isOwn ? onWrite : keys[key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.bar}
      aria-describedby="note-choose-hint"
      aria-orientation="vertical"
      tabIndex={0}
      data-no-notes
      onKeyDown={onKeyDown}
      className="fixed inset-x-0 bottom-0 z-20 mx-auto grid max-w-2xl grid-cols-1 gap-2 border-[1.5px] border-line bg-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised narrow:bottom-4 narrow:rounded-lg print:hidden"
    >
      <p id="note-choose-hint" className="text-sm text-ink-soft">
        {words.hint}
      </p>
      <p aria-live="polite" className="sr-only">
        {chosen}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Steps {...{ onStep, onGrow }} />
        <div className="flex gap-2">
          <Button look="plain" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button look="primary" size="small" onClick={onWrite}>
            {noteMessages.write}
          </Button>
        </div>
      </div>
    </div>
  );
};
