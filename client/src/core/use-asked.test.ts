import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import * as z from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { createServerState, useAsked, useChanged, useTold } from './use-asked.ts';

const call = {
  method: 'get',
  path: '/api/stalls',
  auth: 'none',
  summary: 'For this test',
  limit: { count: 1, seconds: 1 },
  reply: z.strictObject({ stalls: z.int() }),
} as const;

/** Requests wait here until they are answered. */
const stage = () => {
  const answers: ((stalls: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      () =>
        new Promise((resolve) => {
          answers.push((stalls) => resolve(Response.json({ stalls })));
        }),
    ),
  );
  const client = createServerState();
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(
    () => ({ asked: useAsked(call, {}), told: useTold(call), changed: useChanged() }),
    { wrapper },
  );
  const answer = async (at: number, stalls: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(at));
    await act(async () => answers[at]?.(stalls));
  };
  return { answer, result, client, isAsked: (at: number) => answers.length > at };
};

it('what is told at once stays where an answer comes that was asked for before', async () => {
  const { answer, result, client, isAsked } = stage();
  await answer(0, 1);
  await waitFor(() => expect(result.current.asked.data).toEqual({ stalls: 1 }));
  act(() => void result.current.asked.reload());
  await vi.waitFor(() => expect(isAsked(1)).toBe(true));
  act(() => result.current.told({}, { stalls: 3 }));
  await answer(1, 2);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.asked.data).toEqual({ stalls: 3 });
});

it('what has changed is asked anew, also while the first answer is on its way', async () => {
  const { answer, result, isAsked } = stage();
  await vi.waitFor(() => expect(isAsked(0)).toBe(true));
  act(() => result.current.changed(call));
  await answer(0, 1);
  await waitFor(() => expect(result.current.asked.data).toEqual({ stalls: 1 }));
  await answer(1, 2);
  await waitFor(() => expect(result.current.asked.data).toEqual({ stalls: 2 }));
});
