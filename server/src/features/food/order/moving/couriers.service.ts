import { emailFault } from '@sets/shared/account/account.rules.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import { createKeyedMutex } from '../../../../core/keyed-mutex.ts';
import type { Limiter } from '../../../../core/limits/limits.ts';
import type { Rate } from '../../../../core/window-limiter.ts';
import { stallIn } from '../../food.presenter.ts';
import type { StallRecord } from '../../stall-store.service.ts';
import type { CourierStore } from './courier-store.service.ts';
import type { Kitchen } from './kitchen.service.ts';
import {
  courierGoneNotice,
  courierNotice,
  mostCouriers,
  movingMessages,
  orderPaths,
} from './moving.messages.ts';
import type { MovingTools } from './moving-tools.ts';

type Who = Pick<Actor, 'userid'>;

/** Addresses that one vendor may name: a stall has few couriers, and a list of addresses is not tried out. */
const namings: Rate = { count: 30, seconds: 3_600 };

interface CourierTools extends Pick<
  MovingTools,
  'stalls' | 'people' | 'clock' | 'limits' | 'notify'
> {
  readonly couriers: CourierStore;
  readonly kitchen: Pick<Kitchen, 'boardOf'>;
}

/** Who brings orders of a stall: its vendor says so. All throw AppError NOT_FOUND, NEWER_VERSION, UNREADABLE. */
export class Couriers {
  readonly #tools: CourierTools;
  readonly #namings: Limiter;
  /** Of this process: those of one stall are named one after the other, so that they are counted. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: CourierTools) {
    this.#tools = tools;
    this.#namings = tools.limits.window('couriers named', namings);
  }

  /**
   * By the address of their account, which they have proven. Where nobody has, nothing changes and nothing is said of it.
   * @throws AppError BAD_REQUEST, FULL, RATE_LIMITED
   */
  async name({ userid }: Who, stallid: string, email: string): Promise<KitchenBoard> {
    const { stalls, people, kitchen } = this.#tools;
    const stall = await stalls.own(userid, stallid);
    const fault = emailFault(email);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const retryInMs = await this.#namings.take(userid);
    if (retryInMs > 0) {
      throw new AppError('RATE_LIMITED', movingMessages.tooManyNamed, { retryInMs });
    }
    const person = await people.findByEmail(email);
    // The vendor sets out themselves without being named.
    if (person?.verified === true && !person.locked && person._id !== userid) {
      await this.#inTurn(stallid, () => this.#add(stall, person._id));
    }
    return kitchen.boardOf(stall);
  }

  /** What they have in hand they may still bring. */
  async remove({ userid }: Who, stallid: string, courier: string): Promise<KitchenBoard> {
    const { stalls, couriers, kitchen } = this.#tools;
    const stall = await stalls.own(userid, stallid);
    if (await couriers.remove(stallid, courier))
      await this.#tell(stall, courier, courierGoneNotice);
    return kitchen.boardOf(stall);
  }

  async #add(stall: StallRecord, courier: string): Promise<void> {
    const { couriers, clock } = this.#tools;
    const { _id: stallid } = stall;
    if (await couriers.has(stallid, courier)) return;
    if ((await couriers.countOf(stallid)) >= mostCouriers) {
      throw new AppError('FULL', movingMessages.fullOfCouriers);
    }
    if (await couriers.insert(stallid, courier, new Date(clock.now()))) {
      await this.#tell(stall, courier, courierNotice);
    }
  }

  async #tell(
    stall: StallRecord,
    courier: string,
    { title, text }: typeof courierNotice,
  ): Promise<void> {
    const path = orderPaths.courier;
    await this.#tools.notify(courier, {
      kind: 'order',
      title,
      text: text(stallIn(stall).name),
      path,
    });
  }
}
