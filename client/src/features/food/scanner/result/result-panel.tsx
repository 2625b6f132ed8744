import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { CircleCheck, type LucideIcon, HandCoins, Hourglass, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { whenItWas } from '../../../../ui/when.ts';
import { CardLines } from '../../parts/card-lines.tsx';
import { orderMessages } from '../../parts/order.messages.ts';
import { priceText } from '../../parts/price-text.ts';
import type { ScanState } from '../scanning.ts';
import type { Verdict } from '../verdict.ts';
import { refusalText, refusalTitle } from './refusal-words.ts';
import { resultMessages as words } from './result.messages.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly fill: string;
  readonly edge: string;
}

/** A colour and a sign of its own for each answer. */
const looks: Readonly<Record<Verdict['answer'], Look>> = {
  yes: { icon: CircleCheck, fill: 'bg-good text-paper', edge: 'border-good' },
  no: { icon: OctagonX, fill: 'bg-bad text-paper', edge: 'border-bad' },
  kept: { icon: Hourglass, fill: 'bg-warn text-paper', edge: 'border-warn' },
  ask: { icon: HandCoins, fill: 'bg-people text-on-people', edge: 'border-people' },
};

const numberOf = (verdict: Verdict): number | null => {
  if (verdict.answer === 'yes') return verdict.number;
  if (verdict.answer === 'no') return verdict.refusal.number;
  return verdict.answer === 'ask' ? verdict.order.number : null;
};

const toPayOf = ({ total, currency }: KitchenOrder): string => priceText(total, currency);

const titleOf = (verdict: Verdict): string =>
  verdict.answer === 'no' ? refusalTitle(verdict.refusal) : words[verdict.answer].title;

const textOf = (verdict: Verdict): string => {
  if (verdict.answer === 'no') return refusalText(verdict.refusal);
  return verdict.answer === 'ask'
    ? words.ask.text(toPayOf(verdict.order))
    : words[verdict.answer].text;
};

/** The answer, to be read from the other side of a counter. */
const Answer = ({ verdict }: { verdict: Verdict }) => {
  const { icon: Icon, fill } = looks[verdict.answer];
  const number = numberOf(verdict);
  return (
    <div role="alert" className={classNames('flex items-start gap-4 p-5', fill)}>
      <Icon size={52} strokeWidth={2.25} aria-hidden="true" className="flex-none" />
      <div className="grid min-w-0 grow gap-1 [overflow-wrap:anywhere]">
        <h2 className="text-3xl leading-tight font-semibold tracking-[-0.02em] text-balance">
          {titleOf(verdict)}
        </h2>
        <p className="text-pretty">{textOf(verdict)}</p>
        {verdict.answer === 'kept' && <p>{words.kept.read(whenItWas(Date.parse(verdict.at)))}</p>}
      </div>
      {number !== null && (
        <p className="flex-none text-5xl leading-none font-bold tracking-[-0.03em] tabular-nums">
          <span className="only-spoken">{orderMessages.number(number)}</span>
          <span aria-hidden="true">{number}</span>
        </p>
      )}
    </div>
  );
};

/** Whose it is and what is in it. */
const What = ({ order }: { order: KitchenOrder }) => {
  const { username, had } = order;
  return (
    <div className="grid gap-2 [overflow-wrap:anywhere]">
      <p className="text-lg font-medium">
        {username === '' ? orderMessages.nobody : orderMessages.of(username)}
      </p>
      {had.type === 'delivery' && had.place !== '' && <p>{orderMessages.to(had.place)}</p>}
      <CardLines order={order} />
    </div>
  );
};

const orderOf = (verdict: Verdict): KitchenOrder | null =>
  verdict.answer === 'kept' ? null : verdict.order;

interface ResultPanelProps {
  readonly state: ScanState;
  readonly onPay: () => void;
  readonly onNext: () => void;
}

const Ask = ({ order, state, onPay, onNext }: ResultPanelProps & { order: KitchenOrder }) => {
  const { isBusy, fault } = state;
  return (
    <>
      {fault !== null && (
        <p role="alert" className="font-medium text-bad">
          {fault.code === 'UNAVAILABLE' ? words.ask.unsent : fault.msg}
        </p>
      )}
      <Button
        look="primary"
        size="large"
        className="whitespace-normal!"
        disabled={isBusy}
        onClick={onPay}
      >
        {words.ask.yes(toPayOf(order))}
      </Button>
      <Button onClick={onNext} disabled={isBusy}>
        {words.ask.no}
      </Button>
    </>
  );
};

const Acts = (props: ResultPanelProps & { verdict: Verdict }): ReactNode => {
  const { verdict, onNext } = props;
  if (verdict.answer === 'ask') return <Ask {...props} order={verdict.order} />;
  return (
    <Button size="large" onClick={onNext}>
      {words.next}
    </Button>
  );
};

/** What was found last, large: yes, no, a question, or that it is kept. */
export const ResultPanel = (props: ResultPanelProps) => {
  const { isBusy, verdict, count } = props.state;
  if (verdict === null) {
    return isBusy ? (
      <output className="rounded-lg bg-sunken p-5 text-xl font-medium">{words.busy}</output>
    ) : null;
  }
  const order = orderOf(verdict);
  return (
    <section
      key={count}
      aria-label={words.label}
      className={classNames(
        'min-w-0 overflow-hidden rounded-lg border-2 bg-raised transition-transform duration-150 motion-reduce:transition-none starting:scale-[0.97]',
        looks[verdict.answer].edge,
      )}
    >
      <Answer verdict={verdict} />
      <div className="grid grid-cols-1 gap-3 p-4">
        {order !== null && <What order={order} />}
        <Acts {...props} verdict={verdict} />
      </div>
    </section>
  );
};
