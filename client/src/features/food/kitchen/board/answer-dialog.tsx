import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { lineNames } from '../../parts/line-names.ts';
import { openPlaces } from '../../parts/open-places.ts';
import { priceText } from '../../parts/price-text.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import type { Kitchen } from '../use-kitchen.ts';
import { wordsOfBack } from './back-words.ts';
import { paidOf } from './board-rules.ts';
import { cardMessages } from './card.messages.ts';

const words = cardMessages.answer;

type Asked = NonNullable<KitchenOrder['asked']>;

interface AnswerDialogProps {
  readonly order: KitchenOrder;
  readonly kitchen: Kitchen;
  readonly onClose: () => void;
}

/** Sends a yes or a no. */
const useAnswer = (
  { order, kitchen, onClose }: AnswerDialogProps,
  { type, at: askedAt }: Asked,
) => {
  const attemptOf = useAttempt();
  const [problem, setProblem] = useState<string | null>(null);
  const { send } = useSending();
  const answer = async (agrees: boolean, reason: string): Promise<void> => {
    setProblem(null);
    const attempt = attemptOf([agrees, reason]);
    const body = { orderid: order.orderid, asked: type, askedAt, agrees, reason, attempt };
    const told = await send(() => ask(orderCalls.answerAsked, { token: kitchen.token, body }));
    if (told === undefined) return;
    const refused = kitchen.took(told);
    if (refused === null) {
      onClose();
      return;
    }
    setProblem(refused.msg);
    // It may be answered elsewhere, or handed over: the board behind it shows how it is.
    kitchen.again();
  };
  return { problem, answer: (agrees: boolean, reason: string) => void answer(agrees, reason) };
};

/** What is asked, with the names of what money is asked back for. */
const askedWords = ({ lines }: KitchenOrder, asked: Asked): string => {
  if (asked.type === 'cancel') return words.cancel;
  const names = lineNames(lines, asked.lines ?? openPlaces(lines));
  return names.length === 0 ? words.refund : cardMessages.asked.refundOf(names);
};

/** What goes back where it is granted. */
const grantedWords = (order: KitchenOrder, { type, lines }: Asked) => {
  if (type === 'refund') {
    const said = wordsOfBack(order, lines, words.back);
    return said ?? { text: '', yes: cardMessages.refund.yes };
  }
  const paid = paidOf(order);
  const text = paid > 0 ? words.back[order.pay](priceText(paid, order.currency)) : '';
  return { text, yes: words.yes };
};

const Shown = (props: AnswerDialogProps & { asked: Asked }) => {
  const { order, onClose, asked } = props;
  const { problem, answer } = useAnswer(props, asked);
  const [reason, setReason] = useState('');
  const granted = grantedWords(order, asked);
  return (
    <Dialog title={words.title(order.number)} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p>{askedWords(order, asked)}</p>
        {asked.reason !== '' && (
          <p className="text-ink-soft">{cardMessages.asked.why(asked.reason)}</p>
        )}
        {granted.text !== '' && <p>{granted.text}</p>}
        <Field
          label={words.reason}
          dir="auto"
          maxLength={orderLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p role="alert" className="font-medium text-bad empty:hidden">
          {problem}
        </p>
        <div className={dialogButtons}>
          <Button onClick={() => answer(false, reason)}>{words.no}</Button>
          <Button look="danger" onClick={() => answer(true, reason)}>
            {granted.yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** Answers what whoever placed an order asks for. What was asked when it was opened is what is answered. */
export const AnswerDialog = (props: AnswerDialogProps) => {
  const [asked] = useState(props.order.asked);
  return asked === null ? null : <Shown {...props} asked={asked} />;
};
