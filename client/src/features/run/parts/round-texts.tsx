import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { useContext, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextList } from '../../question/open-text/text-list.tsx';
import { OnPaper } from '../paper/on-paper.ts';
import { OnSlide } from '../paper/on-slide.ts';
import { runMessages as words } from '../run.messages.ts';

/** So many stand there until somebody wants all; and so many on a slide, which says how many more there are. */
const most = { listed: 10, onSlide: 30 } as const;

/** What people wrote in their own words, the most frequent first. */
export const RoundTexts = ({ round }: { readonly round: RoundResult }) => {
  const isPaper = useContext(OnPaper);
  const isSlide = useContext(OnSlide);
  const [isWhole, setWhole] = useState(false);
  const { text, lines } = round;
  if (lines.length === 0) {
    const note = round.answered === 0 ? words.nobody : words.nobodyWrote;
    return <p className="report-note">{note}</p>;
  }
  const listed = isSlide ? most.onSlide : isPaper ? lines.length : most.listed;
  const shown = isWhole ? lines : lines.slice(0, listed);
  const counts = {
    lines: shown.map((line, at) => ({ ...line, group: String(at), pinned: false })),
    more: isSlide ? lines.length - shown.length : 0,
    answers: round.answered,
  };
  return (
    <div className="round-texts">
      <TextList caption={words.results(text, round.round)} counts={counts} most={lines.length} />
      {!isPaper && shown.length < lines.length && (
        <Button size="small" className="print:hidden" onClick={() => setWhole(true)}>
          {words.allTexts(lines.length)}
        </Button>
      )}
    </div>
  );
};
