import { useEffect, useState } from 'react';
import { isBlankDraft } from '../poll-draft-check.ts';
import type { PollDraft } from '../poll-draft.ts';
import { TemplateChooser } from './template-chooser.tsx';

interface TemplateOfferProps {
  readonly draft: PollDraft;
  readonly onChoose: (draft: PollDraft) => void;
}

/**
 * Templates while nothing is written. Who begins to write keeps them, faint, until they go to another field:
 * nothing moves under their cursor.
 */
export const TemplateOffer = ({ draft, onChoose }: TemplateOfferProps) => {
  const isBlank = isBlankDraft(draft);
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
    onChoose(template);
  };
  return <TemplateChooser isOver={isOver} onChoose={choose} />;
};
