import type { Slot } from '@sets/shared/live/activity.ts';
import { readSlot, slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import type { PollCommand, PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { Asked } from './answer-book.ts';
import type { ShownPeople } from './judge-people.ts';
import { post } from './lecturer.ts';
import { type Plan, planFor, RoomHost } from './room-host.ts';
import { newSamplePoll, sampleQuestions } from './sample-poll.ts';

/** The lecturer with polls: owns them, opened a room with the first, and drives what is on. */
export class Host extends RoomHost<PollCommand, PollHostView, PollTally> {
  readonly #questions: readonly Question[];

  /** Signs in, creates polls with so many questions, opens a room for the first and takes the host's seat. */
  static begin(port: number, questions: number, polls = 1): Promise<Host> {
    return Host.beginWith(port, sampleQuestions(questions), polls);
  }

  /** The same with questions of any kind. */
  static async beginWith(port: number, questions: readonly Question[], polls = 1): Promise<Host> {
    const plan = await planFor(port, pollName, async (address, token) => {
      const pollids: string[] = [];
      while (pollids.length < polls) {
        const poll = await post<Poll>(`${address}/api/polls`, newSamplePoll(questions), token);
        pollids.push(poll.pollid);
      }
      return pollids;
    });
    const host = new Host(plan, questions);
    await host.begin();
    return host;
  }

  private constructor(plan: Plan, questions: readonly Question[]) {
    super(plan);
    this.#questions = questions;
  }

  /** What has this slot, in any of the polls. */
  questionOf(slot: Slot): Question {
    const asked = this.#questions[readSlot(slot)?.question ?? -1];
    if (asked === undefined) throw new Error(`No question has the slot ${slot}.`);
    return asked;
  }

  /**
   * Puts a question that was asked on the screen and reads its counts: at once when they are whole,
   * otherwise what is there after a while.
   */
  async tallyOf(asked: Asked, isWhole: (tally: PollTally) => boolean): Promise<PollTally> {
    const { question } = readSlot(asked.slot) ?? {};
    if (question === undefined) throw new Error(`No question has the slot ${asked.slot}.`);
    await this.goBackTo(asked.runId);
    await this.command({ type: 'goto', question });
    const isIt = (tally: PollTally): boolean => tally.question === question;
    return this.settled(`the tally of question ${question + 1}`, isIt, isWhole);
  }

  /** The people whom the host is shown, and which question: without a slot where none is on show. */
  get shown(): ShownPeople & { readonly runId: string; readonly slot: Slot | null } {
    const { newest } = this.seat;
    const slot = newest === null ? null : slotOf(newest);
    return { joined: this.joined, answered: newest?.answered ?? 0, runId: this.runId, slot };
  }
}
