import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { useAsked } from '../../../../core/use-asked.ts';
import { useAccountVisits, useTitles } from '../../../module/use-visited-spaces.ts';

interface Space {
  readonly moduleid: string;
  readonly title: string;
}

/** The spaces that somebody created, moderates or has visited, each once; null while they load. */
export const useOwnSpaces = (who: SignedIn): readonly Space[] | null => {
  const given = { token: who.token, params: { userid: who.userid } };
  const created = useAsked(moduleCalls.createdBy, given);
  const moderated = useAsked(moduleCalls.moderatedBy, given);
  const { visits } = useAccountVisits(who);
  const visited = useTitles(who.token, visits ?? []);
  const all = [created, moderated, visited];
  if (visits === null || all.some(({ data, failure }) => data === null && failure === null)) {
    return null;
  }
  const spaces = all.flatMap(({ data }) => data?.modules ?? []);
  return [
    ...new Map(spaces.map(({ moduleid, title }) => [moduleid, { moduleid, title }])).values(),
  ];
};
