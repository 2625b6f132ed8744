import { useParams } from 'react-router-dom';
import { MaterialEditorPage } from '../../material/editor/material-editor-page.tsx';
import { quizEditorParts } from './quiz-editor-parts.tsx';
import { quizMaterial } from './quiz-material.ts';

/** Writes a quiz, new or not. */
export const QuizEditorPage = () => {
  const { quizid } = useParams();
  return <MaterialEditorPage material={quizMaterial} parts={quizEditorParts} id={quizid} />;
};
