import type { SearchHit, SearchKind } from '@sets/shared/search/search.contract.ts';
import { searchKinds } from '@sets/shared/search/search.contract.ts';
import {
  ChevronDown,
  FileText,
  Folder,
  Hash,
  type LucideIcon,
  MessageCircleQuestionMark,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Marked } from './marked.tsx';
import { searchMessages as words } from './search.messages.ts';
import { keyOfHit } from './search-paths.ts';
import { optionId, type SearchBox } from './use-search-box.ts';

const icons: Record<SearchKind, LucideIcon> = {
  space: Folder,
  topic: Hash,
  question: MessageCircleQuestionMark,
  article: FileText,
};

interface OptionProps {
  readonly box: SearchBox;
  readonly place: number;
  readonly children: ReactNode;
}

/** A line of the list: it never takes the focus, which stays in the field. */
const Option = ({ box, place, children }: OptionProps) => {
  const isActive = box.active === place;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys belong to the field of the combobox
    <div
      ref={line}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is an option of a combobox
      role="option"
      id={optionId(box.listId, place)}
      aria-selected={isActive}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-people"
      onClick={() => box.open(place)}
    >
      {children}
    </div>
  );
};

interface HitProps {
  readonly box: SearchBox;
  readonly hit: SearchHit;
  readonly place: number;
}

const Hit = ({ box, hit, place }: HitProps) => {
  const Icon = icons[hit.kind];
  return (
    <Option box={box} place={place}>
      <Icon size={18} className="flex-none text-ink-soft" aria-hidden="true" />
      <span className="grid min-w-0 [overflow-wrap:anywhere]">
        <span className="line-clamp-2">
          <Marked title={hit.title} query={box.search?.query ?? ''} />
        </span>
        {hit.kind !== 'space' && (
          <span className="truncate text-sm text-ink-soft">{words.within(hit.space)}</span>
        )}
      </span>
    </Option>
  );
};

const Group = ({ box, kind }: { box: SearchBox; kind: SearchKind }) => {
  const all = box.search?.hits ?? [];
  const own = all.filter((hit) => hit.kind === kind);
  const headId = `${box.listId}-${kind}`;
  if (own.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor a group of them
    <div role="group" aria-labelledby={headId} className="grid">
      <div
        id={headId}
        role="presentation"
        className="px-3 pt-3 pb-1 text-sm font-semibold text-ink-soft"
      >
        {words.kinds[kind]}
      </div>
      {own.map((hit) => (
        <Hit key={keyOfHit(hit)} box={box} hit={hit} place={all.indexOf(hit)} />
      ))}
    </div>
  );
};

const Hits = ({ box }: { box: SearchBox }) => (
  <>
    {searchKinds.map((kind) => (
      <Group key={kind} box={box} kind={kind} />
    ))}
    {box.search !== null && box.search.next !== null && (
      <Option box={box} place={box.search.hits.length}>
        <ChevronDown size={18} className="flex-none text-ink-soft" aria-hidden="true" />
        <span className="font-medium">{words.more}</span>
      </Option>
    )}
  </>
);

const Failed = ({ msg, retry }: { msg: string; retry: () => void }) => (
  <div className="grid justify-items-start gap-2 p-3">
    <p className="font-medium">{words.failed}</p>
    <p className="text-sm text-ink-soft">{msg}</p>
    <Button size="small" onClick={retry}>
      {words.retry}
    </Button>
  </div>
);

const Nothing = ({ query }: { query: string }) => (
  <div className="grid gap-1 px-3 py-6 text-center [overflow-wrap:anywhere]">
    <p className="font-medium">{words.nothing(query)}</p>
    <p className="text-sm text-balance text-ink-soft">{words.nothingText}</p>
  </div>
);

/** What was found, in groups; or why there is nothing to be seen. */
export const SearchList = ({ box }: { box: SearchBox }) => {
  const { search, listId } = box;
  const hasHits = search !== null && search.hits.length > 0;
  return (
    <>
      {search === null && <p className="px-3 py-6 text-center text-ink-soft">{words.searching}</p>}
      {search?.failure && <Failed msg={search.failure.msg} retry={box.retry} />}
      {search !== null && search.failure === null && !hasHits && <Nothing query={search.query} />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor their list */}
      <div id={listId} role="listbox" aria-label={words.results} hidden={!hasHits}>
        {hasHits && <Hits box={box} />}
      </div>
    </>
  );
};

/** Says how much was found, for who does not see it. */
export const SpokenCount = ({ box: { isOpen, isPending, search } }: { box: SearchBox }) => (
  <output className="only-spoken">
    {isOpen && !isPending && search !== null
      ? (search.failure?.msg ?? words.found(search.hits.length, search.next !== null))
      : ''}
  </output>
);
