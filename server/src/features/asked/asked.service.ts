import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import {
  type Asked,
  askedLimits,
  type OwnAnswered,
  type WaitingInTopic,
} from '@sets/shared/asked/asked.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import type { OwnSpace } from '../module/own-spaces.service.ts';

/** Where the newest of what waits in these spaces lie, newest first: at most `most`. */
type Waiting = (moduleids: readonly string[], most: number) => Promise<readonly TopicRef[]>;

export interface AskedTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly ownSpaces: (actor: Actor) => Promise<OwnSpace[]>;
  /** Questions without an answer. */
  readonly unanswered: Waiting;
  /** What stayed unanswered in runs. */
  readonly promised: Waiting;
  /** A person’s own questions that have had an answer since then, the last answered first. */
  readonly answeredOf: (
    userid: string,
    since: Date,
    most: number,
  ) => Promise<readonly Omit<OwnAnswered, 'space'>[]>;
}

const dayMs = 24 * 60 * 60_000;

/** What somebody was asked, and what came of what they asked. */
export class AskedService {
  readonly #tools: AskedTools;

  constructor(tools: AskedTools) {
    this.#tools = tools;
  }

  async mine(actor: Actor): Promise<Asked> {
    const { ownSpaces, unanswered, promised, answeredOf, clock } = this.#tools;
    const spaces = await ownSpaces(actor);
    const moderated = spaces.filter(({ moderates }) => moderates);
    const ids = moderated.map(({ moduleid }) => moduleid);
    const { counted, answered: most, newsDays } = askedLimits;
    const since = new Date(clock.now() - newsDays * dayMs);
    const [waiting, owed, own] = await Promise.all([
      unanswered(ids, counted),
      promised(ids, counted),
      answeredOf(actor.userid, since, most),
    ]);
    const titles = new Map(spaces.map(({ moduleid, title }) => [moduleid, title]));
    return {
      waiting: byTopic(waiting, moderated),
      promised: byTopic(owed, moderated),
      // What lies in a space that one sees no more is not told of.
      answered: own.flatMap((question) => {
        const space = titles.get(question.moduleid);
        return space === undefined ? [] : [{ ...question, space }];
      }),
    };
  }
}

/** How many lie in each topic, the topic of the newest first. Pure. */
const byTopic = (places: readonly TopicRef[], spaces: readonly OwnSpace[]): WaitingInTopic[] => {
  const found = new Map<string, WaitingInTopic>();
  for (const { moduleid, topicid } of places) {
    const space = spaces.find((each) => each.moduleid === moduleid);
    const topic = space?.topics.find((each) => each.topicid === topicid);
    if (space === undefined || topic === undefined) continue;
    const key = `${moduleid} ${topicid}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, { moduleid, topicid, space: space.title, topic: topic.title, count });
  }
  return [...found.values()].slice(0, askedLimits.topics);
};
