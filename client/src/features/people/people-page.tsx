import { PeopleListPart } from './parts/people-list.tsx';
import { PersonFrame } from './parts/person-frame.tsx';
import type { PeopleList } from './people-paths.ts';

const PeoplePage = ({ list }: { list: PeopleList }) => (
  <PersonFrame list={list}>
    {(head, token) => <PeopleListPart key={list} head={head} list={list} token={token} />}
  </PersonFrame>
);

/** Who follows a person. */
export const FollowersPage = () => <PeoplePage list="followers" />;

/** Whom a person follows. */
export const FollowingsPage = () => <PeoplePage list="followings" />;
