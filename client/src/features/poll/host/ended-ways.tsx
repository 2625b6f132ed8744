import { Projector } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { EndedPartProps } from '../../stage/stage-activity.ts';
import { readHostView } from '../poll-pictures.ts';
import { pollHostMessages as words } from './poll-host.messages.ts';

/** What the projector ends with: thanks alone, or what every question came to. */
export const EndedWays = ({ view: given, send }: EndedPartProps) => {
  const view = readHostView(given);
  if (view === null || view.rounds.every((round) => round === 0)) return null;
  return (
    <Button onClick={() => send({ type: view.shown ? 'hide' : 'show' })}>
      <Projector size={18} aria-hidden="true" />
      {view.shown ? words.thanksOnProjector : words.resultsOnProjector}
    </Button>
  );
};
