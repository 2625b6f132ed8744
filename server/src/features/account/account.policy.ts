import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';

/** A person ends sessions of their own only. @throws AppError FORBIDDEN */
export const checkEndsOwn = (actor: Actor, session: { readonly userid: string }): void => {
  if (actor.userid !== session.userid) {
    throw new AppError('FORBIDDEN', 'That session is not yours.');
  }
};
