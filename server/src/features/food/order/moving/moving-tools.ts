import type { Wanted } from '@sets/shared/food/order/stock.ts';
import type { Clock } from '../../../../core/clock.ts';
import type { Jobs } from '../../../../core/jobs/jobs.ts';
import type { Limits } from '../../../../core/limits/limits.ts';
import type { Log } from '../../../../core/log.ts';
import type { Background } from '../../../../core/background.ts';
import type { FoodPorts } from '../../food-tools.ts';
import type { PastStallStore } from '../../past-stall-store.service.ts';
import type { StallStore } from '../../stall-store.service.ts';
import type { Rush } from '../rush.ts';
import type { OrderStore } from '../order-store.service.ts';
import type { PaperWriting } from '../papers/paper-writing.service.ts';
import type { MoneyWork } from '../paying/money-work.ts';
import type { ProofSigning } from '../proof-signing.ts';

/** What moving orders on needs of others. */
export interface MovingPorts extends Pick<
  FoodPorts,
  'people' | 'audit' | 'notify' | 'notifyOrFail' | 'tellMoved'
> {
  /** Whoever takes payments by card; null where nobody does. */
  readonly money: () => MoneyWork | null;
  readonly papers: Pick<PaperWriting, 'invoice' | 'creditNote'>;
  /** Gives stock back, once for each `key` of an order, however often it is asked for. */
  readonly giveBack: (orderid: string, key: string, items: readonly Wanted[]) => Promise<void>;
}

export interface MovingTools extends MovingPorts {
  readonly orders: OrderStore;
  readonly stalls: Pick<StallStore, 'find' | 'own'>;
  /** Those that are gone. */
  readonly past: Pick<PastStallStore, 'find'>;
  readonly signing: ProofSigning;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'handle' | 'enqueue'>;
  readonly limits: Limits;
  readonly rush: Pick<Rush, 'calm'>;
  readonly log: Log;
  readonly background: Pick<Background, 'run'>;
}
