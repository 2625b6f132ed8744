import './round-words.css';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { Download } from 'lucide-react';
import { useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { CloudPicture, CloudWord } from '../../../ui/word-cloud/cloud-word.ts';
import { StillCloud } from '../../../ui/word-cloud/still-cloud.tsx';
import { WordCloud } from '../../../ui/word-cloud/word-cloud.tsx';
import { wordCloudMessages } from '../../../ui/word-cloud/word-cloud.messages.ts';
import { WordTable } from '../../../ui/word-cloud/word-table.tsx';
import { runMessages } from '../run.messages.ts';
import { titleInName } from '../../../core/title-in-name.ts';
import { cloudOfRound } from './cloud-of-round.ts';
import { roundWordsMessages as words } from './round-words.messages.ts';
import { StillClouds } from './still-clouds.ts';
import { cloudEndings, useCloudFiles } from './use-cloud-files.ts';

/** Words that stand as a list on paper: the others are in the picture, and in the tables. */
const mostOnPaper = 20;
/** So many stand beside the picture until somebody wants all. */
const mostListed = 8;

interface TakeWordsProps {
  readonly round: RoundResult;
  readonly place: React.RefObject<Element | null>;
}

/** The cloud as files, in the colours of the page. */
const TakeWords = ({ round, place }: TakeWordsProps) => {
  const { failure, isBusy, take } = useCloudFiles(
    round,
    (file) => `${titleInName(round.text)}, ${file}`,
    place,
  );
  return (
    <div className="round-words-take print:hidden">
      {cloudEndings.map((ending) => (
        <Button
          key={ending}
          size="small"
          disabled={isBusy}
          aria-label={words.takeAs[ending]}
          title={words.takeAs[ending]}
          onClick={() => void take(ending)}
        >
          <Download size={16} aria-hidden="true" />
          {words.endings[ending]}
        </Button>
      ))}
      {failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
    </div>
  );
};

interface OnPaperProps {
  readonly said: readonly CloudWord[];
  readonly caption: string;
  readonly picture: CloudPicture;
}

const OnPaper = ({ said, caption, picture }: OnPaperProps) => (
  <div className="round-words" data-paper="true">
    <StillCloud picture={picture} />
    <WordTable
      caption={caption}
      words={said.slice(0, mostOnPaper)}
      more={Math.max(0, said.length - mostOnPaper)}
    />
  </div>
);

/** The words of a round: the picture, and beside it a list that says the same. */
export const RoundWords = ({ round }: { readonly round: RoundResult }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const still = useContext(StillClouds);
  const said = useMemo(() => cloudOfRound(round), [round]);
  const caption = runMessages.results(round.text, round.round);
  if (said.length === 0) {
    return <p className="report-note">{round.answered === 0 ? words.none : words.noneShown}</p>;
  }
  const picture = still?.get(round.slot);
  if (picture !== undefined) return <OnPaper {...{ said, caption, picture }} />;
  return (
    <div className="round-words-part" ref={place}>
      <div className="round-words">
        <div className="round-words-picture">
          <WordCloud words={said} caption={caption} smallest={11} isListed />
        </div>
        <div className="round-words-list">
          <WordTable caption={caption} words={isWhole ? said : said.slice(0, mostListed)} />
          {!isWhole && said.length > mostListed && (
            <Button size="small" onClick={() => setWhole(true)}>
              {wordCloudMessages.showAll(said.length)}
            </Button>
          )}
        </div>
      </div>
      <TakeWords round={round} place={place} />
    </div>
  );
};
