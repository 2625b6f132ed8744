import { useParams } from 'react-router-dom';
import { GuideStepPage } from '../features/guide/guide-step-page.tsx';
import { stepAt } from '../features/guide/guide-steps.ts';
import { modulePaths } from '../features/module/module-paths.ts';
import { NotFoundPage } from './error-page.tsx';

/** `/howitworks/:index`: the steps lead into making a space. */
export const GuideStepRoute = () => {
  const step = stepAt(useParams()['index']);
  return step === undefined ? (
    <NotFoundPage />
  ) : (
    <GuideStepPage step={step} startPath={modulePaths.create} />
  );
};
