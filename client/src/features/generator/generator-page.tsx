import { generatorCalls } from '@sets/shared/generator/generator.calls.ts';
import {
  generatedKinds,
  generatorLimits,
  type GeneratorReply,
  type GeneratorStanding,
} from '@sets/shared/generator/generator.contract.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { oneLine } from '@sets/shared/core/text.ts';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAsked } from '../../core/use-asked.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { generatorMessages as words } from './generator.messages.ts';
import { keepText, keptText } from './kept-text.ts';
import { MadeList } from './parts/made-list.tsx';
import { TextPart } from './parts/text-part.tsx';
import { WayPart, type Wish } from './parts/way-part.tsx';
import type { Target } from './target.ts';
import { useMaking } from './use-making.ts';

const { price, leastText, text: mostText } = generatorLimits;

interface AskPartProps {
  readonly token: string;
  readonly standing: GeneratorStanding;
  readonly onMade: (reply: GeneratorReply, text: string, asked: number) => void;
}

/** What is asked for, what it costs, and what one has. */
const AskPart = ({ token, standing, onMade }: AskPartProps) => {
  const { credits, monthly, model } = standing;
  const [text, setText] = useState(keptText);
  const onText = (typed: string): void => {
    setText(typed);
    keepText(typed);
  };
  const [wish, setWish] = useState<Wish>({
    way: model === null ? 'rules' : 'service',
    kinds: generatedKinds,
    most: 10,
  });
  const { make, isMaking, refusal } = useMaking(token, onMade);
  const length = text.trim().length;
  const isAble = length >= leastText && length <= mostText && wish.kinds.length > 0;
  return (
    <section className="grid grid-cols-1 content-start gap-6">
      <TextPart text={text} onText={onText} />
      <WayPart standing={standing} wish={wish} onWish={setWish} />
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">
          {[
            words.price(price),
            words.balance(credits),
            ...(monthly > 0 ? [words.monthly(monthly)] : []),
          ].join(' ')}
        </p>
        {credits < price && <p className="text-warn">{words.none}</p>}
        {length > 0 && length < leastText && (
          <p className="text-sm text-ink-soft">{words.tooShort}</p>
        )}
        <p role="alert" className="text-bad empty:hidden">
          {refusal}
        </p>
        <Button
          look="primary"
          className="justify-self-start"
          disabled={!isAble || isMaking || credits < price}
          onClick={() => void make({ ...wish, kinds: [...wish.kinds], text: text.trim() })}
        >
          <Sparkles size={18} aria-hidden="true" />
          {isMaking ? words.making : words.make}
        </Button>
        <output className="only-spoken">{isMaking ? words.making : ''}</output>
      </div>
    </section>
  );
};

interface MadePartProps {
  readonly reply: GeneratorReply;
  readonly title: string;
  /** How many were asked for. */
  readonly asked: number;
  readonly targets: readonly Target[];
}

/** What was made; whoever asked for it is taken there. */
const MadePart = ({ reply, title, asked, targets }: MadePartProps) => {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={words.found(reply.questions.length)}
      className="scroll-mt-20 outline-none"
    >
      <MadeList {...{ reply, title, asked, targets }} />
    </section>
  );
};

/** What was made of a text, and how often there was something. */
interface Made {
  readonly reply: GeneratorReply;
  readonly title: string;
  readonly asked: number;
  readonly at: number;
}

/** What a text is about: its first heading, if it has one. */
const titleIn = (text: string): string =>
  oneLine(/^#{1,3}\s+(.+)$/m.exec(text)?.[1] ?? words.untitled).slice(0, limits.title);

/** Questions made of a text, to be put into a quiz or a poll. */
export const GeneratorPage = ({ targets }: { readonly targets: readonly Target[] }) => {
  const token = useToken() ?? '';
  const { data, failure } = useAsked(generatorCalls.standing, { token });
  const [made, setMade] = useState<Made | null>(null);
  useTitle(words.title);
  return (
    <main className="mx-auto w-full max-w-content px-4 py-10">
      <header className="mb-8 max-w-2xl">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        <p className="mt-2 text-lg text-pretty text-ink-soft">{words.intro}</p>
      </header>
      {data === null && failure === null && <Skeleton label={words.loading} isPart />}
      {data === null && failure !== null && <p className="text-bad">{failure.msg}</p>}
      {data !== null && (
        <div
          className={classNames(
            'grid grid-cols-1 gap-10',
            made === null ? 'max-w-2xl' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]',
          )}
        >
          <AskPart
            token={token}
            standing={data}
            onMade={(reply, text, asked) =>
              setMade((before) => ({
                reply,
                asked,
                title: titleIn(text),
                at: (before?.at ?? 0) + 1,
              }))
            }
          />
          {made !== null && <MadePart key={made.at} {...made} targets={targets} />}
        </div>
      )}
    </main>
  );
};
