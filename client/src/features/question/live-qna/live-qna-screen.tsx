import './live-qna-screen.css';
import type { Counts } from '@sets/shared/core/counts.ts';
import type { LiveQnaHolder } from '@sets/shared/question/kinds/live-qna.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { liveQnaHolderMessages as words } from './live-qna.messages.ts';

/** Characters from which on a prompt is set smaller, and smaller still. */
const longPrompts = [90, 220] as const;

/** The room is invited to ask; once the host opens it, the live Q&A is on instead. */
const Screen = ({ question, standing }: ScreenProps<LiveQnaHolder, Counts>) => {
  const Heading = standing === undefined ? 'p' : 'h1';
  const steps = longPrompts.filter((length) => question.text.length > length).length;
  return (
    <div className="qna-holder">
      <p className="qna-holder-invitation">{words.invitation}</p>
      <Heading className="qna-holder-prompt" dir="auto" data-long={steps}>
        <MathText text={question.text} isLarge />
      </Heading>
      <p className="qna-holder-note">{words.invitationNote}</p>
    </div>
  );
};

export const liveQnaScreen: ScreenParts<LiveQnaHolder, Counts> = { note: () => '', Screen };
