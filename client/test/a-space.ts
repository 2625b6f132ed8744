import type { Module, ModuleRights } from '@sets/shared/module/module.contract.ts';
import { json } from './answer-fetch.ts';

const none: ModuleRights = {
  edit: false,
  invite: false,
  leave: false,
  handOver: false,
  remove: false,
};
/** What the owner may do. */
export const all: ModuleRights = {
  edit: true,
  invite: true,
  leave: false,
  handOver: true,
  remove: true,
};

const topic = (topicid: string, title: string, archived = false) => ({ topicid, title, archived });

/** A space of Mira's with two topics, one archived, and a moderator, as a reader is told of it. */
export const aSpace = (change: Partial<Module> = {}): Module => ({
  moduleid: 'm1',
  title: 'Algorithms',
  description: 'Sorting and **searching**, $O(n)$.',
  startDate: '2026-10-12',
  visibility: 'open',
  divisionOnly: false,
  division: '',
  school: 'NA',
  topics: [topic('t1', 'Sorting'), topic('t2', 'Searching'), topic('t3', 'Old things', true)],
  owner: { userid: 'mira', username: 'Mira' },
  moderators: [{ userid: 'omar', username: 'Omar' }],
  may: none,
  ...change,
});

/** A server that has this space. */
export const answersOf = (space: Module) => ({
  [`GET /api/module/getmodule/${space.moduleid}`]: () => json(200, space),
  [`GET /api/module/getinvitations/${space.moduleid}`]: () => json(200, { invitations: [] }),
  [`GET /api/module/getlive/${space.moduleid}`]: () => json(200, { rooms: [] }),
  [`GET /api/article/of/${space.moduleid}`]: () => json(200, { articles: [] }),
  ...Object.fromEntries(
    space.topics.flatMap(({ topicid }) => [
      [
        `GET /api/module/getpast/${space.moduleid}/${topicid}`,
        () => json(200, { runs: [], next: null }),
      ],
      [
        `GET /api/runs?moduleid=${space.moduleid}&topicid=${topicid}`,
        () => json(200, { runs: [], next: null }),
      ],
    ]),
  ),
  'POST /api/user/updatemodulevisited': () => json(200, { list: [] }),
});
