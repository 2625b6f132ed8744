import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { OwnList } from '../../stage/host/own-list.tsx';
import { spacedCode } from '../../stage/spaced-code.ts';
import type { OwnPartProps } from '../../stage/stage-activity.ts';
import type { MaterialLine, MaterialServer, Shelf } from '../material.ts';
import { useReading } from '../reading.ts';
import { useMaterials } from './use-materials.ts';

/** What is said where the next one is chosen. */
export interface OwnWords {
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  readonly nameless: string;
  readonly underWayIn: (code: string) => string;
}

interface ListProps<Definition> extends Pick<OwnPartProps, 'token' | 'onSelect'> {
  readonly server: MaterialServer<Definition>;
  readonly words: OwnWords;
}

/** What is under way already comes last: mostly, something else is to come next. */
const freeFirst = (lines: readonly MaterialLine[]): MaterialLine[] =>
  lines.toSorted((one, other) => Number(one.code !== null) - Number(other.code !== null));

interface ShelfProps<Definition> extends ListProps<Definition> {
  readonly shelf: Shelf;
  /** Those that stand in a list above. */
  readonly except?: readonly MaterialLine[] | null;
}

const OfShelf = <Definition,>({
  server,
  words,
  token,
  shelf,
  except = null,
  onSelect,
}: ShelfProps<Definition>) => {
  const { lines: all, failure } = useMaterials(server, token, shelf);
  const above = new Set((except ?? []).map(({ id }) => id));
  const lines = all && all.filter(({ id }) => !above.has(id));
  if (lines?.length === 0 && above.size > 0) return null;
  const own = lines && freeFirst(lines);
  const none = lines === null ? words.loading : words.none;
  return (
    <OwnList
      own={
        own &&
        own.map(({ id, title, code }) => ({
          id,
          title: title || words.nameless,
          where: code === null ? undefined : words.underWayIn(spacedCode(code)),
        }))
      }
      note={failure === null ? none : words.failed}
      onSelect={onSelect}
    />
  );
};

/** Those of a topic, then one’s own that are not among them. */
const OfTopic = <Definition,>({
  shelf,
  ...list
}: ListProps<Definition> & { readonly shelf: Shelf }) => {
  const { lines } = useMaterials(list.server, list.token, shelf);
  return (
    <>
      <OfShelf shelf={shelf} {...list} />
      <OfShelf shelf={personalShelf} except={lines} {...list} />
    </>
  );
};

/** First what lies beside the one that is on, where that is elsewhere. It may be somebody else's, or gone. */
const Beside = <Definition,>({ id, ...list }: ListProps<Definition> & { readonly id: string }) => {
  const { data, failure } = useReading(list.server.one(list.token, id));
  if (data === null && failure === null) return <p className="mt-4">{list.words.loading}</p>;
  return data === null ? (
    <OfShelf shelf={personalShelf} {...list} />
  ) : (
    <OfTopic shelf={data.shelf} {...list} />
  );
};

interface OwnMaterialsProps<Definition> extends OwnPartProps, ListProps<Definition> {
  /** As a run of them calls its activity. */
  readonly activity: string;
}

/** One's own, to go on with in the same room. */
export const OwnMaterials = <Definition,>({
  activity,
  on,
  ...list
}: OwnMaterialsProps<Definition>) =>
  on.activity === activity ? (
    <Beside id={on.definitionId} {...list} />
  ) : (
    <OfShelf shelf={personalShelf} {...list} />
  );
