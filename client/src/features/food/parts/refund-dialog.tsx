import type { Failure } from '@sets/shared/core/result.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useState } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { Price } from './price.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Words = Readonly<
  Record<'title' | 'text' | 'reason' | 'noReason' | 'lines' | 'noLines' | 'yes', string>
>;

interface RefundDialogProps {
  readonly order: Pick<OwnOrder, 'lines' | 'currency'>;
  readonly words: Words;
  /** What is said in their place of the lines that are ticked, as `onSend` gets them; not where none is. */
  readonly wordsOf?: (lines: readonly number[] | null) => Pick<Words, 'text' | 'yes'>;
  /** The stall decides. */
  readonly isAsking?: boolean;
  /** `lines` null for all of it. */
  readonly onSend: (
    reason: string,
    lines: number[] | null,
    attempt: string,
  ) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Asks for money back, for all of an order or for some of its lines; or gives it, in other words. */
export const RefundDialog = (props: RefundDialogProps) => {
  const { order, words, wordsOf, isAsking = false, onSend, onClose } = props;
  const open = order.lines.flatMap((line, at) => (line.isRefunded ? [] : [at]));
  const [ticked, setTicked] = useState<readonly number[]>(open);
  // The order goes on: a line may have gone back since it was ticked.
  const chosen = open.filter((at) => ticked.includes(at));
  const lines = chosen.length === open.length ? null : chosen;
  const isNone = chosen.length === 0;
  const tick = (at: number, isChosen: boolean): void =>
    setTicked(open.filter((each) => (each === at ? isChosen : chosen.includes(each))));
  return (
    <ReasonDialog
      words={isNone ? words : { ...words, ...wordsOf?.(lines) }}
      isAsking={isAsking}
      noReason={words.noReason}
      fault={isNone ? words.noLines : null}
      onSend={(reason, attempt) => onSend(reason, lines, attempt)}
      onClose={onClose}
    >
      <fieldset className="grid min-w-0 gap-1 border-0 p-0">
        <legend className="mb-1 p-0 text-sm font-medium">{words.lines}</legend>
        {open.map((at) => {
          const line = order.lines[at];
          return line === undefined ? null : (
            <label
              key={at}
              className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-sunken has-checked:bg-people-tint"
            >
              <input
                type="checkbox"
                checked={chosen.includes(at)}
                onChange={({ target }) => tick(at, target.checked)}
                className="size-5 flex-none accent-people"
              />
              <span className="min-w-0 grow">
                {`${formatCount(line.count)} × `}
                <bdi>{line.name}</bdi>
              </span>
              <Price amount={line.total} currency={order.currency} className="flex-none" />
            </label>
          );
        })}
      </fieldset>
    </ReasonDialog>
  );
};
