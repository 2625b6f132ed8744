import { done } from '@sets/shared/account/account.contract.ts';
import { pageQuery } from '@sets/shared/core/page.ts';
import { feedback, feedbackLine, feedbackPage } from '@sets/shared/feedback/feedback.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import { presentFeedback } from './feedback.presenter.ts';
import type { FeedbackService } from './feedback.service.ts';

/** A lecture hall behind one address writes at once; each person has a limit of their own. */
const fromOneAddress = { count: 600, seconds: 600 };

export const feedbackRoutes = (feedbacks: FeedbackService): RouteGroup => ({
  name: 'Feedback',
  schemas: { Feedback: feedback, FeedbackLine: feedbackLine, FeedbackPage: feedbackPage },
  routes: [
    route({
      method: 'post',
      path: '/api/feedback/post',
      summary: 'Tell support something, logged in or not',
      auth: 'optional',
      limit: fromOneAddress,
      body: feedback,
      reply: done,
      handle: async ({ actor, body }) => {
        await feedbacks.post(actor, body);
        return {};
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/feedback',
      summary: 'What people wrote to support, newest first',
      auth: 'admin',
      limit: { count: 120, seconds: 60 },
      query: pageQuery,
      reply: feedbackPage,
      handle: async ({ query }) => {
        const { records, authors, next } = await feedbacks.page(query.before);
        return { feedback: records.map((record) => presentFeedback(record, authors)), next };
      },
    }),
  ],
});
