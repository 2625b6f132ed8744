import { ok } from '@sets/shared/core/result.ts';
import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import type { School } from '@sets/shared/school/school.contract.ts';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useChanged } from '../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { toast } from '../../../ui/toast.ts';
import { adminApi } from '../admin.api.ts';
import { adminPaths } from '../admin-parts.ts';
import { schoolMessages as words } from '../school.messages.ts';
import { type AskForPage, type Listing, useListing } from '../use-listing.ts';
import { ListingFrame } from './listing-frame.tsx';
import { SchoolForm } from './school-form.tsx';
import { SchoolRow } from './school-row.tsx';

const AddSchool = () => (
  <Link to={adminPaths.newSchool} className={buttonClass('primary')}>
    <Plus size={18} aria-hidden="true" />
    {words.add}
  </Link>
);

interface RemoveDialogProps {
  readonly school: School;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const RemoveDialog = ({ school, onRemove, onClose }: RemoveDialogProps) => (
  <Dialog title={words.removeTitle(school.name)} onClose={onClose}>
    <p className="text-ink-soft">{words.removeText(school.people)}</p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose}>{words.keep}</Button>
      <Button look="danger" onClick={onRemove}>
        {words.removeYes}
      </Button>
    </div>
  </Dialog>
);

const SchoolList = ({ token, listing }: { token: string; listing: Listing<School> }) => {
  const [removing, setRemoving] = useState<School | null>(null);
  const changed = useChanged();
  const lines = listing.lines ?? [];
  const remove = async ({ schoolid }: School): Promise<void> => {
    setRemoving(null);
    const told = await adminApi(token).removeSchool(schoolid);
    if (told.ok) toast.success(words.removed);
    else toast.error(told.error.msg);
    listing.reload();
    changed(schoolCalls.partners);
  };
  return (
    <div className="grid gap-4">
      {lines.length > 0 && (
        <header className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-soft">{words.lead}</p>
          <AddSchool />
        </header>
      )}
      <ListingFrame
        listing={listing}
        loading={words.loading}
        empty={
          <PageNote title={words.empty} text={words.emptyText} level="h2">
            <AddSchool />
          </PageNote>
        }
      >
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((school) => (
            <SchoolRow key={school.schoolid} school={school} onRemove={() => setRemoving(school)} />
          ))}
        </ul>
      </ListingFrame>
      {removing !== null && (
        <RemoveDialog
          school={removing}
          onRemove={() => void remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
};

const Gone = () => (
  <PageNote title={words.gone} text={words.goneText} level="h2">
    <Link to={adminPaths.part('schools')} className={buttonClass('primary')}>
      {words.back}
    </Link>
  </PageNote>
);

/** The partnered schools, and the form of one of them where the address names it. */
export const SchoolsPart = ({ token }: { token: string }) => {
  const [params] = useSearchParams();
  const which = params.get('school');
  const ask = useCallback<AskForPage<School>>(
    async (_before, signal) => {
      const told = await adminApi(token).schools(signal);
      return told.ok ? ok({ lines: told.value.schools, next: null }) : told;
    },
    [token],
  );
  const listing = useListing(ask);
  const changed = useChanged();
  const saved = (): void => {
    listing.reload();
    changed(schoolCalls.partners);
  };
  if (which === null) return <SchoolList token={token} listing={listing} />;
  if (which === 'new') {
    return <SchoolForm key="new" token={token} school={null} onSaved={saved} />;
  }
  if (listing.lines === null) return <SchoolList token={token} listing={listing} />;
  const school = listing.lines.find(({ schoolid }) => schoolid === which);
  if (school === undefined) return <Gone />;
  return <SchoolForm key={which} token={token} school={school} onSaved={saved} />;
};
