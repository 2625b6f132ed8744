import { useParams } from 'react-router-dom';
import { GuideStepPage } from '../features/guide/guide-step-page.tsx';
import { stepAt } from '../features/guide/guide-steps.ts';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { NotFoundPage } from './error-page.tsx';

/** `/howitworks/:index`: the steps lead into making a poll. */
export const GuideStepRoute = () => {
  const step = stepAt(useParams()['index']);
  return step === undefined ? (
    <NotFoundPage />
  ) : (
    <GuideStepPage step={step} startPath={pollPaths.create()} />
  );
};
