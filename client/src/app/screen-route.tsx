import { ScreenPage } from '../features/stage/screen/screen-page.tsx';
import { stageActivities } from './stage-activities.ts';

/** The projector, for whatever is on. */
export const ScreenRoute = () => <ScreenPage activities={stageActivities} />;
