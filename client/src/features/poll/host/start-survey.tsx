import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SurveyDialog } from './survey-dialog.tsx';
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
        <SurveyDialog
          title={words.startTitle}
          text={words.startText}
          yes={words.startYes}
          until={null}
          offset={offset}
          onChoose={onStart}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
