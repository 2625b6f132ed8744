import { feedbackCalls } from '@sets/shared/feedback/feedback.calls.ts';
import { feedback, feedbackLine, feedbackPage } from '@sets/shared/feedback/feedback.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { presentFeedback } from './feedback.presenter.ts';
import type { FeedbackService } from './feedback.service.ts';

export const feedbackRoutes = (feedbacks: FeedbackService): RouteGroup => ({
  name: 'Feedback',
  schemas: { Feedback: feedback, FeedbackLine: feedbackLine, FeedbackPage: feedbackPage },
  routes: [
    serve(feedbackCalls.post, async ({ actor, body }) => {
      await feedbacks.post(actor, body);
      return {};
    }),
    serve(feedbackCalls.list, async ({ query }) => {
      const { records, authors, next } = await feedbacks.page(query.before);
      return { feedback: records.map((record) => presentFeedback(record, authors)), next };
    }),
  ],
});
