import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Author, Entry } from '../live/feed.ts';
import { discussionDraft, discussionLimits, type DiscussionDraft } from './discussion.contract.ts';
import { discussionFeed, type DiscussionWhere } from './discussion.feed.ts';
import type { MessageItem } from './discussion.migrations.ts';

const ann: Author = { as: 'phone', participant: 'p-ann' };
const bob: Author = { as: 'phone', participant: 'p-bob' };
const mod: Author = { as: 'host', participant: 'p-mod' };
const where = (more: Partial<DiscussionWhere> = {}): DiscussionWhere => ({
  person: { userid: 'ann', username: 'Ann' },
  mutedUntil: null,
  isMerged: false,
  now: 1_000,
  participantOf: (userid) => `p-${userid}`,
  ...more,
});
const write = (text: string, mentions: string[] = []): DiscussionDraft => ({
  do: 'write',
  text,
  replyTo: null,
  mentions,
});
const edit = (text: string): DiscussionDraft => ({ do: 'edit', text });

const itemOf = (text: string): MessageItem => {
  const kept = discussionFeed.mayPost(ann, write(text, ['ann', 'bob', 'bob']), where());
  if (!kept.ok) throw new Error(kept.error.msg);
  return kept.value;
};
const entryOf = (item: MessageItem): Entry<MessageItem> => ({ id: 1, author: ann, at: 5, item });
const refused = (code: string) => ({ ok: false, error: { code } });

test('a message names who wrote it, and whom it mentions by what they are called here alone', () => {
  expect(itemOf('hello')).toMatchObject({
    by: { userid: 'ann', username: 'Ann' },
    mentions: ['p-bob'],
  });
  const { signal } = discussionFeed.schemas;
  expect(z.safeParse(signal!, { typing: true }).success).toBe(true);
  const forged: never = { typing: true, by: { userid: 'x', username: 'Somebody else' } } as never;
  expect(discussionFeed.maySignal!(ann, forged, where())).toEqual({
    ok: true,
    value: { typing: true, by: { userid: 'ann', username: 'Ann' } },
  });
});

describe('who may change what', () => {
  const entry = entryOf(itemOf('hello'));
  test.each([
    ['the author edits', ann, edit('new'), null],
    ['another one does not', bob, edit('new'), 'FORBIDDEN'],
    ['a moderator does not, either', mod, edit('new'), 'FORBIDDEN'],
    ['the author removes', ann, null, null],
    ['another one does not remove', bob, null, 'FORBIDDEN'],
    ['a moderator removes', mod, null, null],
    ['it is not written twice', ann, write('new'), 'BAD_REQUEST'],
  ])('%s', (_what, who, draft, code) => {
    const userid = who.participant.replace('p-', '');
    const person = { userid, username: userid };
    // What they are called in the place says nothing: it is another one once the secret is.
    const called = { ...who, participant: 'p-ann' };
    const result = discussionFeed.mayChange(called, entry, draft, where({ person }));
    if (code === null) expect(result.ok).toBe(true);
    else expect(result).toMatchObject(refused(code));
  });

  test('who is muted writes, edits and types nothing, and may remove what is theirs', () => {
    const silent = where({ mutedUntil: 1_001 });
    expect(discussionFeed.mayPost(ann, write('a'), silent)).toMatchObject(refused('FORBIDDEN'));
    const changed = discussionFeed.mayChange(ann, entry, edit('a'), silent);
    expect(changed).toMatchObject(refused('FORBIDDEN'));
    const typed = discussionFeed.maySignal!(ann, { typing: true }, silent);
    expect(typed).toMatchObject(refused('FORBIDDEN'));
    expect(discussionFeed.mayChange(ann, entry, null, silent).ok).toBe(true);
    expect(discussionFeed.mayPost(ann, write('a'), where({ mutedUntil: 1_000 })).ok).toBe(true);
  });
});

test('of a question that has become a part of another one nothing new is said; what was is edited and removed', () => {
  const merged = where({ isMerged: true });
  expect(discussionFeed.mayPost(ann, write('a'), merged)).toMatchObject(refused('CONFLICT'));
  expect(discussionFeed.mayPost(mod, write('a'), merged)).toMatchObject(refused('CONFLICT'));
  const entry = entryOf(itemOf('hello'));
  for (const draft of [edit('a'), null]) {
    expect(discussionFeed.mayChange(ann, entry, draft, merged).ok).toBe(true);
  }
});

test('moderators see what a message said before, the newest of it; nobody else does', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }), (texts) => {
      let item = itemOf('first');
      const before: string[] = [];
      for (const [at, text] of texts.entries()) {
        if (text !== item.text) before.push(item.text);
        const next = discussionFeed.mayChange(ann, entryOf(item), edit(text), where({ now: at }));
        if (!next.ok || next.value === null) throw new Error('It was not changed.');
        item = next.value;
      }
      const host = discussionFeed.view('host', entryOf(item)) as { history: { text: string }[] };
      const kept = before.slice(-discussionLimits.history);
      expect(host.history.map(({ text }) => text)).toEqual(kept);
      for (const audience of ['phone', 'screen'] as const) {
        const view = discussionFeed.view(audience, entryOf(item));
        expect(view).not.toHaveProperty('history');
        expect(z.safeParse(discussionFeed.schemas.views[audience], view).success).toBe(true);
      }
    }),
  );
});

test('what shows nothing is no message, and marks that turn the direction of text are taken out', () => {
  const read = (text: string) => z.safeParse(discussionDraft, write(text));
  for (const nothing of ['', '  ', '\u200B\u200D', '\u202E', '\u2800']) {
    expect(read(nothing).success, JSON.stringify(nothing)).toBe(false);
  }
  expect(read('x'.repeat(discussionLimits.text + 1)).success).toBe(false);
  expect(read('a\u202Eb\u0000c').data).toMatchObject({ text: 'abc' });
});
