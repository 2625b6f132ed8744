import type { DiscussionSettings } from '@sets/shared/discussion/discussion.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { revise } from '../../core/revise.ts';
import type { KnownReader } from '../module/module-access.ts';
import { canModerate, type Held } from '../module/module.policy.ts';
import { discussionMessages } from './discussion.messages.ts';
import type { SpaceRecord } from './discussion.model.ts';
import { type OrderContent, storedOrder } from './discussion-records.migrations.ts';

import { contentOf, versionOf } from '../../core/stored-value.ts';
import type { DiscussionTools } from './discussion-tools.ts';

const minuteMs = 60_000;

/** Nobody is muted, and nobody waits. */
const usual = { slowSeconds: 0, muted: [] } as const;

const fresh = (moduleid: string): SpaceRecord => ({ _id: moduleid, revision: 0, ...usual });

/** How moderators keep the discussions of their space: a pause between messages, and who is muted. */
export class ModerationService {
  readonly #tools: Pick<DiscussionTools, 'models' | 'clock' | 'spaces' | 'people' | 'placed'>;

  constructor(tools: Pick<DiscussionTools, 'models' | 'clock' | 'spaces' | 'people' | 'placed'>) {
    this.#tools = tools;
  }

  /** For who moderates the space. @throws AppError NOT_FOUND, FORBIDDEN */
  async settings(actor: Actor, moduleid: string): Promise<DiscussionSettings> {
    await this.#tools.spaces.moderated(actor, moduleid);
    return this.#told(await this.of(moduleid));
  }

  /** How it is now, for whoever asks in the server's name. */
  async of(moduleid: string): Promise<Pick<SpaceRecord, 'slowSeconds' | 'muted'>> {
    const stored = await this.#tools.models.spaces.findById(moduleid).lean<SpaceRecord>();
    return contentOf(storedOrder, stored) ?? usual;
  }

  /** Until when somebody is muted, in ms; null where they are not, as nobody is who moderates the space. */
  mutedUntil(
    { muted }: Pick<SpaceRecord, 'muted'>,
    reader: Pick<KnownReader, 'userid' | 'accountType'>,
    record: Held,
  ): number | null {
    if (canModerate(reader, record)) return null;
    const { userid } = reader;
    const until = muted.find((each) => each.userid === userid)?.until.getTime() ?? 0;
    return until > this.#tools.clock.now() ? until : null;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN */
  async slow(actor: Actor, moduleid: string, seconds: number): Promise<DiscussionSettings> {
    await this.#tools.spaces.moderated(actor, moduleid);
    await this.#change(moduleid, (order) => ({ ...order, slowSeconds: seconds }));
    // A pause is told to everybody alike, and nobody stands otherwise by it.
    await this.#tools.placed().changed({ scope: moduleid, only: 'state' });
    return this.#told(await this.of(moduleid));
  }

  /**
   * Mutes somebody for so many minutes from now; 0 lets them write again.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for who moderates the space
   */
  async mute(
    actor: Actor,
    { moduleid, userid, minutes }: { moduleid: string; userid: string; minutes: number },
  ): Promise<DiscussionSettings> {
    const { clock, people, spaces } = this.#tools;
    const { record } = await spaces.moderated(actor, moduleid);
    if ((await spaces.moderatorsOf(record)).includes(userid)) {
      throw new AppError('CONFLICT', discussionMessages.notMutable);
    }
    if (minutes > 0 && !(await people.names([userid])).has(userid)) {
      throw new AppError('NOT_FOUND', discussionMessages.nobody);
    }
    const now = clock.now();
    const until = new Date(now + minutes * minuteMs);
    await this.#change(moduleid, (order) => {
      const others = order.muted.filter(
        (each) => each.userid !== userid && each.until.getTime() > now,
      );
      return { ...order, muted: minutes > 0 ? [...others, { userid, until }] : others };
    });
    await this.#tools.placed().changed({ scope: moduleid, userid, only: 'standing' });
    return this.#told(await this.of(moduleid));
  }

  /** What cannot be read is not written over. */
  async #change(moduleid: string, rule: (order: OrderContent) => OrderContent): Promise<void> {
    await revise(this.#tools.models.spaces, fresh(moduleid), (stored) => ({
      ...rule(contentOf(storedOrder, stored) ?? usual),
      ...versionOf(storedOrder),
    }));
  }

  async #told({ slowSeconds, muted }: Pick<SpaceRecord, 'slowSeconds' | 'muted'>) {
    const now = this.#tools.clock.now();
    const still = muted.filter(({ until }) => until.getTime() > now);
    const names = await this.#tools.people.names(still.map(({ userid }) => userid));
    return {
      slowSeconds,
      muted: still.flatMap(({ userid, until }) => {
        const named = names.get(userid);
        if (named === undefined) return [];
        return [{ userid, username: named.username, until: until.toISOString() }];
      }),
    };
  }
}
