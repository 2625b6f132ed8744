import type { Clock } from '../../../../core/clock.ts';
import type { PeopleService } from '../../../account/people.service.ts';
import type { PastStallStore } from '../../past-stall-store.service.ts';
import type { StallStore } from '../../stall-store.service.ts';
import type { OrderStore } from '../order-store.service.ts';

/** What invoices need of others. */
export interface PaperTools {
  readonly orders: Pick<OrderStore, 'read'>;
  readonly stalls: Pick<StallStore, 'find' | 'ofVendor'>;
  /** Who has sold at a stall keeps its papers, also once it is gone. */
  readonly past: Pick<PastStallStore, 'find' | 'ofVendor'>;
  readonly people: Pick<PeopleService, 'lookUp'>;
  readonly clock: Pick<Clock, 'now'>;
}
