import type { FileRead, ReadItem } from '@sets/shared/material/exchange.contract.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { exchangeMessages as words } from './exchange.messages.ts';

interface ItemProps {
  readonly item: ReadItem;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const What = ({ item }: Pick<ItemProps, 'item'>) => {
  const { question, extra, notes } = item;
  const right = extra?.right ?? null;
  const many = isOfType('options', right)
    ? right.ids.length
    : isOfType('texts', right)
      ? right.accepted.length
      : 1;
  const kept = right === null ? [] : [words.right(many)];
  const kind = question === null ? words.notTaken : formParts(question.kind).name;
  return (
    <span className="grid min-w-0 gap-1">
      <span dir="auto" className="line-clamp-3 font-medium whitespace-pre-line">
        <MathText text={(question?.text ?? item.name) || words.nameless(item.at)} />
      </span>
      <span
        className={`text-sm ${question === null ? 'font-semibold text-warn' : 'text-ink-soft'}`}
      >
        {[kind, ...kept].join(' · ')}
      </span>
      {notes.map((note) => (
        <span key={note} className="text-sm text-ink-soft">
          {note}
        </span>
      ))}
    </span>
  );
};

const Item = ({ item, isChosen, onChoose }: ItemProps) => (
  <li className="border-t border-line first:border-t-0">
    <label className="grid cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-3 px-4 py-3 has-disabled:cursor-default">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={item.question === null}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-1 size-5 accent-people"
      />
      <What item={item} />
    </label>
  </li>
);

interface FoundItemsProps {
  readonly read: FileRead;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** What a file holds, each item with what of it comes in; what is wanted is chosen. */
export const FoundItems = ({ read, chosen, onChoose }: FoundItemsProps) => {
  const able = read.items.filter(({ question }) => question !== null).map(({ at }) => at);
  const format = read.format === null ? '' : words.formats[read.format];
  const choose = (at: number, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(at);
    else next.delete(at);
    onChoose(next);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="font-medium">{words.found(able.length, read.items.length, format)}</p>
      {read.notes.map((note) => (
        <p key={note} className="text-sm text-warn">
          {note}
        </p>
      ))}
      {able.length > 1 && (
        <label className="flex cursor-pointer items-center gap-3 px-4">
          <input
            type="checkbox"
            checked={chosen.size === able.length}
            onChange={(event) => onChoose(new Set(event.target.checked ? able : []))}
            className="size-5 accent-people"
          />
          {words.all}
        </label>
      )}
      <section
        aria-label={words.items}
        className="max-h-[45dvh] overflow-y-auto rounded-md border border-line"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
      >
        <ul>
          {read.items.map((item) => (
            <Item
              key={item.at}
              item={item}
              isChosen={chosen.has(item.at)}
              onChoose={(isChosen) => choose(item.at, isChosen)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
};
