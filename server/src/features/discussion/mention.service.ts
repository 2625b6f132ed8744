import type {
  DiscussionDraft,
  DiscussionPlace,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { ifFound } from '../../core/if-found.ts';
import type { Limiter } from '../../core/limits/limits.ts';
import { findPlace } from './discussion-access.ts';
import { discussionNotices } from './discussion.messages.ts';
import type { DiscussionTools } from './discussion-tools.ts';
import type { WriterService } from './writer.service.ts';

interface MentionTools extends DiscussionTools {
  readonly writers: Pick<WriterService, 'whoWrote'>;
}

/** The page of a place. */
const pathOf = ({ moduleid, topicid, questionid }: DiscussionPlace, id: number): string => {
  if (topicid === undefined) return `/modulechat/${moduleid}`;
  const topic = `/space/${moduleid}/topic/${topicid}`;
  return questionid === undefined
    ? `/module/${moduleid}/topic/${topicid}/portal/discussion`
    : `${topic}/${questionid}/discussion/${id}`;
};

/** Tells people that they were mentioned: who can see the space, and who does not block the writer. */
export class MentionService {
  readonly #tools: MentionTools;
  readonly #bySender: Limiter;
  readonly #ofReceiver: Limiter;

  constructor(tools: MentionTools) {
    this.#tools = tools;
    const { limits } = tools;
    this.#bySender = limits.window('mentions by one person', { count: 30, seconds: 3_600 });
    this.#ofReceiver = limits.window('mentions of one person', { count: 20, seconds: 3_600 });
  }

  /** Beyond the limits nobody is told, and nobody is told of that. */
  async tell(
    place: DiscussionPlace,
    actor: Actor,
    { id, draft }: { readonly id: number; readonly draft: DiscussionDraft },
  ): Promise<void> {
    if (draft.do !== 'write') return;
    const { userid } = actor;
    const mentioned = [...new Set(draft.mentions)].filter((each) => each !== userid);
    if (mentioned.length === 0) return;
    const { spaces, writers } = this.#tools;
    const { record } = await spaces.read(actor, place.moduleid);
    const moderators = await spaces.moderatorsOf(record);
    const wrote = await writers.whoWrote(place.moduleid, mentioned);
    for (const each of mentioned) {
      if (!wrote.has(each) && !moderators.includes(each)) continue;
      if (!(await this.#mayTell(place, userid, each))) continue;
      const { title, text } = discussionNotices.mentioned;
      const told = { kind: 'space', title, text: text(record.content.title) } as const;
      await this.#tools.notify(each, { ...told, path: pathOf(place, id) });
    }
  }

  async #mayTell(place: DiscussionPlace, by: string, whom: string): Promise<boolean> {
    if ((await this.#tools.blocks.of(whom)).includes(by)) return false;
    // Who cannot see the space learns nothing of it.
    const found = await ifFound(findPlace(this.#tools, { userid: whom }, place));
    if (found === null || found.reader === null) return false;
    if ((await this.#bySender.take(by)) > 0) return false;
    return (await this.#ofReceiver.take(whom)) === 0;
  }
}
