import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moduleLimits, type Topic } from './module.contract.ts';
import { inOrder, withTopic, withTopicChanged } from './topics.ts';

const topicid = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const topic = fc.record({ topicid, title: fc.string(), archived: fc.boolean() });
const topics = fc.uniqueArray(topic, { selector: (each) => each.topicid });
/** Topics, and some of their ids in any order. */
const toOrder = topics.chain((given) =>
  fc.tuple(fc.constant(given), fc.shuffledSubarray(given.map((each) => each.topicid))),
);

const ids = (given: readonly Topic[]): string[] => given.map((each) => each.topicid);

test('those that are named come first, as they are named, and the others after them as they were', () => {
  fc.assert(
    fc.property(toOrder, ([given, named]) => {
      const before = given.map((each) => ({ ...each }));
      const ordered = inOrder(given, named);
      if (!ordered.ok) throw new Error('All of them are there.');
      expect(ids(ordered.value).slice(0, named.length)).toEqual(named);
      const left = new Set<string>(named);
      const others = ids(given).filter((each) => !left.has(each));
      expect(ids(ordered.value).slice(named.length)).toEqual(others);
      // None is lost, made up or changed on the way.
      const byId = (each: Topic, other: Topic) => (each.topicid < other.topicid ? -1 : 1);
      expect(ordered.value.toSorted(byId)).toEqual(given.toSorted(byId));
      expect(given).toEqual(before);
    }),
  );
});

test('the same order again changes nothing', () => {
  fc.assert(
    fc.property(toOrder, ([given, named]) => {
      const once = inOrder(given, named);
      if (!once.ok) throw new Error('All of them are there.');
      expect(inOrder(once.value, ids(once.value))).toEqual(once);
      expect(inOrder(once.value, named)).toEqual(once);
    }),
  );
});

test('one that is not there cannot be put anywhere', () => {
  fc.assert(
    fc.property(topics, topicid, (given, other) => {
      fc.pre(!ids(given).includes(other));
      const refused = { ok: false, error: { code: 'NOT_FOUND' } };
      expect(inOrder(given, [...ids(given), other])).toMatchObject(refused);
      expect(withTopicChanged(given, other, { archived: true })).toMatchObject(refused);
    }),
  );
});

test('a change keeps the place, and touches no other', () => {
  fc.assert(
    fc.property(toOrder, fc.string(), ([given, [one]], title) => {
      fc.pre(one !== undefined);
      const changed = withTopicChanged(given, one, { title });
      if (!changed.ok) throw new Error('It is there.');
      expect(changed.value).toEqual(
        given.map((each) => (each.topicid === one ? { ...each, title } : each)),
      );
    }),
  );
});

test('a new one comes last, as long as there is room', () => {
  let all: readonly Topic[] = [];
  for (let at = 0; at < moduleLimits.topics; at += 1) {
    const added = withTopic(all, { topicid: `t${at}`, title: '', archived: false });
    if (!added.ok) throw new Error('There is room.');
    all = added.value;
    expect(all.at(-1)?.topicid).toBe(`t${at}`);
  }
  expect(withTopic(all, { topicid: 'more', title: '', archived: false })).toMatchObject({
    ok: false,
    error: { code: 'FORBIDDEN' },
  });
});
