import type { Failure } from '@sets/shared/core/result.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useState } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { foodMessages } from './food.messages.ts';
import { LineWishes } from './line-wishes.tsx';
import { openPlaces } from './open-places.ts';
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

const rowLook =
  '-mx-3 flex min-h-12 cursor-pointer items-start gap-3 rounded-md px-3 py-2.5 hover:bg-sunken has-checked:bg-people-tint';
const boxLook = 'mt-0.5 size-5 flex-none accent-people';

interface LineBoxProps {
  readonly line: OwnOrder['lines'][number];
  readonly currency: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** A line with all that tells it apart from another one of the same item. */
const LineBox = ({ line, currency, isChosen, onChange }: LineBoxProps) => (
  <label className={rowLook}>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
      className={boxLook}
    />
    <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
      <span className="min-w-0 grow basis-32">
        {`${formatCount(line.count)} × `}
        <bdi>{line.name}</bdi>
        <LineWishes line={line} />
      </span>
      <Price amount={line.total} currency={currency} className="flex-none" />
    </span>
  </label>
);

interface AllBoxProps {
  readonly isAll: boolean;
  readonly isNone: boolean;
  readonly onChange: (isAll: boolean) => void;
}

/** For one line of many nobody has to untick all others. */
const AllBox = ({ isAll, isNone, onChange }: AllBoxProps) => (
  <label className={rowLook}>
    <input
      type="checkbox"
      ref={(box) => {
        if (box !== null) box.indeterminate = !isAll && !isNone;
      }}
      checked={isAll}
      onChange={({ target }) => onChange(target.checked)}
      className={boxLook}
    />
    <span className="font-medium">{foodMessages.allOfIt}</span>
  </label>
);

/** Asks for money back, for all of an order or for some of its lines; or gives it, in other words. */
export const RefundDialog = (props: RefundDialogProps) => {
  const { order, words, wordsOf, isAsking = false, onSend, onClose } = props;
  const open = openPlaces(order.lines);
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
      choice={lines}
      onSend={(reason, attempt) => onSend(reason, lines, attempt)}
      onClose={onClose}
    >
      <fieldset className="grid min-w-0 gap-1 border-0 p-0">
        <legend className="mb-1 p-0 text-sm font-medium">{words.lines}</legend>
        {open.length > 1 && (
          <AllBox
            isAll={lines === null && !isNone}
            isNone={isNone}
            onChange={(isAll) => setTicked(isAll ? open : [])}
          />
        )}
        {open.map((at) => {
          const line = order.lines[at];
          return line === undefined ? null : (
            <LineBox
              key={at}
              line={line}
              currency={order.currency}
              isChosen={chosen.includes(at)}
              onChange={(isChosen) => tick(at, isChosen)}
            />
          );
        })}
      </fieldset>
    </ReasonDialog>
  );
};
