import type { GeneratorReply, MadeQuestion } from '@sets/shared/generator/generator.contract.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { generatorMessages as words } from '../generator.messages.ts';
import type { Target } from '../target.ts';
import { MadeItem } from './made-item.tsx';
import { PutDialog } from './put-dialog.tsx';

interface MadeListProps {
  readonly reply: GeneratorReply;
  /** What a new quiz or poll is called. */
  readonly title: string;
  /** How many were asked for. */
  readonly asked: number;
  readonly targets: readonly Target[];
}

const Refused = ({ refused }: Pick<GeneratorReply, 'refused'>) =>
  refused.length > 0 && (
    <details className="mt-4 text-sm text-ink-soft">
      <summary className="min-h-6 cursor-pointer">{words.refused(refused.length)}</summary>
      <ul className="mt-2 grid gap-2">
        {refused.map(({ name, why }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never move
          <li key={at}>
            {name === '' ? null : <span className="font-medium text-ink">{name} </span>}
            {why}
          </li>
        ))}
      </ul>
    </details>
  );

const Found = ({ found, asked }: { readonly found: number; readonly asked: number }) => (
  <>
    <h2 className="text-2xl font-semibold">{words.found(found)}</h2>
    <p className="mt-1 text-ink-soft">
      {found < asked && `${words.fewer(asked)} `}
      {words.foundHint}
    </p>
  </>
);

/** What was made, to look through: each can be left out and corrected; what is chosen goes into a draft. */
export const MadeList = ({ reply, title, asked, targets }: MadeListProps) => {
  const [made, setMade] = useState<readonly MadeQuestion[]>(reply.questions);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isPutting, setPutting] = useState(false);
  const chosen = made.filter(({ question }) => !left.has(question.id));
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  if (made.length === 0) return <p className="text-ink-soft">{words.nothing}</p>;
  return (
    <>
      <Found found={made.length} asked={asked} />
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={left.size === 0}
          onChange={({ target }) =>
            setLeft(new Set(target.checked ? [] : made.map(({ question }) => question.id)))
          }
          className="size-5 accent-people"
        />
        {words.all}
      </label>
      <ul>
        {made.map((each) => (
          <MadeItem
            key={each.question.id}
            made={each}
            isChosen={!left.has(each.question.id)}
            onChoose={(isChosen) => choose(each.question.id, isChosen)}
            onChange={(changed) =>
              setMade(made.map((one) => (one.question.id === changed.question.id ? changed : one)))
            }
          />
        ))}
      </ul>
      <Refused refused={reply.refused} />
      <div className="sticky bottom-0 mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-3">
        <output className="text-ink-soft">{words.chosen(chosen.length)}</output>
        <Button look="primary" disabled={chosen.length === 0} onClick={() => setPutting(true)}>
          {words.put}
        </Button>
      </div>
      {isPutting && (
        <PutDialog
          made={chosen}
          title={title}
          targets={targets}
          onClose={() => setPutting(false)}
        />
      )}
    </>
  );
};
