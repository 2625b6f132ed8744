import './live-cloud.css';
import type { CloudCounts } from '@sets/shared/question/kinds/word-cloud.ts';
import { wordCloud } from '@sets/shared/question/kinds/word-cloud.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useLivePage } from '../../../live/live-context.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { WordCloud } from '../../../ui/word-cloud/word-cloud.tsx';
import { cloudWord } from '../../question/word-cloud/cloud-of.ts';
import { readScreenView, readTally } from '../poll-pictures.ts';
import { cloudsMessages as words } from './clouds.messages.ts';

/** The counts that the wall shows; null while it shows none. */
const countsOf = (counts: unknown): CloudCounts | null =>
  z.safeParse(wordCloud.schemas.counts, counts).data ?? null;

/** The words of a room as its big screen has them, for as long as it asks for words; else nothing. */
export const LiveCloud = ({ code }: { readonly code: string }) => {
  const { followed } = useLivePage(null, async () => ({ ok: true, data: { as: 'screen', code } }));
  const view = readScreenView(followed.view);
  const tally = view === null ? null : readTally(followed.tally, view);
  const counts = useMemo(() => countsOf(tally?.counts), [tally?.counts]);
  const drawn = useMemo(() => counts?.words.map(cloudWord) ?? [], [counts]);
  const isOn = view?.phase === 'open' || view?.phase === 'closed';
  if (view?.current?.kind !== 'word-cloud' || !isOn) return null;
  const { text } = view.current;
  return (
    <section className="live-cloud" aria-label={words.onNow}>
      <header>
        <h3 dir="auto">
          <MathText text={text} />
        </h3>
        <p>{words.answered(tally?.answered ?? 0, followed.people?.joined ?? 0)}</p>
      </header>
      {counts === null ? (
        <p className="live-cloud-note">{words.hidden}</p>
      ) : (
        <div className="live-cloud-picture">
          <WordCloud words={drawn} more={counts.more} caption={text} smallest={11} />
        </div>
      )}
    </section>
  );
};
