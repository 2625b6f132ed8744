import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { PeopleService } from '../account/people.service.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { FeedbackService } from './feedback.service.ts';

/** What people write to support. */
export const openFeedback = (
  { connection, clock, limits, mailer, config }: FeatureContext,
  { people }: { readonly people: PeopleService },
): Feature<{ readonly feedback: FeedbackService }> => {
  const feedback = new FeedbackService({
    connection,
    clock,
    limits,
    mailer,
    supportEmail: config.support.email,
    findAuthors: (userids) => people.names(userids),
  });
  return {
    services: { feedback },
    api: [feedbackRoutes(feedback)],
    personalData: feedback.personalData,
  };
};
