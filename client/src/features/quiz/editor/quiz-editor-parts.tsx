import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { generatorPaths } from '../../material/generator-paths.ts';
import type { EditorParts, ToolsProps } from '../../material/editor/editor-parts.ts';
import { ExchangeTools } from '../../material/exchange/exchange-tools.tsx';
import { RehearseWay } from '../../material/rehearse/rehearse-way.tsx';
import { QuizQuestion } from './parts/quiz-question.tsx';
import { QuizSettings } from './parts/quiz-settings.tsx';
import { ReviewWay } from './parts/review-way.tsx';
import { QuizPreview } from './preview/quiz-preview.tsx';
import { quizPaths } from '../quiz-paths.ts';
import { type QuizDraft, withItem } from './quiz-draft.ts';
import { quizExchange } from './quiz-exchange.ts';

const Tools = (props: ToolsProps<QuizDraft, QuizDefinition>) => (
  <>
    <ExchangeTools exchange={quizExchange} saver={props.saver} />
    <ReviewWay {...props} />
    <RehearseWay
      ready={props.ready}
      pathOf={(quizid) => (students) => quizPaths.rehearse(quizid, students)}
    />
  </>
);

/** What quizzes add to the editor. */
export const quizEditorParts: EditorParts<QuizDraft, QuizDefinition> = {
  Tools,
  Extras: QuizQuestion,
  rightOf: ({ items }, { id }) => items.find(({ question }) => question.id === id)?.right ?? null,
  withRight: (draft, id, right) => withItem(draft, id, { right }),
  Preview: QuizPreview,
  Settings: QuizSettings,
  textPath: (shelf, id) => generatorPaths.wantedFor({ noun: quizExchange.noun, shelf, id }),
};
