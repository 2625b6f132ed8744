import { PollsPage } from '../features/poll/polls-page.tsx';
import { PlanNote } from '../features/premium/plan-note.tsx';

/** The polls of a topic, with what the plan keeps of them. */
export const TopicPollsPage = () => <PollsPage note={<PlanNote />} />;
