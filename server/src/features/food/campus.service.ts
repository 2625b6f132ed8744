import { isIP } from 'node:net';
import type { networkAsked, networkFound } from '@sets/shared/food/stall.contract.ts';
import type * as z from 'zod/mini';
import { addressIn } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import type { Actor } from '../../core/actor.ts';
import { foodMessages } from './food.messages.ts';
import type { FoodTools } from './food-tools.ts';

/** Where somebody is, as far as the network tells it. Nothing of it is kept. */
export class Campus {
  readonly #tools: Pick<FoodTools, 'schools' | 'clock'>;

  constructor(tools: Pick<FoodTools, 'schools' | 'clock'>) {
    this.#tools = tools;
  }

  /** The address that the server sees counts; an admin may try another one. @throws AppError BAD_REQUEST */
  async network(
    actor: Pick<Actor, 'accountType'> | null,
    { type, ip }: z.infer<typeof networkAsked>,
    address: string,
  ): Promise<z.infer<typeof networkFound>> {
    if (isIP(ip) !== (type === 'ipv4' ? 4 : 6)) {
      throw new AppError('BAD_REQUEST', foodMessages.noAddress(type));
    }
    const asked = actor?.accountType === 'admin' ? ip : address;
    const school = await this.#tools.schools.ofAddress(addressIn(asked) ?? '');
    return { isCampus: school !== null, school: school?.name ?? null };
  }

  delay(): { readonly at: string } {
    return { at: new Date(this.#tools.clock.now()).toISOString() };
  }
}
