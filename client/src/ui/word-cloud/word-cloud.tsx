import './word-cloud.css';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import { dotsUnder, letterSize, mostDotted } from './cloud-dots.ts';
import { leaderOf } from './cloud-files.ts';
import { cloudFamily, type CloudPicture, type CloudWord, cloudWeight } from './cloud-word.ts';
import { useCloudPicture, useSizeOf } from './use-cloud-picture.ts';
import { wordCloudMessages as messages } from './word-cloud.messages.ts';
import { WordTable } from './word-table.tsx';

/** So many move at a time, and are followed by the eye; more are at their places at once. */
const mostMoving = 60;

interface WordProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly leads: boolean;
  /** People under it, or 0 where none are drawn. */
  readonly people: number;
}

/** Those who said it, as one line of round dashes: round in every size. */
const People = ({ text, people }: Pick<WordProps, 'text' | 'people'>) => {
  const { dots, step } = dotsUnder(text, people);
  const length = (dots - 1) * step;
  return (
    <svg className="cloud-dots" width={length + step} height={step}>
      <path
        d={`M${step / 2} ${step / 2}h${length + 0.01}`}
        strokeWidth={0.72 * step}
        strokeDasharray={`0 ${step}`}
      />
    </svg>
  );
};

const Word = memo(({ text, x, y, size, leads, people }: WordProps) => {
  const place = { '--x': `${x}px`, '--y': `${y}px`, '--scale': size / letterSize };
  return (
    <span className="cloud-word" dir="auto" data-leads={leads} style={place as CSSProperties}>
      {text}
      {people > 0 && <People text={text} people={people} />}
    </span>
  );
});

/** Where letters stand in a line of their own height: in whichever font the page has. */
const baseline = (): number => {
  const paper = document.createElement('canvas').getContext('2d');
  if (paper === null) return 0.85;
  paper.font = `${cloudWeight} 100px ${cloudFamily}`;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = paper.measureText('x');
  return 0.5 + (up - down) / 200;
};

const useBaseline = (): number => {
  const [measured, setMeasured] = useState(0.85);
  useEffect(() => {
    let isGone = false;
    const measure = (): void => {
      if (!isGone) setMeasured(baseline());
    };
    measure();
    void document.fonts?.ready.then(measure);
    return () => {
      isGone = true;
    };
  }, []);
  return measured;
};

const Picture = memo(({ picture }: { readonly picture: CloudPicture }) => {
  const leader = leaderOf(picture.placed);
  const hasDots = picture.placed.length <= mostDotted;
  // In an order that never changes: the browser moves no node.
  const words = picture.placed.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return words.map(({ key, text, count, x, y, size }) => (
    <Word
      key={key}
      text={text}
      x={x}
      y={y}
      size={size}
      leads={key === leader}
      people={hasDots ? count : 0}
    />
  ));
});

/** The words as they were some seconds ago at most: whoever hears them is not to be told ten times a second. */
const useSlowly = (words: readonly CloudWord[], ms: number): readonly CloudWord[] => {
  const newest = useRef(words);
  const [slow, setSlow] = useState(words);
  useEffect(() => {
    newest.current = words;
  }, [words]);
  useEffect(() => {
    const timer = setInterval(() => setSlow(newest.current), ms);
    return () => clearInterval(timer);
  }, [ms]);
  // The first words are told at once.
  return slow.length === 0 ? words : slow;
};

export interface WordCloudProps {
  /** Each key once. Another list is another picture: pass the same while nothing has changed. */
  readonly words: readonly CloudWord[];
  /** Words that are not among these, for which there was no room on the way here. */
  readonly more?: number;
  /** What is asked, for those who hear the words. */
  readonly caption: string;
  /** The smallest letters that can be read here, in px. */
  readonly smallest?: number;
  /** Whether the same words stand beside it as a list: then they are not spoken twice. */
  readonly isListed?: boolean;
}

const hearingPause = 3_000;

/** Words as large as they are frequent. Who cannot see them hears a table of the same words. */
export const WordCloud = (props: WordCloudProps) => {
  const { words, more = 0, caption, smallest = 14, isListed = false } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { picture, moving } = useCloudPicture(words, useSizeOf(stage), smallest);
  const letters = useBaseline();
  const spoken = useSlowly(words, hearingPause);
  const left = more + (picture?.left ?? 0);
  const drawn = useMemo(() => picture !== null && <Picture picture={picture} />, [picture]);
  return (
    <figure className="word-cloud">
      <div
        ref={stage}
        className="cloud-words"
        aria-hidden="true"
        data-drawn={picture !== null && picture.placed.length > 0}
        data-moves={moving <= mostMoving}
        style={{ '--baseline': letters } as CSSProperties}
      >
        {drawn}
      </div>
      {words.length === 0 && <p className="cloud-note cloud-empty">{messages.empty}</p>}
      <p className="cloud-note cloud-more" data-none={left === 0} aria-hidden="true">
        {messages.more(left)}
      </p>
      {!isListed && words.length > 0 && (
        <div className="only-spoken">
          <WordTable caption={caption} words={spoken} more={more} />
        </div>
      )}
    </figure>
  );
};
