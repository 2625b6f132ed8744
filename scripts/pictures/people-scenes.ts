import type { PersonHead, PersonLine } from '@sets/shared/people/people.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';
import { class24 } from './roster-scenes.ts';

const sizes: readonly Size[] = ['phone', 'laptop', 'projector', 'small'];
const stranger = { follows: false, isFollower: false, isBlocked: false };
const longName =
  'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian Alexander von und zu Donaudampfschifffahrt';

const ada: PersonHead = {
  userid: 'ada',
  username: 'Ada Lovelace',
  school: 'Analytical College',
  followers: 1_284,
  followings: 24,
  listsAreOpen: true,
  you: { ...stranger, isFollower: true },
};

/** One’s own followers: as many scripts as a class of today has, and names that fill their line. */
const many = (isOwn: boolean): PersonLine[] =>
  [longName, ...class24].map((username, at) => ({
    userid: `p${at}`,
    username,
    you: {
      follows: at % 3 === 1,
      isFollower: isOwn || at % 4 === 2,
      isBlocked: at === 5 && !isOwn,
    },
  }));

const press =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click();
  };

/** What the server would answer of this person. */
const of = (head: PersonHead, people: readonly PersonLine[] = [], next: string | null = null) => ({
  [`/api/people/${head.userid}`]: head,
  [`/api/people/${head.userid}/followers`]: { people, next },
  [`/api/people/${head.userid}/followings`]: { people, next },
});

const unblock = async (page: Page): Promise<void> => {
  await press('Show them')(page);
  await page
    .getByRole('button', { name: /^Unblock/ })
    .first()
    .waitFor();
};

const nobodyBlocked = async (page: Page): Promise<void> => {
  await press('Show them')(page);
  await page.getByText('You block nobody').waitFor();
};

const photographOwn = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const { userid, username } = as;
  const own = { ...ada, userid, username, you: null };
  const usual = { as, sizes, until: 'main h1' };
  const followers = { ...usual, path: `/followers/${userid}`, until: 'main h2' };
  await camera.take({ ...followers, name: 'people-own', answers: of(own, many(true), 'next') });
  await camera.take({
    ...followers,
    name: 'people-own-empty',
    answers: of({ ...own, followers: 0 }),
  });
  await camera.take({
    ...followers,
    path: `/followings/${userid}`,
    name: 'people-own-none-followed',
    answers: of({ ...own, followings: 0 }),
  });
  const page = { ...usual, path: `/person/${userid}`, until: 'main [role=switch]', isWhole: true };
  await camera.take({ ...page, name: 'people-page-own', answers: of(own) });
  const blocked = [longName, ...class24.slice(8, 14)].map((name, at) => ({
    userid: `b${at}`,
    username: name,
  }));
  const answers = { ...of(own), '/api/user/blocked': { people: blocked } };
  await camera.take({ ...page, isWhole: false, name: 'people-blocked', answers, before: unblock });
  await camera.take({
    ...page,
    isWhole: false,
    name: 'people-nobody-blocked',
    answers: of(own),
    before: nobodyBlocked,
  });
};

const photographOther = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const usual = { as, sizes, until: 'main h1' };
  const page = { ...usual, path: '/person/ada' };
  const list = { ...usual, path: '/followers/ada', until: 'main h2' };
  const arabic = { ...ada, username: 'عائشة بنت يوسف الباعونية', school: 'جامعة دمشق' };
  const blocked = { ...ada, you: { ...stranger, isBlocked: true } };
  await camera.take({ ...page, name: 'people-page', answers: of(ada) });
  await camera.take({
    ...page,
    name: 'people-page-long',
    answers: of({ ...ada, username: longName }),
  });
  await camera.take({ ...page, name: 'people-page-rtl', answers: of(arabic) });
  await camera.take({ ...page, name: 'people-page-blocked', answers: of(blocked) });
  await camera.take({
    ...page,
    name: 'people-menu',
    answers: of(ada),
    before: press('More options'),
  });
  await camera.take({ ...list, name: 'people-list', answers: of(ada, many(false)) });
  await camera.take({ ...list, name: 'people-list-rtl', answers: of(arabic, many(false)) });
  await camera.take({ ...list, name: 'people-list-empty', answers: of({ ...ada, followers: 0 }) });
  await camera.take({
    ...list,
    name: 'people-private',
    answers: of({ ...ada, listsAreOpen: false }),
  });
  await camera.take({ ...usual, path: '/person/nobody', name: 'people-nobody' });
};

/** People and their lists: one’s own and those of others, open and private, full and empty. */
export const photographPeople = async (camera: Camera, product: Product): Promise<void> => {
  await photographOwn(camera, product.lecturer);
  await photographOther(camera, product.lecturer);
};
