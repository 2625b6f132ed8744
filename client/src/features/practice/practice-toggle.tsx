import { Dumbbell } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/button.tsx';
import { practiceMessages as words } from './practice.messages.ts';
import { useOpening } from './use-opening.ts';
import { usePracticeDesk } from './use-practice.ts';

interface PracticeToggleProps {
  readonly moduleid: string;
  readonly quizid: string;
  readonly title: string;
}

/** On the card of a quiz: whether everybody who sees the space may practise it. Nothing before that is known. */
export const PracticeToggle = ({ moduleid, quizid, title }: PracticeToggleProps) => {
  const { data } = usePracticeDesk(moduleid);
  const setOpen = useOpening(moduleid);
  const open = data?.quizzes.find((quiz) => quiz.quizid === quizid)?.open;
  if (open === undefined) return null;
  return (
    <IconButton
      label={words.openQuiz(title)}
      title={open ? words.closeForPractice : words.openForPractice}
      aria-pressed={open}
      className={classNames('!size-12', open && 'bg-people-tint !text-people-ink')}
      onClick={() => void setOpen(quizid, !open)}
    >
      <Dumbbell size={18} aria-hidden="true" />
    </IconButton>
  );
};
