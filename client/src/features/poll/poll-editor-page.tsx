import { useParams } from 'react-router-dom';
import { MaterialEditorPage } from '../material/editor/material-editor-page.tsx';
import { pollEditorParts } from './poll-editor-parts.tsx';
import { pollMaterial } from './poll-material.ts';

/** Writes a poll, new or not. */
export const PollEditorPage = () => {
  const { pollid } = useParams();
  return <MaterialEditorPage material={pollMaterial} parts={pollEditorParts} id={pollid} />;
};
