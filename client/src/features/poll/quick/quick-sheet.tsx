import { limits } from '@sets/shared/core/limits.ts';
import {
  CircleCheck,
  Cloud,
  Gauge,
  Lightbulb,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  ThumbsUp,
} from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { type Quick, type QuickKind, quickKinds, quickQuestion } from './quick-question.ts';
import { quickMessages as words } from './quick.messages.ts';

const icons: Readonly<Record<QuickKind, LucideIcon>> = {
  yesNo: ThumbsUp,
  trueFalse: CircleCheck,
  letters: ListOrdered,
  scale: Gauge,
  clear: Lightbulb,
  word: Cloud,
  say: MessageSquareText,
};

interface ReadyProps {
  readonly kind: QuickKind;
  /** The keyboard begins here. */
  readonly isFirst: boolean;
  readonly onPick: () => void;
}

const Ready = ({ kind, isFirst, onPick }: ReadyProps) => {
  const Icon = icons[kind];
  const { name, hint } = words.kinds[kind];
  return (
    <button
      type="button"
      {...(isFirst && { 'data-takes-focus': '' })}
      onClick={onSingleClick(onPick)}
      className="flex min-h-16 items-center gap-3 rounded-md border-[1.5px] border-line bg-raised px-3 py-2 text-start last:col-span-full hover:border-line-strong hover:bg-sunken"
    >
      <Icon size={22} aria-hidden="true" className="flex-none text-people-ink" />
      <span className="grid min-w-0 leading-tight">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-sm text-ink-soft max-sm:hidden">{hint}</span>
      </span>
    </button>
  );
};

interface QuickSheetProps {
  readonly title?: string;
  /** See `Dialog`; `onAsk` may name it. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
  readonly onAsk: (quick: Quick) => void;
  readonly onClose: () => void;
}

/** What can be asked at this moment, each with a tap. What is asked may be typed; mostly it is said. */
export const QuickSheet = (props: QuickSheetProps) => {
  const { title = words.title, onAsk, onClose, ...rest } = props;
  const [typed, setTyped] = useState('');
  return (
    <Dialog title={title} onClose={onClose} closesOnBackdrop={typed === ''} {...rest}>
      <Field
        label={words.text}
        hint={words.textHint}
        value={typed}
        maxLength={limits.question.text}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className="mx-0 mt-5 grid min-w-0 grid-cols-2 gap-2 p-0 max-[21rem]:grid-cols-1">
        <legend className="only-spoken">{words.ready}</legend>
        {quickKinds.map((kind, index) => (
          <Ready
            key={kind}
            kind={kind}
            isFirst={index === 0}
            onPick={() => {
              onClose();
              onAsk(quickQuestion(kind, typed));
            }}
          />
        ))}
      </fieldset>
    </Dialog>
  );
};
