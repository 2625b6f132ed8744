import { pollMessages } from '@sets/shared/poll/poll.messages.ts';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { UntilDialog } from '../../stage/host/until-dialog.tsx';
import { surveyMessages as words } from './survey.messages.ts';

interface StartSurveyProps {
  readonly offset: number;
  readonly onStart: (until: number) => void;
}

/** The way to leave a poll open for days, before anything of it was asked. */
export const StartSurvey = ({ offset, onStart }: StartSurveyProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" title={words.startHint} onClick={() => setAsking(true)}>
        <CalendarClock size={16} aria-hidden="true" />
        {words.start}
      </Button>
      {isAsking && (
        <UntilDialog
          title={words.startTitle}
          text={words.startText}
          yes={words.startYes}
          until={null}
          offset={offset}
          bounds={pollMessages.surveyBounds}
          onChoose={onStart}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
