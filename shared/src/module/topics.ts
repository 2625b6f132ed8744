import { fail, ok, type Result } from '../core/result.ts';
import { moduleLimits, type Topic } from './module.contract.ts';

/*
 * How the topics of a space change. Each gives them anew and leaves those that it was given as they
 * were.
 */

type Topics = readonly Topic[];

/** With a new one at the end. FORBIDDEN where there is no room for it. */
export const withTopic = (topics: Topics, topic: Topic): Result<Topics> =>
  topics.length < moduleLimits.topics
    ? ok([...topics, topic])
    : fail('FORBIDDEN', `A space holds at most ${moduleLimits.topics} topics.`);

/** With one of them changed. NOT_FOUND where it is none of them. */
export const withTopicChanged = (
  topics: Topics,
  topicid: string,
  change: Partial<Omit<Topic, 'topicid'>>,
): Result<Topics> =>
  topics.some((topic) => topic.topicid === topicid)
    ? ok(topics.map((topic) => (topic.topicid === topicid ? { ...topic, ...change } : topic)))
    : noTopic;

/**
 * In the order in which they are named. Those that are not come after them, in the order that they
 * have: somebody may have added one meanwhile. NOT_FOUND where one that is named is none of them.
 */
export const inOrder = (topics: Topics, topicids: readonly string[]): Result<Topics> => {
  const byId = new Map(topics.map((topic) => [topic.topicid, topic]));
  const named = new Set(topicids);
  const first = [...named].flatMap((topicid) => byId.get(topicid) ?? []);
  if (first.length < named.size) return noTopic;
  return ok([...first, ...topics.filter(({ topicid }) => !named.has(topicid))]);
};

const noTopic = fail('NOT_FOUND', 'There is no such topic in this space.');
