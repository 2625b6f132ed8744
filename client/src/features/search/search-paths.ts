import type { SearchHit } from '@sets/shared/search/search.contract.ts';
import { modulePaths } from '../module/module-paths.ts';

/** Where a hit leads. */
export const pathOfHit = ({ moduleid, topicid, questionid, articleid }: SearchHit): string => {
  if (articleid !== null) return `/article/${articleid}`;
  if (topicid === null) return modulePaths.space(moduleid);
  const topic = modulePaths.topic(moduleid, topicid);
  return questionid === null ? topic : `${topic}/${questionid}`;
};

/** Tells hits apart: ids of one kind alone are unique. */
export const keyOfHit = ({ kind, moduleid, topicid, questionid, articleid }: SearchHit): string =>
  [kind, moduleid, topicid, questionid, articleid].filter((part) => part !== null).join('-');
