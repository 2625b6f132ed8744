import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from './read-message.ts';
import { useTyping } from './use-typing.ts';

const message = (id: number, userid: string) => ({ id, by: { userid } }) as Message;
const names = ({ current }: { current: ReturnType<typeof useTyping> }) =>
  current.typing.map(({ username }) => username);

const open = (before: readonly Message[]) => {
  let tell: (signals: readonly unknown[]) => void = () => undefined;
  const feed = {
    signal: () => undefined,
    onSignals: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  };
  const page = renderHook(({ messages }) => useTyping(feed, 'me', messages), {
    initialProps: { messages: before },
  });
  const types = (...userids: string[]): void =>
    act(() =>
      tell(userids.map((each) => ({ typing: true, by: { userid: each, username: each } }))),
    );
  return { ...page, types };
};

test('whoever types does so until their message is shown', () => {
  const before = [message(3, 'ann')];
  const { result, rerender, types } = open(before);
  types('ann', 'bob', 'me');
  expect(names(result)).toEqual(['ann', 'bob']);
  rerender({ messages: [...before, message(4, 'ann')] });
  expect(names(result)).toEqual(['bob']);
  types('ann');
  expect(names(result)).toEqual(['bob', 'ann']);
});

test('older messages that are read meanwhile say nothing', () => {
  const { result, rerender, types } = open([message(3, 'ann')]);
  types('bob');
  rerender({ messages: [message(1, 'bob'), message(3, 'ann')] });
  expect(names(result)).toEqual(['bob']);
});
