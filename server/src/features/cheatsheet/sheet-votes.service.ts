import type { SheetVotes as Votes } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { expectProvenAddress } from '../account/proven-address.ts';
import { sheetMessages } from './cheatsheet.messages.ts';
import { votesOf } from './cheatsheet.presenter.ts';
import type { SheetTools, Who } from './cheatsheet-tools.ts';
import type { SheetRecord, SheetRecords, VoteRecord } from './sheet-records.service.ts';
import type { SheetStore } from './sheet-store.service.ts';

/** No id has a `:` in it. */
const idOf = (sheetid: string, userid: string): string => `${sheetid}:${userid}`;
type Vote = VoteRecord['vote'] | null;
/** Of that many processes that put the same row there at once, the last still gets through. */
const mostTries = 20;

interface VoteTools extends Pick<SheetTools, 'models' | 'clock' | 'people'> {
  readonly store: SheetStore;
  /** @throws AppError NOT_FOUND where they may not read it */
  readonly expectSeen: (who: Who, sheetid: string) => Promise<SheetRecord>;
}

/**
 * Who votes how: one row of each account and sheet. Every change of it tells what it was before, in one write; so
 * what is counted is right, whatever is done at the same moment.
 */
export class SheetVotes {
  readonly #tools: VoteTools;
  readonly #votes: SheetRecords['votes'];

  constructor(tools: VoteTools) {
    this.#tools = tools;
    this.#votes = tools.models.votes;
  }

  /** To vote twice is to vote once. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async vote(who: Who, sheetid: string, vote: Vote): Promise<Votes> {
    const { store, expectSeen, people } = this.#tools;
    const { author } = await expectSeen(who, sheetid);
    if (author === who.userid) throw new AppError('FORBIDDEN', sheetMessages.yours);
    if (vote !== null) await expectProvenAddress(people, who.userid, sheetMessages.unverifiedVote);
    await this.#set(who.userid, sheetid, vote);
    const sheet = await store.find(sheetid);
    // It went in this moment, perhaps before this vote came.
    if (sheet === null) await this.removeAllUnder(sheetid);
    return votesOf(sheet ?? { up: 0, down: 0 }, vote);
  }

  /** How somebody votes on these. */
  async among(
    who: Who | null,
    sheetids: readonly string[],
  ): Promise<ReadonlyMap<string, VoteRecord['vote']>> {
    if (who === null || sheetids.length === 0) return new Map();
    const ids = sheetids.map((sheetid) => idOf(sheetid, who.userid));
    const found = await this.#votes.find({ _id: { $in: ids } }).lean<VoteRecord[]>();
    return new Map(found.map(({ sheetid, vote }) => [sheetid, vote]));
  }

  /** One after the other. */
  of(userid: string): AsyncIterable<VoteRecord> {
    return this.#votes.find({ userid }).sort({ at: 1 }).lean<VoteRecord>().cursor();
  }

  /** Each is counted no more once, also where it is done again after a failure. */
  async removeAllOf(userid: string): Promise<void> {
    for await (const { sheetid } of this.of(userid)) await this.#set(userid, sheetid, null);
  }

  async removeAllUnder(sheetid: string): Promise<void> {
    await this.#votes.deleteMany({ sheetid });
  }

  async #set(userid: string, sheetid: string, vote: Vote): Promise<void> {
    const before =
      vote === null ? await this.#take(userid, sheetid) : await this.#put(userid, sheetid, vote);
    if (before === vote) return;
    const by = (way: VoteRecord['vote']) => Number(vote === way) - Number(before === way);
    await this.#tools.store.countVotes(sheetid, { up: by('up'), down: by('down') });
  }

  async #put(userid: string, sheetid: string, vote: VoteRecord['vote']): Promise<Vote> {
    const at = new Date(this.#tools.clock.now());
    for (let tries = 1; ; tries += 1) {
      try {
        const before = await this.#votes
          .findOneAndUpdate(
            { _id: idOf(sheetid, userid) },
            { $set: { vote, at }, $setOnInsert: { sheetid, userid } },
            { upsert: true, returnDocument: 'before' },
          )
          .lean<VoteRecord | null>();
        return before?.vote ?? null;
      } catch (error) {
        // Another call put it there in this moment.
        if (!isDuplicateKey(error) || tries >= mostTries) throw error;
      }
    }
  }

  async #take(userid: string, sheetid: string): Promise<Vote> {
    const before = await this.#votes
      .findOneAndDelete({ _id: idOf(sheetid, userid) })
      .lean<VoteRecord | null>();
    return before?.vote ?? null;
  }
}
