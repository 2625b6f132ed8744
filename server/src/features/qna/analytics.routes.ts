import { byLabel, figuresOf, weeksOf } from '@sets/shared/qna/qna-analytics.ts';
import {
  type QnaAnalytics,
  qnaAnalytics,
  qnaAnalyticsCalls,
} from '@sets/shared/qna/qna-analytics.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { AnalysedTopic, QnaAnalyticsService } from './analytics.service.ts';
import { questionsCsv, questionsXlsx } from './analytics.tables.ts';

const present = (analysed: AnalysedTopic): QnaAnalytics => {
  const { space, topic, questions, labels, answeredAt } = analysed;
  return {
    space,
    topic,
    all: figuresOf(questions, answeredAt.length),
    weeks: weeksOf(analysed),
    labels: byLabel(questions, labels),
  };
};

export const analyticsRoutes = (analytics: QnaAnalyticsService): RouteGroup => ({
  name: 'Questions',
  schemas: { QnaAnalytics: qnaAnalytics },
  routes: [
    serve(qnaAnalyticsCalls.read, async ({ actor, params }) =>
      present(await analytics.of(actor, params)),
    ),
    serve(qnaAnalyticsCalls.csv, async ({ actor, params }) =>
      questionsCsv(await analytics.of(actor, params)),
    ),
    serve(qnaAnalyticsCalls.xlsx, async ({ actor, params }) =>
      questionsXlsx(await analytics.of(actor, params)),
    ),
  ],
});
