import './round-words.css';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { Download } from 'lucide-react';
import { useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { CloudPicture, CloudWord } from '../../../ui/word-cloud/cloud-word.ts';
import { StillCloud } from '../../../ui/word-cloud/still-cloud.tsx';
import { WordCloud } from '../../../ui/word-cloud/word-cloud.tsx';
import { wordCloudMessages } from '../../../ui/word-cloud/word-cloud.messages.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { WordTable } from '../../../ui/word-cloud/word-table.tsx';
import { OnSlide } from '../paper/on-slide.ts';
import { runMessages } from '../run.messages.ts';
import { titleInName } from '../../../core/title-in-name.ts';
import { cloudOfRound } from './cloud-of-round.ts';
import { roundWordsMessages as words } from './round-words.messages.ts';
import { StillClouds } from './still-clouds.ts';
import { cloudEndings, useCloudFiles } from './use-cloud-files.ts';

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

interface StillProps {
  readonly said: readonly CloudWord[];
  readonly caption: string;
  readonly picture: CloudPicture;
}

/** On a slide: the cloud alone, as large as there is room for. */
const OnSlideAlone = ({ picture }: Pick<StillProps, 'picture'>) => (
  <div className="round-words" data-still="slide">
    <StillCloud picture={picture} />
    {picture.left > 0 && <p className="word-table-more">{wordCloudMessages.more(picture.left)}</p>}
  </div>
);

/** In a report: the cloud, and every word of it. */
const OnPages = ({ said, caption, picture }: StillProps) => (
  <div className="round-words" data-still="page">
    <StillCloud picture={picture} />
    <ul className="round-words-all" aria-label={caption}>
      {said
        .toSorted((one, other) => other.count - one.count)
        .map(({ key, text, count }) => (
          <li key={key}>
            <span dir="auto">{text}</span> <b>{formatCount(count)}</b>
          </li>
        ))}
    </ul>
  </div>
);

/** The words of a round: the picture, and beside it a list that says the same. */
export const RoundWords = ({ round }: { readonly round: RoundResult }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const still = useContext(StillClouds);
  const isSlide = useContext(OnSlide);
  const said = useMemo(() => cloudOfRound(round), [round]);
  const caption = runMessages.results(round.text, round.round);
  if (said.length === 0) {
    return <p className="report-note">{round.answered === 0 ? words.none : words.noneShown}</p>;
  }
  const picture = still?.get(round.slot);
  if (picture !== undefined) {
    return isSlide ? (
      <OnSlideAlone picture={picture} />
    ) : (
      <OnPages {...{ said, caption, picture }} />
    );
  }
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
