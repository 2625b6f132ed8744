import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { addressIn } from '../../../../core/address-range.ts';
import { AppError } from '../../../../core/app-error.ts';
import { orderMessages } from '../order.messages.ts';
import type { Held } from '../order-store.service.ts';
import type { OrderStall } from './shelf.ts';
import { expectFew } from './placing-limits.ts';
import type { PlacingTools } from './placing-tools.ts';
import type { WaitingOrder } from './waiting-order.ts';

type Tools = Pick<PlacingTools, 'people' | 'schools' | 'orders' | 'clock'>;

const forbidden = (msg: string): AppError => new AppError('FORBIDDEN', msg);
const nothing: Held = { open: 0, portions: 0, unpaid: 0, letGo: [], changedMind: [] };

/** Who may place an order at a stall. */
export class MayPlace {
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Refuses those of them who may not, with FORBIDDEN, FULL or RATE_LIMITED. */
  async check({ content, school }: OrderStall, waiting: readonly WaitingOrder[]): Promise<void> {
    const { people, schools, orders, clock } = this.#tools;
    const now = clock.now();
    const userids = waiting.map(({ userid }) => userid);
    const [persons, isOnCampus, held] = await Promise.all([
      people.schools(userids),
      content.campusOnly ? schools.campusOf(school.schoolid) : () => true,
      orders.heldBy(userids, new Date(now - orderLimits.openWithin)),
    ]);
    const expectMay = ({ userid, sent }: WaitingOrder): void => {
      const person = persons.get(userid);
      if (person?.verified !== true || person.school !== school.name) {
        throw forbidden(orderMessages.notOfSchool(school.name));
      }
      if (!isOnCampus(addressIn(sent.address) ?? '')) {
        throw forbidden(orderMessages.offCampus(school.name));
      }
      expectFew(held.get(userid) ?? nothing, sent.cart, now);
    };
    for (const each of waiting) await each.alone(() => expectMay(each));
  }
}
