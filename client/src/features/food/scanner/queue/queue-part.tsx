import { Hourglass, OctagonX } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { whenItWas } from '../../../../ui/when.ts';
import { orderMessages } from '../../parts/order.messages.ts';
import { refusalText, refusalTitle } from '../result/refusal-words.ts';
import { scannerMessages } from '../scanner.messages.ts';
import type { Refusal } from '../verdict.ts';
import type { KeptScan } from './kept-scans.ts';

const words = scannerMessages.queue;

interface QueueProps {
  readonly scans: readonly KeptScan[];
  readonly confirmed: number;
  readonly onSend: () => void;
  /** What was refused is looked at again. */
  readonly onAgain: (scan: KeptScan) => void;
  readonly onSeen: (scan: KeptScan) => void;
}

const nameOf = ({ at }: KeptScan, refusal: Refusal): string => {
  const { number } = refusal;
  return number === null ? words.readAt(whenItWas(at)) : orderMessages.number(number);
};

type RefusedProps = Pick<QueueProps, 'onAgain' | 'onSeen'> & {
  readonly scan: KeptScan;
  readonly refusal: Refusal;
};

const Refused = ({ scan, refusal, onAgain, onSeen }: RefusedProps) => {
  const name = nameOf(scan, refusal);
  return (
    <li className="grid gap-2 rounded-md border-2 border-bad bg-raised p-3 [overflow-wrap:anywhere]">
      <p className="flex items-start gap-2 text-lg font-semibold text-bad">
        <OctagonX size={22} aria-hidden="true" className="mt-0.5 flex-none" />
        {`${name}: ${refusalTitle(refusal)}`}
      </p>
      <p>{refusalText(refusal)}</p>
      {refusal.number !== null && (
        <p className="text-sm text-ink-soft">{words.readAt(whenItWas(scan.at))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {refusal.why === 'to-pay' && (
          <Button className="grow" aria-label={words.againOf(name)} onClick={() => onAgain(scan)}>
            {words.again}
          </Button>
        )}
        <Button className="grow" aria-label={words.seenOf(name)} onClick={() => onSeen(scan)}>
          {words.seen}
        </Button>
      </div>
    </li>
  );
};

const Waiting = ({ scans, onSend }: Pick<QueueProps, 'scans' | 'onSend'>) => (
  <div className="grid gap-2 rounded-md bg-warn-tint p-4 text-warn">
    <p className="flex items-start gap-2 font-semibold">
      <Hourglass size={20} aria-hidden="true" className="mt-0.5 flex-none" />
      {words.waiting(scans.length)}
    </p>
    <ol className="grid gap-1 pl-7 text-sm">
      {scans.map(({ attempt, at }) => (
        <li key={attempt}>{words.readAt(whenItWas(at))}</li>
      ))}
    </ol>
    <p className="text-sm">{words.stay}</p>
    <Button onClick={onSend}>{words.send}</Button>
  </div>
);

/** What this device has read and the server has not heard of, or has refused since. */
export const QueuePart = ({ scans, confirmed, onSend, onAgain, onSeen }: QueueProps) => {
  const waiting = scans.filter(({ state }) => state === 'waiting');
  const refused = scans.flatMap((scan) =>
    scan.state === 'refused' && scan.refusal !== null ? [{ scan, refusal: scan.refusal }] : [],
  );
  const isEmpty = waiting.length + refused.length + confirmed === 0;
  return (
    <section aria-label={words.title} className="grid min-w-0 grid-cols-1 gap-3 empty:hidden">
      {!isEmpty && <h2 className="text-xl font-semibold">{words.title}</h2>}
      {refused.length > 0 && (
        <>
          <p role="alert" className="only-spoken">
            {words.refused(refused.length)}
          </p>
          <ul className="grid grid-cols-1 gap-2">
            {refused.map((each) => (
              <Refused key={each.scan.attempt} {...each} onAgain={onAgain} onSeen={onSeen} />
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && <Waiting scans={waiting} onSend={onSend} />}
      {confirmed > 0 && (
        <output className="font-medium text-good">{words.confirmed(confirmed)}</output>
      )}
    </section>
  );
};
