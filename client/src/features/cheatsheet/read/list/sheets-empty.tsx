import type { SheetQuery } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Link } from 'react-router-dom';
import { personPath } from '../../../../core/person-path.ts';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { accountPaths } from '../../../account/account-paths.ts';
import { LoginLink } from '../../../account/login-link.tsx';
import { sheetPaths } from '../../sheet-paths.ts';
import { listMessages as words } from './list.messages.ts';
import { searchPath } from './sheet-place.ts';

const Way = ({ to, text, isMain = false }: { to: string; text: string; isMain?: boolean }) => (
  <Link to={to} className={buttonClass(isMain ? 'primary' : 'outline')}>
    {text}
  </Link>
);

interface SheetsEmptyProps {
  readonly place: SheetQuery;
  readonly who: SignedIn | null;
}

const hasSchool = ({ school }: SignedIn): boolean => school !== 'NA' && school !== '';

const reasonOf = ({ place, who }: SheetsEmptyProps): keyof typeof words.none => {
  if (place.of !== 'school') return place.of;
  if (who === null) return 'visitor';
  return hasSchool(who) ? 'school' : 'noSchool';
};

const ways = ({ place, who }: SheetsEmptyProps) => {
  const reason = reasonOf({ place, who });
  if (reason === 'visitor') return <LoginLink text={words.login} />;
  if (reason === 'noSchool')
    return <Way to={accountPaths.settings} text={words.toSettings} isMain />;
  const upload = <Way to={sheetPaths.upload} text={words.upload} isMain />;
  if (reason === 'newest') return upload;
  return (
    <>
      {place.of === 'search' && place.language !== undefined && (
        <Way to={searchPath(place.words)} text={words.allLanguages} isMain />
      )}
      {place.of === 'author' && <Way to={personPath(place.author)} text={words.toPerson} />}
      <Way to={sheetPaths.list} text={words.toNewest} />
      {(reason === 'school' || reason === 'space') && upload}
    </>
  );
};

/** What a list with nothing in it says: why it is empty, and what can be done. */
export const SheetsEmpty = (props: SheetsEmptyProps) => {
  const { title, text } = words.none[reasonOf(props)];
  return (
    <PageNote title={title} text={text} level="h2">
      {ways(props)}
    </PageNote>
  );
};
