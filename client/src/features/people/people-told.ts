import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import type { PeoplePage, PersonHead } from '@sets/shared/people/people.contract.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useChanged, useTold } from '../../core/use-asked.ts';

type Pages = InfiniteData<PeoplePage>;

/** The pages with what was told of a person in each line of theirs. */
const withTold = (pages: Pages | undefined, { userid, you }: PersonHead): Pages | undefined =>
  pages === undefined
    ? undefined
    : {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          people: page.people.map((line) => (line.userid === userid ? { ...line, you } : line)),
        })),
      };

/** Takes over what a change of how one stands to a person was answered: in the head, in each list. */
export const usePeopleTold = (): ((told: PersonHead) => void) => {
  const client = useQueryClient();
  const tellHead = useTold(peopleCalls.head);
  const changed = useChanged();
  return (told) => {
    tellHead({ params: { userid: told.userid } }, told);
    for (const call of [peopleCalls.followers, peopleCalls.followings]) {
      client.setQueriesData<Pages>({ queryKey: [call.path] }, (pages) => withTold(pages, told));
      // In this person's own lists one is now, or is not any more.
      changed(call, told.userid);
    }
    // One's own counts are others now, too.
    changed(peopleCalls.head);
    changed(peopleCalls.blocked);
  };
};
