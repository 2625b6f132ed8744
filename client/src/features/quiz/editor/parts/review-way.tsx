import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { FileText } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../../ui/button.tsx';
import type { ToolsProps } from '../../../material/editor/editor-parts.ts';
import { quizPaths } from '../../quiz-paths.ts';
import type { QuizDraft } from '../quiz-draft.ts';
import { quizEditorMessages as words } from '../quiz-editor.messages.ts';

/** From the editor to the quiz as it is read through, once all of it is saved. */
export const ReviewWay = ({ ready }: ToolsProps<QuizDraft, QuizDefinition>) => {
  const navigate = useNavigate();
  const go = async (): Promise<void> => {
    const quizid = await ready();
    if (quizid !== null) await navigate(quizPaths.review(quizid));
  };
  return (
    <IconButton label={words.review} onClick={() => void go()}>
      <FileText size={18} aria-hidden="true" />
    </IconButton>
  );
};
