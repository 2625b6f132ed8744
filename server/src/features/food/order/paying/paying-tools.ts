import type { Clock } from '../../../../core/clock.ts';
import type { Log } from '../../../../core/log.ts';
import type { StallStore } from '../../stall-store.service.ts';
import type { OrderChanges } from '../moving/change-order.service.ts';
import type { OrderStore } from '../order-store.service.ts';
import type { ProofSigning } from '../proof-signing.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { StripePause } from './stripe-pause.ts';

/** What those find who have orders paid by card. */
export interface PayingTools {
  readonly gateway: PaymentGateway;
  readonly pause: StripePause;
  readonly orders: Pick<OrderStore, 'find' | 'read'>;
  readonly stalls: Pick<StallStore, 'find'>;
  readonly changes: Pick<OrderChanges, 'change'>;
  readonly signing: ProofSigning;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}
