import type { CloudEdit } from '@sets/shared/question/words/cloud-edits.ts';
import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import type { CloudCounts } from '@sets/shared/question/kinds/word-cloud.ts';
import { seenOfHost } from '@sets/shared/question/words/shown-words.ts';
import { Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { WordActions } from '../../../ui/word-cloud/host-word.ts';
import { WordList } from '../../../ui/word-cloud/word-list.tsx';
import type { DeskProps } from '../question-parts.ts';
import { hostWord, toFreeze } from './cloud-of.ts';
import { wordDeskMessages as words } from './word-cloud-desk.messages.ts';

type ListName = Extract<CloudEdit, { type: 'add' }>['list'];

/** What a host does with words, as edits of the cloud: each has one that takes it back. */
const actionsOf = (send: (edit: CloudEdit) => void): WordActions => {
  const put = (list: ListName, word: string, isIn: boolean): void =>
    send({ type: isIn ? 'add' : 'remove', list, word });
  return {
    onHide: (key, isHidden) => put('hidden', key, isHidden),
    onPin: (key, isPinned) => put('pinned', key, isPinned),
    onAllow: (key, isAllowed) => put('allowed', key, isAllowed),
    onJoin: (key, into) => send({ type: 'join', key, into }),
    onPart: (key) => send({ type: 'part', key }),
    onSplit: (variant) => put('split', variant, true),
    onMend: (variant) => put('split', variant, false),
  };
};

/** The words as their host changes them, while they come in and after. */
export const WordDesk = (props: DeskProps<WordCloudQuestion, CloudCounts>) => {
  const { counts, onEdit } = props;
  const isFrozen = counts.frozen === true;
  const seen = counts.screen ?? seenOfHost(counts);
  const kept = useMemo(() => toFreeze(seen.words), [seen.words]);
  const place = useKeptFocus<HTMLElement>((part) => part.querySelector('h3'));
  return (
    <section ref={place} className="grid grid-cols-1 gap-4" aria-label={words.words}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 tabIndex={-1} className="font-semibold">
          {words.words}
        </h3>
        {isFrozen ? (
          <Button size="small" onClick={() => onEdit({ type: 'thaw' } satisfies CloudEdit)}>
            <Play size={16} aria-hidden="true" /> {words.thaw}
          </Button>
        ) : (
          <Button
            size="small"
            onClick={() => onEdit({ type: 'freeze', words: kept } satisfies CloudEdit)}
          >
            <Pause size={16} aria-hidden="true" /> {words.freeze}
          </Button>
        )}
      </div>
      {isFrozen && <output className="text-sm text-ink-soft">{words.frozen}</output>}
      <WordList
        caption={words.words}
        words={counts.words.map(hostWord)}
        more={counts.more}
        actions={actionsOf(onEdit)}
      />
    </section>
  );
};
