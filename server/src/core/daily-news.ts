import type { Limiter, Limits } from './limits/limits.ts';
import type { NewNotification, Notify } from './notify.ts';

const aDay = 24 * 60 * 60;

/** Of one kind of news somebody is told so often in a day one by one; the next are told together, and then none. */
export const toldOneByOne = 10;

interface News {
  /** An id of what it is about: of that somebody is told once in a day. */
  readonly about: string;
  readonly one: NewNotification;
  /** What is said instead, where the others are told together. */
  readonly more: Partial<NewNotification>;
}

/** Tells people of news that may be many in a day. What they were told is counted by the limits, never stored. */
export class DailyNews {
  readonly #notify: Notify;
  readonly #once: Limiter;
  readonly #each: Limiter;
  readonly #together: Limiter;

  /** `what` names the limits, as `followers`. */
  constructor(
    what: string,
    { notify, limits }: { readonly notify: Notify; readonly limits: Limits },
  ) {
    this.#notify = notify;
    this.#once = limits.window(`${what} told once`, { count: 1, seconds: aDay });
    this.#each = limits.window(`${what} told one by one`, { count: toldOneByOne, seconds: aDay });
    this.#together = limits.window(`${what} told together`, { count: 1, seconds: aDay });
  }

  async tell(userid: string, { about, one, more }: News): Promise<void> {
    if ((await this.#once.take(`${userid}:${about}`)) > 0) return;
    if ((await this.#each.take(userid)) === 0) await this.#notify(userid, one);
    else if ((await this.#together.take(userid)) === 0) {
      await this.#notify(userid, { ...one, ...more });
    }
  }
}
