import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { lineNames } from '../../parts/line-names.ts';
import { orderMessages as words } from './order.messages.ts';

/** For what money was asked back; null where something else was asked. */
const askedFor = ({ asked, lines }: OwnOrder): string | null => {
  if (asked?.type !== 'refund') return null;
  if (asked.lines === null) return words.askedForAll;
  return words.askedFor(lineNames(lines, asked.lines));
};

/** What somebody has asked of the stall, which has not answered yet, in their own words. */
export const AskedPart = ({ order }: { order: OwnOrder }) => {
  const { asked } = order;
  if (asked === null) return null;
  const what = askedFor(order);
  return (
    <div className="grid grid-cols-1 gap-1 rounded-md bg-sunken px-4 py-3 [overflow-wrap:anywhere]">
      <p>{words.asked[asked.type]}</p>
      {what !== null && <p className="text-sm text-ink-soft">{what}</p>}
      {asked.reason !== '' && (
        <p className="text-sm text-ink-soft">{words.ownReason(asked.reason)}</p>
      )}
    </div>
  );
};
