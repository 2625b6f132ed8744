import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { nothingWritten, type Writing } from './parts/composer.tsx';
import { useWriting } from './use-writing.ts';

const place = { moduleid: 'm1', topicid: 't1' };
const open = (userid: string | null, at: typeof place = place) =>
  renderHook(() => useWriting(at, userid)).result;
const write = (page: ReturnType<typeof open>, next: Partial<Writing>): void =>
  act(() => page.current.setWriting({ ...nothingWritten, ...next }));

afterEach(() => sessionStorage.clear());

test('words that were begun are there again, for who wrote them and where', () => {
  write(open('ann'), { text: 'half a th' });
  expect(open('ann').current.writing).toEqual({ ...nothingWritten, text: 'half a th' });
  expect(open('bob').current.writing.text).toBe('');
  expect(open(null).current.writing.text).toBe('');
  expect(open('ann', { ...place, topicid: 't2' }).current.writing.text).toBe('');
});

test('what was sent, or is only edited, is not begun again', () => {
  const page = open('ann');
  write(page, { text: 'sent' });
  act(() => page.current.setWriting(nothingWritten));
  expect(open('ann').current.writing.text).toBe('');
  write(page, { text: 'edited', editing: { id: 1 } as never });
  expect(open('ann').current.writing.text).toBe('');
});
