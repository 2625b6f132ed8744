import { feedbackCalls } from '@sets/shared/feedback/feedback.calls.ts';
import type { Feedback } from '@sets/shared/feedback/feedback.contract.ts';
import { ask } from '../../core/api.ts';

/** `token` is null for a visitor, who may write too. */
export const postFeedback = (body: Feedback, token: string | null) =>
  ask(feedbackCalls.post, { token, body });
