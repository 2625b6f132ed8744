import type { Result } from '@sets/shared/core/result.ts';
import type { Topic } from '@sets/shared/module/module.contract.ts';
import { inOrder, withTopic, withTopicChanged } from '@sets/shared/module/topics.ts';
import type { Actor } from '../../core/actor.ts';
import { newId } from '../../core/new-id.ts';
import { type Found, type ModuleAccess, orThrow } from './module-access.ts';

type Topics = readonly Topic[];

/** The topics of a space. All throw AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE. */
export class TopicService {
  readonly #access: ModuleAccess;

  constructor({ access }: { readonly access: ModuleAccess }) {
    this.#access = access;
  }

  /** At the end. */
  async add(actor: Actor, moduleid: string, title: string): Promise<Found & { topicid: string }> {
    const topicid = newId();
    const added = { topicid, title, archived: false };
    const found = await this.#change(actor, moduleid, (topics) => withTopic(topics, added));
    return { ...found, topicid };
  }

  /** Its title, or whether it is put away. */
  edit(
    actor: Actor,
    moduleid: string,
    topicid: string,
    change: Partial<Omit<Topic, 'topicid'>>,
  ): Promise<Found> {
    return this.#change(actor, moduleid, (topics) => withTopicChanged(topics, topicid, change));
  }

  /** In the order in which they are named. */
  reorder(actor: Actor, moduleid: string, topicids: readonly string[]): Promise<Found> {
    return this.#change(actor, moduleid, (topics) => inOrder(topics, topicids));
  }

  #change(
    actor: Actor,
    moduleid: string,
    rule: (topics: Topics) => Result<Topics>,
  ): Promise<Found> {
    return this.#access.change(actor, moduleid, ({ content }) => ({
      content: { ...content, topics: [...orThrow(rule(content.topics))] },
    }));
  }
}
