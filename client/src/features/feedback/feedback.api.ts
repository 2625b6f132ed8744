import { done } from '@sets/shared/account/account.contract.ts';
import type { Feedback } from '@sets/shared/feedback/feedback.contract.ts';
import { call } from '../../core/api.ts';

/** `token` is null for a visitor, who may write too. */
export const postFeedback = (body: Feedback, token: string | null) =>
  call({
    method: 'POST',
    path: '/api/feedback/post',
    body,
    schema: done,
    token: token ?? undefined,
  });
