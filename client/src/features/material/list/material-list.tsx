import './material-cards.css';
import type { Failure } from '@sets/shared/core/result.ts';
import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../account/account.store.ts';
import { CopyDialog } from '../copy/copy-dialog.tsx';
import { isBlankDraft } from '../draft-check.ts';
import { keptDrafts, newDraftName } from '../kept-drafts.ts';
import {
  type AnyDraft,
  type Material,
  type MaterialLine,
  nameOf,
  type Shelf,
} from '../material.ts';
import { DraftCard } from './draft-card.tsx';
import { listMessages as words } from './list.messages.ts';
import { type CardParts, MaterialCard } from './material-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useMaterials } from './use-materials.ts';

const Refusal = ({ text }: { text: string }) => (
  <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
    {text}
  </p>
);

interface MaterialListProps<Draft extends AnyDraft, Definition extends Draft> extends CardParts {
  readonly material: Material<Draft, Definition>;
  readonly token: string;
  readonly shelf: Shelf;
  /** What stands in its place while there is none; it has the way to the first one, and says so: `data-empty`. */
  readonly empty?: ReactNode;
  /** Of those that have a question of this kind alone. */
  readonly kind?: QuestionKindName | undefined;
}

/** It has the way to the first one; a page that has it too hides its own: `data-empty`. */
const Empty = <Draft extends AnyDraft, Definition extends Draft>({
  material: { words: names, paths },
  shelf,
}: Pick<MaterialListProps<Draft, Definition>, 'material' | 'shelf'>) => (
  <div data-empty>
    <PageNote title={names.empty} text={names.emptyText} level="h2">
      <Link to={paths.create(shelf)} className={buttonClass('primary')}>
        <Plus size={18} aria-hidden="true" />
        {names.create}
      </Link>
    </PageNote>
  </div>
);

/** The titles that several of them have. */
const sharedNames = (lines: readonly MaterialLine[]): ReadonlySet<string> => {
  const names = lines.map(({ title }) => title);
  return new Set(names.filter((title, at) => names.indexOf(title) !== at));
};

/** What something new is called that only this device has, or null. */
const useBegun = <Draft extends AnyDraft, Definition extends Draft>(
  { rules, words: names }: Material<Draft, Definition>,
  shelf: Shelf,
) => {
  const kept = keptDrafts(rules, useAccount()?.userid ?? '');
  const fresh = kept.find(newDraftName(shelf))?.draft ?? null;
  const isBegun = fresh !== null && !isBlankDraft(rules.writing, fresh);
  return {
    begun: isBegun ? nameOf(rules.writing, fresh) || names.newTitle : null,
    isAhead: (id: string): boolean => kept.find(id) !== null,
  };
};

/** What is asked before one is copied or deleted, and why it was not. */
const useAsking = <Draft extends AnyDraft, Definition extends Draft>(
  { server, words: names }: Material<Draft, Definition>,
  { token, shelf }: Pick<MaterialListProps<Draft, Definition>, 'token' | 'shelf'>,
  remove: (id: string) => Promise<Failure | null>,
) => {
  const [removing, setRemoving] = useState<MaterialLine | null>(null);
  const [copied, setCopied] = useState<MaterialLine | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const removeNow = async ({ id }: MaterialLine): Promise<void> => {
    const refused = await remove(id);
    setRefusal(refused?.msg ?? null);
    setRemoving(null);
  };
  const question = (
    <>
      {copied !== null && (
        <CopyDialog
          {...{ server, names, token, shelf }}
          line={copied}
          onClose={() => setCopied(null)}
        />
      )}
      {removing !== null && (
        <RemoveDialog
          names={names}
          line={removing}
          onRemove={() => removeNow(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
  return { onCopy: setCopied, onRemove: setRemoving, refusal, question };
};

/** What lies on a shelf, each a click away from the screen. */
export const MaterialList = <Draft extends AnyDraft, Definition extends Draft>({
  material,
  empty,
  kind,
  ...props
}: MaterialListProps<Draft, Definition>) => {
  const { token, shelf, ...parts } = props;
  const { server, paths, words: names } = material;
  const { lines: all, failure, remove, reload } = useMaterials(server, token, shelf);
  const { begun, isAhead } = useBegun(material, shelf);
  const { onCopy, onRemove, refusal, question } = useAsking(material, props, remove);
  const lines =
    kind === undefined ? all : (all?.filter(({ kinds }) => kinds.includes(kind)) ?? null);
  if (lines === null) {
    if (failure === null) return <Skeleton label={names.listLoading} isPart />;
    return (
      <PageNote title={names.listFailed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  const fresh = kind === undefined ? begun : null;
  const shared = sharedNames(lines);
  if (lines.length === 0 && fresh === null) return empty ?? <Empty {...{ material, shelf }} />;
  return (
    <>
      {refusal !== null && <Refusal text={refusal} />}
      <ul className="material-cards">
        {fresh !== null && <DraftCard title={fresh} way={paths.create(shelf)} />}
        {lines.map((line) => (
          <MaterialCard
            key={line.id}
            {...{ line, shelf, names, paths }}
            {...parts}
            isAhead={isAhead(line.id)}
            hasNamesake={shared.has(line.title)}
            onCopy={() => onCopy(line)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {question}
    </>
  );
};
