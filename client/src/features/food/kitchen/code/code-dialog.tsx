import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { cardMessages } from '../board/card.messages.ts';
import { Waiting } from '../board/waiting.tsx';
import type { WaitingDeed } from '../deeds/deeds.ts';
import { priceText } from '../parts/price-text.ts';
import { type CodeFault, codeState, type ReadCode, readCode } from './code-rules.ts';

const words = cardMessages.code;

interface CodeDialogProps {
  readonly orders: readonly KitchenOrder[];
  readonly waiting: readonly WaitingDeed[];
  readonly onTakeMoney: (orderid: string) => void;
  readonly onDeliver: (orderid: string, proof: string) => void;
  readonly onClose: () => void;
}

/** How it stands with the order whose code was read, and what is left to do. */
const Read = (props: CodeDialogProps & { read: ReadCode }) => {
  const { read, orders, waiting, onTakeMoney, onDeliver } = props;
  const { orderid, proof } = read;
  const order = orders.find((each) => each.orderid === orderid);
  if (order === undefined) return <p role="alert">{words.unknown}</p>;
  const { number, total, currency, status } = order;
  const state = codeState(order);
  const sent = waiting.find(({ deed }) => deed.orderid === orderid);
  const isDone = state === 'handed-over';
  return (
    <div className="grid gap-3 rounded-md bg-sunken px-4 py-3">
      <output className={`text-xl font-semibold ${isDone ? 'text-good' : ''}`}>
        {isDone ? words.done(number) : words.found(number)}
      </output>
      {state === 'not-yet' && <p>{words.notYet(cardMessages.status[status])}</p>}
      {state === 'over' && <p>{words.over}</p>}
      {state === 'to-pay' && (
        <p className="font-semibold">{words.toPay(priceText(total, currency))}</p>
      )}
      {sent !== undefined && <Waiting isHeld={sent.isHeld} />}
      {sent === undefined && state === 'to-pay' && (
        <Button onClick={() => onTakeMoney(orderid)}>{words.take}</Button>
      )}
      {sent === undefined && state === 'ready' && (
        <Button look="primary" onClick={() => onDeliver(orderid, proof)}>
          {words.yes}
        </Button>
      )}
    </div>
  );
};

/** Hands orders over by their codes, one after the other: what is paid and ready at once, as it is read. */
export const CodeDialog = (props: CodeDialogProps) => {
  const { orders, onDeliver, onClose } = props;
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadCode | null>(null);
  const [fault, setFault] = useState<CodeFault | null>(null);
  const look = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = readCode(text, orders);
    const isFound = 'proof' in found;
    setFault(isFound ? null : found.fault);
    setRead(isFound ? found : null);
    if (!isFound) return;
    setText('');
    const order = orders.find(({ orderid }) => orderid === found.orderid);
    if (order !== undefined && codeState(order) === 'ready') {
      onDeliver(found.orderid, found.proof);
    }
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft">{words.text}</p>
        <form noValidate className="grid grid-cols-1 gap-3" onSubmit={look}>
          <Field
            takesFocus
            label={words.code}
            fault={fault === null ? undefined : words[fault]}
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-takes-focus
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">{words.look}</Button>
        </form>
        {read !== null && <Read {...props} read={read} />}
      </div>
    </Dialog>
  );
};
