import { useEffect, useState } from 'react';
import { isBlankDraft } from '../../material/draft-check.ts';
import type { DraftProps } from '../../material/editor/editor-parts.ts';
import { type PollDraft, pollWriting } from '../poll-draft.ts';
import { TemplateChooser } from './template-chooser.tsx';

/**
 * Templates while nothing is written. Who begins to write keeps them, faint, until they go to another field:
 * nothing moves under their cursor.
 */
export const TemplateOffer = ({ draft, onEdit }: DraftProps<PollDraft>) => {
  const isBlank = isBlankDraft(pollWriting, draft);
  const [isOffered, setOffered] = useState(isBlank);
  if (isBlank && !isOffered) setOffered(true);
  const isOver = isOffered && !isBlank;
  useEffect(() => {
    if (!isOver) return undefined;
    const leave = (): void => setOffered(false);
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isOver]);
  if (!isOffered) return null;
  const choose = (template: PollDraft): void => {
    setOffered(false);
    onEdit(() => template);
  };
  return <TemplateChooser isOver={isOver} onChoose={choose} />;
};
