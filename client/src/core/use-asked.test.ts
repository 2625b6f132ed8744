import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import * as z from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { createServerState, useAsked, useTold } from './use-asked.ts';

const call = {
  method: 'get',
  path: '/api/stalls',
  auth: 'none',
  summary: 'For this test',
  limit: { count: 1, seconds: 1 },
  reply: z.strictObject({ stalls: z.int() }),
} as const;

it('what is told at once stays where an answer comes that was asked for before', async () => {
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
  const { result } = renderHook(() => ({ asked: useAsked(call, {}), told: useTold(call) }), {
    wrapper,
  });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(1);
  await waitFor(() => expect(result.current.asked.data).toEqual({ stalls: 1 }));
  act(() => void result.current.asked.reload());
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  act(() => result.current.told({}, { stalls: 3 }));
  await act(async () => answers[1]?.(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.asked.data).toEqual({ stalls: 3 });
});
