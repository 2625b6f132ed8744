import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { accountPaths } from '../features/account/account-paths.ts';
import { blogPaths } from '../features/blog/blog-paths.ts';
import { sheetPaths } from '../features/cheatsheet/sheet-paths.ts';
import { foodPaths } from '../features/food/food-paths.ts';
import { vendorPath } from '../features/food/vendor/vendor-paths.ts';
import { peoplePaths } from '../features/people/people-paths.ts';
import { roulettePath } from '../features/roster/roster-paths.ts';
import { generatorPaths } from '../features/material/generator-paths.ts';
import { modulePaths } from '../features/module/module-paths.ts';
import { quizPaths } from '../features/quiz/quiz-paths.ts';
import { resumePaths } from '../features/resume/resume-paths.ts';

/** Where the shell leads. Fixed by the specification. */
export const shellPaths = {
  ...accountPaths,
  home: '/',
  createSpace: modulePaths.create,
  admin: '/admin/homepage',
  guide: '/howitworks',
  updates: '/updatelogs',
  roulette: roulettePath,
  resume: resumePaths.resume,
  blogs: blogPaths.feed,
  sheets: sheetPaths.list,
  food: foodPaths.listings,
  vendor: vendorPath,
  newQuiz: quizPaths.create(),
  person: peoplePaths.person,
  generator: generatorPaths.page,
  newPoll: `/tools/polltime/createpoll/${personalShelf.moduleid}/${personalShelf.topicid}`,
  /** The help: a space like others, at its fixed address. */
  support: modulePaths.space,
} as const;
